import { route } from '@/lib/http/route'
import { duplicateProject } from '@/lib/projects/mutations'
import { projectKey } from '@/lib/projects/schema'

export const POST = route({ access: 'verified', params: projectKey, status: 201 }, ({ viewer, params }) =>
  duplicateProject(viewer, params.id),
)
