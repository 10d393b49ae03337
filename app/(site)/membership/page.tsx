import type { Metadata } from 'next'
import { AlreadyMember } from '@/components/membership/already-member'
import { MembershipFlow } from '@/components/membership/membership-flow'
import { currentViewer } from '@/lib/auth/session'
import { PRODUCT } from '@/lib/core/constants'
import { env } from '@/lib/core/env'
import { PLANS } from '@/lib/membership/constants'

export const metadata: Metadata = {
  alternates: { canonical: '/membership' },
  title: 'Membership',
  description: `Join ${PRODUCT.name} free of charge during the trial run: every article, search, likes, bookmarks and comments.`,
}

export default async function MembershipPage() {
  const viewer = await currentViewer()
  const paidPlans = env().PAID_PLANS === 'on'
  return (
    <div className="page py-10 sm:py-14">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Membership</h1>
      <p className="text-ink-soft mt-3 mb-8 max-w-[38em] text-lg">
        The library is open to members. Joining takes a minute and asks for no card.
      </p>
      {viewer ? (
        <AlreadyMember name={viewer.firstName} />
      ) : (
        <MembershipFlow
          plans={PLANS.map((plan) => ({ ...plan, available: plan.price === 0 || paidPlans }))}
        />
      )}
    </div>
  )
}
