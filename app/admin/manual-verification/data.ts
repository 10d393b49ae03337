import type { VerificationView } from '@/components/admin/verification/verification-address'
import { allView, waitingView } from '@/components/admin/verification/views'
import { listUsers } from '@/lib/users/administration/queries'
import { usersQuery } from '@/lib/users/administration/schema'
import { pageData, type Query } from '@/lib/http/page-data'

export const verification = pageData('/admin/manual-verification', 'admin', async (viewer, { query }) => {
  const view = viewOf(query)
  const lists = [waitingView(view), allView(view)]
  return { view, lists, found: await Promise.all(lists.map((list) => listUsers(viewer, list))) }
})

/** What the address says, as far as it can be understood. */
function viewOf({ q, waiting, all }: Query): VerificationView {
  const { shape } = usersQuery
  return {
    search: shape.search.safeParse(q).data || undefined,
    waiting: shape.page.safeParse(waiting).data,
    all: shape.page.safeParse(all).data,
  }
}
