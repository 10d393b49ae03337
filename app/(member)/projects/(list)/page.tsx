import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { Invited } from '@/components/projects/invited'
import { OfflineCopies } from '@/components/offline/offline-copies'
import { ProjectList } from '@/components/projects/project-list'
import { Prefetched } from '@/components/ui/prefetched'
import { readPage } from '@/lib/http/read-page'
import { projectsQuery } from '@/lib/projects/hooks'
import { projectList } from './data'

export const metadata: Metadata = { title: 'Projects', robots: { index: false } }

export default async function ProjectsPage() {
  const { viewer, data } = await readPage(projectList)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Projects</h1>
      {data ? (
        <>
          {data.invitations.map((invitation) => (
            <Invited key={invitation.projectId} invitation={invitation} />
          ))}
          <Prefetched entries={[[projectsQuery.queryKey, data.projects]]}>
            <ProjectList />
            <OfflineCopies memberId={viewer.id} />
          </Prefetched>
        </>
      ) : (
        <>
          <VerificationNotice email={viewer.email} className="mt-6" />
          <p className="text-ink-soft mt-6">
            You can gather what you need for a job here as soon as your email address is verified.
          </p>
        </>
      )}
    </div>
  )
}
