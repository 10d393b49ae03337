import { Reply } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { createProject } from '@/lib/projects/mutations'
import { listProjects } from '@/lib/projects/queries'
import { projectInput } from '@/lib/projects/schema'

export const GET = route({ access: 'verified' }, ({ viewer }) => listProjects(viewer))

export const POST = route({ access: 'verified', body: projectInput }, async ({ viewer, body }) => {
  const { project, created } = await createProject(viewer, body)
  return new Reply(project, { status: created ? 201 : 200 })
})
