import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { AccessTokens } from '@/components/account/access-tokens/access-tokens'
import { AccountInformation } from '@/components/account/account-information'
import { MembershipInformation } from '@/components/account/membership-information'
import { MyArticles } from '@/components/account/my-articles'
import { MyReports } from '@/components/account/my-reports'
import { NameOnArticles } from '@/components/account/name-on-articles'
import { PreferencesCard } from '@/components/account/preferences-card'
import { ProfessionalDetails } from '@/components/account/professional-details'
import { ProfileSummary } from '@/components/account/profile-summary'
import { ProfileTabs } from '@/components/account/profile-tabs'
import { RecentSignIns } from '@/components/account/recent-sign-ins'
import { SecuritySettings } from '@/components/account/security-settings'
import { TwoFactor } from '@/components/account/two-factor/two-factor'
import { YourData } from '@/components/account/your-data'
import { isVerified } from '@/lib/auth/access'
import { pageViewer } from '@/lib/http/session'
import { billingOf } from '@/lib/billing/queries'
import { Prefetched } from '@/lib/core/server/prefetched'
import { preferencesQuery } from '@/lib/users/preferences/hooks'
import { preferencesOf } from '@/lib/users/preferences/queries'
import { activityOf } from '@/lib/users/profile/queries'
import { currentUser } from '@/lib/users/queries'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

export default async function ProfilePage() {
  const viewer = await pageViewer('signedIn')
  const [user, activity, preferences, billing] = await Promise.all([
    currentUser(viewer),
    activityOf(viewer),
    preferencesOf(viewer),
    billingOf(viewer),
  ])
  const verified = isVerified(viewer)
  return (
    <div className="page py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Profile</h1>
      {!verified && <VerificationNotice email={viewer.email} className="mt-6" />}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <ProfileSummary user={user} activity={activity} />
        <Prefetched entries={[[preferencesQuery.queryKey, preferences]]}>
          <ProfileTabs
            profile={
              <>
                <MembershipInformation user={user} />
                <ProfessionalDetails company={user.company} professionalTitle={user.professionalTitle} />
                <NameOnArticles
                  name={`${user.firstName} ${user.lastName}`.trim()}
                  company={user.company}
                  professionalTitle={user.professionalTitle}
                />
                <MyArticles verified={verified} />
                <MyReports verified={verified} />
              </>
            }
            settings={
              <>
                <SecuritySettings email={user.email} />
                <TwoFactor email={user.email} isAdmin={user.role === 'admin'} />
                <RecentSignIns />
                <AccessTokens verified={verified} />
                <PreferencesCard />
                <AccountInformation user={user} />
                <YourData email={user.email} pays={billing.state} />
              </>
            }
          />
        </Prefetched>
      </div>
    </div>
  )
}
