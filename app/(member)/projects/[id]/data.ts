import { pageData } from '@/lib/http/page-data'
import { invitationsFor, openProject, partOf } from '@/lib/projects/queries'
import { projectKey } from '@/lib/projects/schema'

/**
 * The project, or the invitation to it that the viewer has not answered; null where there is neither. Throws
 * NOT_FOUND where it is deleted meanwhile.
 */
export const oneProject = pageData('/projects/[id]', 'verified', async (viewer, { params }) => {
  const { data: key } = projectKey.safeParse(params)
  if (!key) return null
  if ((await partOf(viewer, key.id)) !== null) return { project: await openProject(viewer, key.id) }
  const [invitation] = await invitationsFor(viewer, key.id)
  return invitation ? { invitation } : null
})
