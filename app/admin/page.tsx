import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { DashboardCard, type Waiting } from '@/components/admin/dashboard-card'
import { ADMIN_PAGES } from '@/components/admin/navigation'
import { FailedJobs } from '@/components/admin/operations/failed-jobs'
import { HealthPanel } from '@/components/admin/operations/health-panel'
import { TwoFactorReminder } from '@/components/admin/two-factor-reminder'
import { countShelves } from '@/lib/articles/administration/queries'
import { pageViewer } from '@/lib/http/session'
import { twoFactorState } from '@/lib/auth/two-factor/queries'
import type { Admin } from '@/lib/auth/viewer'
import { countReported } from '@/lib/comments/queries'
import { countUnread } from '@/lib/contact/administration/queries'
import { Prefetched } from '@/lib/core/server/prefetched'
import { countUndecided } from '@/lib/errata/queries'
import { failedJobsQuery, operationsQuery } from '@/lib/operations/hooks'
import { listFailedJobs, operations } from '@/lib/operations/queries'
import { countToReview } from '@/lib/standards/work/queries'
import { countUnverified } from '@/lib/users/administration/queries'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminPage() {
  const viewer = await pageViewer('admin')
  const [{ enabled }, waiting, state, jobs] = await Promise.all([
    twoFactorState(viewer),
    waitingOn(viewer),
    operations(viewer),
    listFailedJobs(viewer),
  ])
  return (
    <Prefetched
      entries={[
        [operationsQuery.queryKey, state],
        [failedJobsQuery.queryKey, jobs],
      ]}
    >
      <AdminHeading title="Admin Dashboard" lead="What there is to look after, and what waits for you." />
      {!enabled && <TwoFactorReminder />}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {ADMIN_PAGES.map((page) => (
          <DashboardCard key={page.href} page={page} waiting={waiting[page.href]} />
        ))}
      </ul>
      <HealthPanel />
      <FailedJobs />
    </Prefetched>
  )
}

/** What needs a decision today, by the page where it is made. */
async function waitingOn(viewer: Admin): Promise<Record<string, Waiting>> {
  const [{ pending_review: pending }, reported, errors, unread, unverified, standards] = await Promise.all([
    countShelves(viewer),
    countReported(viewer),
    countUndecided(viewer),
    countUnread(viewer),
    countUnverified(viewer),
    countToReview(viewer),
  ])
  return {
    '/admin/articles': { count: pending, noun: 'to review' },
    '/admin/articles-with-comments': { count: reported, noun: 'reported' },
    '/admin/errata': { count: errors, noun: 'to decide' },
    '/admin/standards/work': { count: standards, noun: 'to review' },
    '/admin/contact-submissions': { count: unread, noun: 'unread' },
    '/admin/manual-verification': { count: unverified, noun: 'unverified for a day' },
  }
}
