'use client'
import { useState } from 'react'
import { TRIAL_MONTHS } from '@/lib/membership/constants'
import { Alert } from '../ui/alert'
import { PlanChoice, type OfferedPlan } from './plan-choice'
import { RegistrationFormStep } from './registration-form-step'
import { WhyChoose } from './why-choose'

/** First the plan, then the person. Going back clears both. */
export function MembershipFlow({ plans }: { plans: OfferedPlan[] }) {
  const [plan, setPlan] = useState<OfferedPlan | null>(null)
  return (
    <div className="grid gap-10">
      <Alert tone="info" title="Free trial run">
        Joining during the trial gives you the first {TRIAL_MONTHS} months of paid membership free when paid
        subscriptions start. The free access is temporary. Paid plans are coming soon.
      </Alert>
      {plan ? (
        <RegistrationFormStep plan={plan} onBack={() => setPlan(null)} />
      ) : (
        <PlanChoice plans={plans} onChoose={setPlan} />
      )}
      {!plan && <WhyChoose />}
    </div>
  )
}
