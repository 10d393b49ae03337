import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { Invited } from '@/components/projects/invited'
import { ProjectView } from '@/components/projects/project-view'
import { PROJECTS_PAGE } from '@/components/projects/projects-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { isVerified } from '@/lib/auth/access'
import { Prefetched } from '@/components/ui/prefetched'
import { foundOr404 } from '@/lib/http/found'
import { readPage } from '@/lib/http/read-page'
import { pageViewer } from '@/lib/http/session'
import { projectQuery } from '@/lib/projects/hooks'
import { oneProject } from './data'

type Props = { params: Promise<{ id: string }> }

const projectAt = cache(async (id: string) => foundOr404(readPage(oneProject, { params: { id } })))

/** With several projects open, the tabs say which is which. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data } = isVerified(await pageViewer('signedIn'))
    ? await projectAt((await params).id)
    : { data: null }
  const named = data?.invitation ?? data?.project
  return { title: named?.name ?? 'Project', robots: { index: false } }
}

export default async function ProjectPage({ params }: Props) {
  // The list says what is missing.
  if (!isVerified(await pageViewer('signedIn'))) redirect(PROJECTS_PAGE)
  const { data: found } = await projectAt((await params).id)
  if (!found) notFound()
  if (found.invitation) {
    const { invitation } = found
    return (
      <div className="page max-w-4xl py-6 sm:py-10">
        <Breadcrumb items={[{ label: 'Projects', href: PROJECTS_PAGE }, { label: invitation.name }]} />
        <h1 className="mt-4 text-3xl font-semibold tracking-tight">Invitation</h1>
        <Invited invitation={invitation} />
      </div>
    )
  }
  const { project } = found
  return (
    <Prefetched entries={[[projectQuery(project.id).queryKey, project]]}>
      <div className="page max-w-4xl py-6 sm:py-10">
        <Breadcrumb items={[{ label: 'Projects', href: PROJECTS_PAGE }, { label: project.name }]} />
        <ProjectView id={project.id} />
      </div>
    </Prefetched>
  )
}
