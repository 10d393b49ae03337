import { billingOf } from '@/lib/billing/queries'
import { pageData } from '@/lib/http/page-data'
import { preferencesOf } from '@/lib/users/preferences/queries'
import { activityOf } from '@/lib/users/profile/queries'
import { currentUser } from '@/lib/users/queries'

export const profile = pageData('/profile', 'signedIn', async (viewer) => {
  const [user, activity, preferences, billing] = await Promise.all([
    currentUser(viewer),
    activityOf(viewer),
    preferencesOf(viewer),
    billingOf(viewer),
  ])
  return { user, activity, preferences, billing }
})
