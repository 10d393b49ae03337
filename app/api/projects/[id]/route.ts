import { route } from '@/lib/http/route'
import { changeProject, deleteProject } from '@/lib/projects/mutations'
import { openProject } from '@/lib/projects/queries'
import { projectChange, projectKey } from '@/lib/projects/schema'

export const GET = route({ access: 'verified', params: projectKey }, ({ viewer, params }) =>
  openProject(viewer, params.id),
)

export const PATCH = route(
  { access: 'verified', params: projectKey, body: projectChange },
  ({ viewer, params, body }) => changeProject(viewer, params.id, body),
)

export const DELETE = route({ access: 'verified', params: projectKey }, ({ viewer, params }) =>
  deleteProject(viewer, params.id),
)
