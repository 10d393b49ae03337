import type { Metadata } from 'next'
import { VerificationNotice } from '@/components/access/verification-notice'
import { AlreadyMember } from '@/components/membership/already-member'
import { MemberPlans } from '@/components/membership/member-plans'
import { MembershipFlow } from '@/components/membership/membership-flow'
import { PaymentStep } from '@/components/membership/payment-step'
import { isVerified } from '@/lib/auth/access'
import { audience, currentViewer } from '@/lib/http/session'
import { plansAreOpen } from '@/lib/billing/entitlement/queries'
import { billingQuery } from '@/lib/billing/hooks'
import { billingOf } from '@/lib/billing/queries'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/server/env'
import { Prefetched } from '@/components/ui/prefetched'
import { PLANS } from '@/lib/membership/constants'

export const generateMetadata = (): Metadata => ({
  alternates: { canonical: '/membership' },
  title: 'Membership',
  description: `Join ${PRODUCT.name} free of charge${plansAreOpen() ? ': articles' : ' during the trial run: every article'}, search, likes, bookmarks and comments.`,
})

const WITHOUT_PREMIUM = 'The library without its premium articles.'

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function MembershipPage({ searchParams }: { searchParams: Query }) {
  const [viewer, isMember] = [await currentViewer(), (await audience()) === 'member']
  const { step, plan: asked } = await searchParams
  const paidPlans = plansAreOpen()
  const verified = viewer !== null && isVerified(viewer)
  const plans = PLANS.map((plan) => ({
    ...plan,
    available: plan.price === 0 || paidPlans,
    description: plan.price === 0 && paidPlans ? WITHOUT_PREMIUM : plan.description,
  }))
  const paying = step === 'payment' && plans.find(({ id, price }) => price > 0 && id === asked)
  return (
    <div className="page py-6 sm:py-10 sm:py-14">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Membership</h1>
      <p className="text-ink-soft mt-3 mb-8 max-w-[38em] text-lg">
        {isMember
          ? `What your membership holds${paidPlans ? ', and what it costs' : ''}.`
          : `The library is open to members. Joining takes a minute${paidPlans ? '' : ' and asks for no card'}.`}
      </p>
      {viewer && paidPlans && !verified && <VerificationNotice email={viewer.email} className="mb-8" />}
      {!isMember ? (
        <MembershipFlow plans={plans} />
      ) : !paidPlans || !viewer ? (
        <AlreadyMember />
      ) : paying ? (
        <PaymentStep plan={paying} publishableKey={env().STRIPE_PUBLISHABLE_KEY ?? ''} />
      ) : (
        <Prefetched entries={[[billingQuery.queryKey, await billingOf(viewer)]]}>
          <MemberPlans
            name={`${viewer.firstName} ${viewer.lastName}`}
            email={viewer.email}
            verified={verified}
            plans={plans}
          />
        </Prefetched>
      )}
    </div>
  )
}
