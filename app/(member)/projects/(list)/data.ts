import { isVerified } from '@/lib/auth/access'
import { pageData } from '@/lib/http/page-data'
import { invitationsFor, listProjects } from '@/lib/projects/queries'

/** Null for a member who has none yet, because the address is not verified. */
export const projectList = pageData('/projects', 'signedIn', async (viewer) => {
  if (!isVerified(viewer)) return null
  const [projects, invitations] = await Promise.all([listProjects(viewer), invitationsFor(viewer)])
  return { projects, invitations }
})
