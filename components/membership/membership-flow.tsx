'use client'
import { useSearchParams } from 'next/navigation'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { Alert } from '../ui/alert'
import { Link } from '../ui/link'
import { goToStep } from './go-to-step'
import { PlanChoice, type OfferedPlan } from './plan-choice'
import { RegistrationFormStep } from './registration-form-step'
import { WhyChoose } from './why-choose'

/**
 * First the plan, then the person. Going back clears both; the plan stands in the address, so that the
 * browser's Back is a step back too.
 */
export function MembershipFlow({ plans }: { plans: OfferedPlan[] }) {
  const paid = plans.some(({ available, price }) => available && price > 0)
  const asked = useSearchParams().get('plan')
  const plan = plans.find(({ id, available }) => available && id === asked)
  return (
    <div className="grid gap-10">
      <Alert tone="info" title={paid ? 'Joined during the free trial run?' : 'Free trial run'}>
        {paid ? <CohortBanner /> : <TrialBanner />}
      </Alert>
      {plan ? (
        <RegistrationFormStep plan={plan} onBack={() => goToStep('')} />
      ) : (
        <PlanChoice plans={plans} onChoose={({ id }) => goToStep(`?plan=${id}`)} />
      )}
      {!plan && <WhyChoose />}
    </div>
  )
}

const TrialBanner = () => (
  <>
    Joining during the trial gives you the first {TRIAL_MONTHS} months of paid membership free when paid
    subscriptions start. The free access is temporary. Paid plans are coming soon.
  </>
)

const CohortBanner = () => (
  <>
    Your first {TRIAL_MONTHS} months of paid membership are free.{' '}
    <Link href="/login" className="prose-link">
      Sign in
    </Link>{' '}
    with the account that you have, and choose a plan here.
  </>
)
