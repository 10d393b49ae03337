import 'server-only'
import { PLAN_NAMES, TRIAL_NOTICE_DAYS } from '../../constants'
import type { ProviderInvoice } from '../../invoices/gateway'
import { pounds } from '../../rules/money'
import { graceEnd } from '../../rules/state'
import type { BillingState, PaidPlan } from '../../types'
import type { Tx } from '@/lib/core/server/db'
import { queueMail } from '@/lib/mail/mutations'
import type { TemplateName, TemplateProps } from '@/lib/mail/types'

/** A stored subscription, with what the emails about it need. */
export type StoredSubscription = {
  id: string
  plan: PaidPlan
  amount: number | null
  state: BillingState
  startedAt: Date | null
  trialEndsAt: Date | null
  currentPeriodEndsAt: Date | null
  cancelAtPeriodEnd: boolean
  pastDueSince: Date | null
}

/**
 * Queues emails about a trial that ends soon and a membership that will end or has ended, one for each event.
 */
export async function queueStateEmails(
  tx: Tx,
  userId: string,
  all: StoredSubscription[],
  now: Date,
): Promise<void> {
  const write = await writerFor(tx, userId)
  for (const each of all) {
    const { id, plan, amount, state, startedAt, trialEndsAt, currentPeriodEndsAt } = each
    if (startedAt === null) continue
    const called = PLAN_NAMES[plan]
    if (state === 'canceled') await write(`membership-ended:${id}`, 'membership-ended', { plan: called })
    else if (each.cancelAtPeriodEnd && currentPeriodEndsAt) {
      const endsAt = currentPeriodEndsAt.toISOString()
      await write(`membership-ending:${id}:${endsAt}`, 'membership-ending', { plan: called, endsAt })
    } else if (state === 'trialing' && trialEndsAt && daysBetween(now, trialEndsAt) <= TRIAL_NOTICE_DAYS)
      await write(`trial-ending:${id}`, 'trial-ending', {
        plan: called,
        amount: amount === null ? null : pounds(amount),
        chargedAt: trialEndsAt.toISOString(),
      })
  }
}

/** Queues a receipt for each paid invoice, and an email for each failed charge. */
export async function queueInvoiceEmails(
  tx: Tx,
  userId: string,
  all: StoredSubscription[],
  invoices: ProviderInvoice[],
): Promise<void> {
  const write = await writerFor(tx, userId)
  const known = new Map(all.map((each) => [each.id, each]))
  for (const invoice of invoices) {
    const about = known.get(invoice.subscriptionId ?? '')
    if (!about) continue
    const plan = PLAN_NAMES[about.plan]
    if (invoice.status === 'paid' && invoice.amountPaid > 0 && invoice.paidAt)
      await write(`receipt:${invoice.id}`, 'payment-receipt', {
        plan,
        amount: pounds(invoice.amountPaid),
        paidAt: invoice.paidAt.toISOString(),
        number: invoice.number ?? invoice.id,
      })
    // A first payment that fails is reported on the payment page instead.
    if (invoice.failures > 0 && about.state === 'past_due' && about.pastDueSince)
      await write(`payment-failed:${invoice.id}:${invoice.failures}`, 'payment-failed', {
        plan,
        amount: pounds(invoice.amount),
        retryAt: invoice.retryAt?.toISOString() ?? '',
        accessUntil: graceEnd(about.pastDueSince).toISOString(),
      })
  }
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000

type Named<T extends TemplateName> = Omit<TemplateProps[T], 'firstName'>

async function writerFor(tx: Tx, userId: string) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, status: true },
  })
  return async <T extends TemplateName>(eventKey: string, template: T, props: Named<T>): Promise<void> => {
    if (user.status === 'deleted') return
    await queueMail(tx, {
      eventKey,
      template,
      to: user.email,
      userId,
      props: { ...props, firstName: user.firstName } as unknown as TemplateProps[T],
    })
  }
}
