import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Invited } from '@/components/projects/invited'
import { ProjectView } from '@/components/projects/project-view'
import { PROJECTS_PAGE } from '@/components/projects/projects-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { isVerified } from '@/lib/auth/access'
import { Prefetched } from '@/components/ui/prefetched'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'
import { projectQuery } from '@/lib/projects/hooks'
import { invitationsFor, openProject, partOf } from '@/lib/projects/queries'
import { projectKey } from '@/lib/projects/schema'

export const metadata: Metadata = { title: 'Project', robots: { index: false } }

type Props = { params: Promise<{ id: string }> }

export default async function ProjectPage({ params }: Props) {
  // The list says what is missing.
  if (!isVerified(await pageViewer('signedIn'))) redirect(PROJECTS_PAGE)
  const viewer = await pageViewer('verified')
  const { data: key } = projectKey.safeParse(await params)
  if (!key) notFound()
  if ((await partOf(viewer, key.id)) === null) {
    const [invitation] = await invitationsFor(viewer, key.id)
    if (!invitation) notFound()
    return (
      <div className="page max-w-4xl py-6 sm:py-10">
        <Breadcrumb items={[{ label: 'Projects', href: PROJECTS_PAGE }, { label: invitation.name }]} />
        <h1 className="mt-4 text-3xl font-semibold tracking-tight">Invitation</h1>
        <Invited invitation={invitation} />
      </div>
    )
  }
  const project = await foundOr404(openProject(viewer, key.id))
  return (
    <Prefetched entries={[[projectQuery(key.id).queryKey, project]]}>
      <div className="page max-w-4xl py-6 sm:py-10">
        <Breadcrumb items={[{ label: 'Projects', href: PROJECTS_PAGE }, { label: project.name }]} />
        <ProjectView id={key.id} />
      </div>
    </Prefetched>
  )
}
