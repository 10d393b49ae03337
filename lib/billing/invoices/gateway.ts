import 'server-only'
import { asked, maybe, moment, stripe, unlessGone } from '../gateway'
import type { InvoiceLine } from '../types'

/** An invoice as our emails need it. `failures` counts the charges that were refused. */
export type ProviderInvoice = Omit<InvoiceLine, 'retryAt'> & {
  amountPaid: number
  paidAt: Date | null
  failures: number
  retryAt: Date | null
  subscriptionId: string | null
  /** Whether the provider retries the charge. */
  collected: boolean
}

export async function invoicesOf(customerId: string): Promise<ProviderInvoice[]> {
  const listed = await unlessGone(customerId, stripe().invoices.list({ customer: customerId, limit: 24 }))
  return (listed?.data ?? []).map((invoice) => {
    const parent = invoice.parent?.subscription_details?.subscription
    return {
      id: invoice.id ?? '',
      number: invoice.number ?? null,
      status: (invoice.status ?? 'draft') as InvoiceLine['status'],
      amount: invoice.amount_due,
      createdAt: moment(invoice.created).toISOString(),
      href: invoice.hosted_invoice_url ?? null,
      pdf: invoice.invoice_pdf ?? null,
      amountPaid: invoice.amount_paid,
      paidAt: maybe(invoice.status_transitions.paid_at),
      failures: invoice.status === 'open' ? invoice.attempt_count : 0,
      retryAt: maybe(invoice.next_payment_attempt),
      collected: invoice.auto_advance ?? false,
      subscriptionId: typeof parent === 'string' ? parent : (parent?.id ?? null),
    }
  })
}

/** Nobody can pay it any more. */
export const voidInvoice = async (id: string): Promise<void> =>
  void (await asked(stripe().invoices.voidInvoice(id)))

/** Lets the provider ask for an invoice by itself, or not. */
export const setCollected = async (id: string, collected: boolean): Promise<void> =>
  void (await asked(stripe().invoices.update(id, { auto_advance: collected })))
