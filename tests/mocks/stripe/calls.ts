import type { Ledger } from './ledger'
import { type Customer, Refusal, type Invoice, type Price, type Subscription } from './objects'

const missing = (what: string) =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` })
const hasEnded = (ledger: Ledger, id: string) =>
  ['canceled', 'incomplete_expired'].includes(ledger.subscriptions.get(id)?.status ?? '')
const list = (data: unknown[]) => ({ object: 'list', has_more: false, url: '/', data })

/**
 * Answers the calls that the product makes. `given` holds the form or the query, in the provider's bracket
 * notation.
 */
export function answer(ledger: Ledger, method: string, path: string, given: URLSearchParams): unknown {
  const [, , kind = '', id = ''] = path.split('/')
  const call = `${method} ${kind}${id ? '/:id' : ''}`
  switch (call) {
    case 'GET prices': {
      const keys = given.getAll('lookup_keys[0]').concat(given.getAll('lookup_keys[1]'))
      return list([...ledger.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key ?? '')))
    }
    case 'POST prices':
      return newPrice(ledger, given)
    case 'POST customers': {
      const customer = {
        id: ledger.id('cus'),
        object: 'customer' as const,
        email: given.get('email') ?? '',
        metadata: { userId: given.get('metadata[userId]') ?? '' },
      }
      ledger.customers.set(customer.id, customer)
      ledger.emit('customer.created', customer)
      return customer
    }
    case 'GET customers/:id': {
      if (ledger.deleted.has(id) && !ledger.isOfAnother) return { id, object: 'customer', deleted: true }
      return theCustomer(ledger, id)
    }
    case 'POST customers/:id':
      return Object.assign(theCustomer(ledger, id), { email: given.get('email') ?? '' })
    case 'DELETE customers/:id': {
      theCustomer(ledger, id)
      ledger.customers.delete(id)
      ledger.deleted.add(id)
      for (const subscription of ledger.subscriptions.values())
        if (subscription.customer === id) ledger.cancel(subscription.id)
      return { id, object: 'customer', deleted: true }
    }
    case 'GET subscriptions':
      wasCustomer(ledger, given)
      return list(
        [...ledger.subscriptions.values()]
          .filter(({ customer }) => customer === given.get('customer'))
          .sort((a, b) => b.created - a.created)
          .map((subscription) => whole(ledger, subscription)),
      )
    case 'GET subscriptions/:id': {
      const subscription = ledger.subscriptions.get(id)
      if (!subscription) throw missing('subscription')
      return whole(ledger, subscription)
    }
    case 'POST subscriptions': {
      theCustomer(ledger, given.get('customer'))
      const trialEnd = given.get('trial_end')
      const made = ledger.subscribe(
        given.get('customer') ?? '',
        given.get('items[0][price]') ?? '',
        trialEnd ? Number(trialEnd) : null,
      )
      return whole(ledger, made)
    }
    case 'POST subscriptions/:id': {
      if (hasEnded(ledger, id))
        throw new Refusal(400, {
          type: 'invalid_request_error',
          message: 'A canceled subscription can only update its cancellation_details and metadata.',
        })
      const atEnd = given.get('cancel_at_period_end')
      const at = given.get('cancel_at')
      const pause = given.get('pause_collection') ?? given.get('pause_collection[behavior]')
      return whole(
        ledger,
        ledger.update(id, {
          cancelAtPeriodEnd: atEnd === null ? undefined : atEnd === 'true',
          cancelAt: at === null ? undefined : Number(at) || null,
          priceId: given.get('items[0][price]') ?? undefined,
          paused: pause === null ? undefined : pause === 'void',
        }),
      )
    }
    case 'DELETE subscriptions/:id':
      if (hasEnded(ledger, id)) throw missing('subscription')
      return whole(ledger, ledger.cancel(id))
    case 'GET invoices':
      wasCustomer(ledger, given)
      return list(
        [...ledger.invoices.values()]
          .filter(({ customer }) => customer === given.get('customer'))
          .sort((a, b) => b.created - a.created || b.id.localeCompare(a.id)),
      )
    case 'POST invoices/:id': {
      if (path.endsWith('/void')) return ledger.void(id)
      const invoice = ledger.invoices.get(id)
      if (!invoice) throw missing('invoice')
      return Object.assign(invoice, { auto_advance: given.get('auto_advance') === 'true' })
    }
    case 'POST billing_portal/:id':
      if (ledger.isPortalOff)
        throw new Refusal(400, {
          type: 'invalid_request_error',
          message: 'No configuration provided and your default configuration has not been created.',
        })
      theCustomer(ledger, given.get('customer'))
      return {
        id: ledger.id('bps'),
        object: 'billing_portal.session',
        url: 'https://billing.stripe.com/p/session/test',
      }
    default:
      throw new Refusal(404, { type: 'invalid_request_error', message: `The stand-in does not know ${call}` })
  }
}

function theCustomer(ledger: Ledger, id: string | null): Customer {
  const customer = ledger.customers.get(id ?? '')
  if (ledger.isLive)
    throw missing('customer; a similar object exists in live mode, but a test mode key was used')
  if (ledger.ofTestKey.has(id ?? ''))
    throw missing('customer; a similar object exists in test mode, but a live mode key was used')
  if (!customer || ledger.isOfAnother) throw missing('customer')
  return customer
}

/** What a deleted customer had is listed still. */
function wasCustomer(ledger: Ledger, given: URLSearchParams): void {
  const id = given.get('customer') ?? ''
  if (!ledger.deleted.has(id) || ledger.isOfAnother) theCustomer(ledger, id)
}

function newPrice(ledger: Ledger, given: URLSearchParams): Price {
  const price: Price = {
    id: ledger.id('price'),
    object: 'price',
    lookup_key: given.get('lookup_key'),
    unit_amount: Number(given.get('unit_amount')),
    currency: given.get('currency') ?? '',
    active: true,
    recurring: { interval: given.get('recurring[interval]') as 'month' | 'year', interval_count: 1 },
  }
  const holders = [...ledger.prices.values()].filter((each) => each.lookup_key === price.lookup_key)
  if (holders.length > 0 && given.get('transfer_lookup_key') !== 'true')
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `A price (\`${holders[0]!.id}\`) already uses that lookup key.`,
    })
  for (const holder of holders) holder.lookup_key = null
  ledger.prices.set(price.id, price)
  return price
}

/** With what the product asks to be expanded. */
function whole(ledger: Ledger, subscription: Subscription) {
  const invoice: Invoice | undefined = ledger.invoices.get(subscription.latest_invoice ?? '')
  const secret = ledger.intents.get(invoice?.intent ?? '')?.client_secret
  return {
    ...subscription,
    pending_setup_intent: ledger.intents.get(subscription.pending_setup_intent ?? '') ?? null,
    latest_invoice: invoice && {
      ...invoice,
      confirmation_secret: secret ? { client_secret: secret, type: 'payment_intent' } : null,
    },
  }
}
