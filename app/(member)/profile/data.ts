import { listSubmissions } from '@/lib/articles/submissions/queries'
import { isVerified } from '@/lib/auth/access'
import type { Verified } from '@/lib/auth/viewer'
import { billingOf } from '@/lib/billing/queries'
import { listOwnReports } from '@/lib/errata/queries'
import { pageData } from '@/lib/http/page-data'
import { preferencesOf } from '@/lib/users/preferences/queries'
import { activityOf } from '@/lib/users/profile/queries'
import { currentUser } from '@/lib/users/queries'

export const profile = pageData('/profile', 'signedIn', async (viewer) => {
  const [user, activity, preferences, billing, own] = await Promise.all([
    currentUser(viewer),
    activityOf(viewer),
    preferencesOf(viewer),
    billingOf(viewer),
    isVerified(viewer) ? ownOf(viewer) : null,
  ])
  return { user, activity, preferences, billing, own }
})

/** What only members with a verified address can have. */
async function ownOf(viewer: Verified) {
  const [articles, reports] = await Promise.all([listSubmissions(viewer), listOwnReports(viewer)])
  return { articles, reports }
}
