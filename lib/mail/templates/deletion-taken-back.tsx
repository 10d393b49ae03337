import { PRODUCT } from '@/lib/core/constants'
import { Action, EmailLayout, Greeting, Paragraph } from './layout'

export const subject = `Your ${PRODUCT.name} account stays`

export function DeletionTakenBack({
  firstName,
  appUrl,
  paidPlans,
}: {
  firstName: string
  appUrl: string
  paidPlans: boolean
}) {
  return (
    <EmailLayout appUrl={appUrl} title="Your account stays" preview="You signed in, so nothing is deleted.">
      <Greeting firstName={firstName} />
      <Paragraph>
        You had asked us to delete your {PRODUCT.name} account. You have signed in since, so the request is
        taken back: nothing was deleted, and everything is where you left it.
        {paidPlans && ' If you had a subscription, it stays cancelled until you resume it under Billing.'}
      </Paragraph>
      <Paragraph>
        If you still want to leave, ask again in your settings. If it was not you who signed in, reset your
        password.
      </Paragraph>
      <Action href={`${appUrl}/profile?tab=settings`} label="Open my settings" />
    </EmailLayout>
  )
}
