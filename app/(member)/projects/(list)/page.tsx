import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { Invited } from '@/components/projects/invited'
import { ProjectList } from '@/components/projects/project-list'
import { isVerified } from '@/lib/auth/access'
import { Prefetched } from '@/lib/core/server/prefetched'
import { pageViewer } from '@/lib/http/session'
import { projectsQuery } from '@/lib/projects/hooks'
import { invitationsFor, listProjects } from '@/lib/projects/queries'

export const metadata: Metadata = { title: 'Projects', robots: { index: false } }

export default async function ProjectsPage() {
  const viewer = await pageViewer('signedIn')
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Projects</h1>
      {isVerified(viewer) ? (
        <Projects />
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

async function Projects() {
  const viewer = await pageViewer('verified')
  const [projects, invitations] = await Promise.all([listProjects(viewer), invitationsFor(viewer)])
  return (
    <>
      {invitations.map((invitation) => (
        <Invited key={invitation.projectId} invitation={invitation} />
      ))}
      <Prefetched entries={[[projectsQuery.queryKey, projects]]}>
        <ProjectList />
      </Prefetched>
    </>
  )
}
