import type { QueryKey } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { AccessTokens } from '@/components/account/access-tokens/access-tokens'
import { AccountInformation } from '@/components/account/account-information'
import { EmailAddress } from '@/components/account/email-address/email-address'
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
import { submissionsQuery } from '@/lib/articles/submissions/hooks'
import { isVerified } from '@/lib/auth/access'
import { ownReportsQuery } from '@/lib/errata/hooks'
import { readPage } from '@/lib/http/read-page'
import { Prefetched } from '@/components/ui/prefetched'
import { preferencesQuery } from '@/lib/users/preferences/hooks'
import type { CurrentUser } from '@/lib/users/types'
import { profile } from './data'

export const metadata: Metadata = { title: 'Profile', robots: { index: false } }

export default async function ProfilePage() {
  const {
    viewer,
    data: { user, activity, preferences, billing, own },
  } = await readPage(profile)
  const verified = isVerified(viewer)
  return (
    // As high as the window from the first paint on: what is asked for later moves nothing in sight.
    <div className="page min-h-dvh py-6 sm:py-10">
      <h1 className="text-3xl font-semibold tracking-tight">Profile</h1>
      {!verified && <VerificationNotice email={viewer.email} className="mt-6" />}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <ProfileSummary user={user} activity={activity} />
        <Prefetched entries={[[preferencesQuery.queryKey, preferences], ...(own ? entriesOf(own) : [])]}>
          <ProfileTabs
            profile={
              <>
                <MembershipInformation user={user} />
                <ProfessionalDetails user={detailsOf(user)} />
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
                <EmailAddress email={user.email} />
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

type Own = NonNullable<Awaited<ReturnType<typeof profile.load>>['own']>

const entriesOf = ({ articles, reports }: Own): [QueryKey, unknown][] => [
  [submissionsQuery.queryKey, articles],
  [ownReportsQuery.queryKey, reports],
]

/** What a browser component is given is sent with the page: no more than it shows. */
const detailsOf = ({
  id,
  company,
  professionalTitle,
  experience,
  location,
  specialization,
}: CurrentUser) => ({
  id,
  company,
  professionalTitle,
  experience,
  location,
  specialization,
})
