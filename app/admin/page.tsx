import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { DashboardCard } from '@/components/admin/dashboard-card'
import { ADMIN_GROUPS } from '@/components/admin/navigation'
import { FailedJobs } from '@/components/admin/operations/failed-jobs'
import { HealthPanel } from '@/components/admin/operations/health-panel'
import { SiteFigures } from '@/components/admin/site-figures'
import { TwoFactorReminder } from '@/components/admin/two-factor-reminder'
import { type Waiting, WaitingWork } from '@/components/admin/waiting-work'
import { visitTrends } from '@/lib/analytics/dashboard/queries'
import { countShelves } from '@/lib/articles/administration/queries'
import { submissionTrend } from '@/lib/articles/review/queries'
import { pageViewer } from '@/lib/http/session'
import { twoFactorState } from '@/lib/auth/two-factor/queries'
import type { Admin } from '@/lib/auth/viewer'
import { countReported } from '@/lib/comments/queries'
import { countUnread } from '@/lib/contact/administration/queries'
import { Prefetched } from '@/components/ui/prefetched'
import { countUndecided } from '@/lib/errata/queries'
import { failedJobsQuery, operationsQuery } from '@/lib/operations/hooks'
import { listFailedJobs, operations } from '@/lib/operations/queries'
import { searchTrends } from '@/lib/search/metrics/queries'
import { countToReview } from '@/lib/standards/work/queries'
import { countUnverified } from '@/lib/users/administration/queries'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminPage() {
  const viewer = await pageViewer('admin')
  const [{ enabled }, state, jobs, visits, searches, submissions] = await Promise.all([
    twoFactorState(viewer),
    operations(viewer),
    listFailedJobs(viewer),
    visitTrends(viewer),
    searchTrends(viewer),
    submissionTrend(viewer),
  ])
  const waiting = await waitingOn(viewer, jobs.length)
  return (
    <Prefetched
      entries={[
        [operationsQuery.queryKey, state],
        [failedJobsQuery.queryKey, jobs],
      ]}
    >
      <AdminHeading title="Admin Dashboard" lead="What there is to look after, and what waits for you." />
      {!enabled && <TwoFactorReminder />}
      <WaitingWork waiting={waiting} />
      <SiteFigures {...visits} {...searches} submissions={submissions} />
      {ADMIN_GROUPS.map(({ name, pages }) => (
        <section key={name} className="mt-10">
          <h2 className="border-ink border-b pb-3 text-lg font-semibold">{name}</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {pages.map((page) => (
              <DashboardCard
                key={page.href}
                page={page}
                waiting={waiting.find(({ of }) => of === page.href)}
              />
            ))}
          </ul>
        </section>
      ))}
      <HealthPanel />
      <FailedJobs />
    </Prefetched>
  )
}

/** What needs a decision today: where it is made, and the list that holds just that. */
async function waitingOn(viewer: Admin, failed: number): Promise<Waiting[]> {
  const [{ pending_review: pending }, reported, errors, unread, unverified, standards] = await Promise.all([
    countShelves(viewer),
    countReported(viewer),
    countUndecided(viewer),
    countUnread(viewer),
    countUnverified(viewer),
    countToReview(viewer),
  ])
  return [
    {
      of: '/admin/articles',
      href: '/admin/articles?tab=pending_review',
      label: 'Submitted articles',
      count: pending,
      noun: 'to review',
    },
    {
      of: '/admin/articles-with-comments',
      href: '/admin/articles-with-comments#reported',
      label: 'Comments',
      count: reported,
      noun: 'reported',
    },
    {
      of: '/admin/errata',
      href: '/admin/errata?state=reported',
      label: 'Reported errors',
      count: errors,
      noun: 'to decide',
    },
    {
      of: '/admin/contact-submissions',
      href: '/admin/contact-submissions?status=new',
      label: 'Messages',
      count: unread,
      noun: 'unread',
    },
    {
      of: '/admin/standards/work',
      href: '/admin/standards/work',
      label: 'Articles behind a changed standard',
      count: standards,
      noun: 'to review',
    },
    {
      of: '/admin/manual-verification',
      href: '/admin/manual-verification#unverified',
      label: 'Members',
      count: unverified,
      noun: 'unverified for a day',
    },
    { of: null, href: '#failed-jobs', label: 'Jobs', count: failed, noun: 'failed' },
  ]
}
