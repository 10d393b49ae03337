import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { BillingOverview } from '@/components/billing/billing-overview'
import { MemberPlans } from '@/components/membership/member-plans'
import type { Billing, InvoiceLine } from '@/lib/billing/types'
import { PLANS } from '@/lib/membership/constants'
import { renderOnPage } from '../render'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const ACTIVE: Billing = {
  open: true,
  state: 'active',
  plan: 'monthly',
  amount: 500,
  entitled: true,
  trialEndsAt: null,
  periodEndsAt: '2027-01-21T09:00:00.000Z',
  cancelAtPeriodEnd: false,
  accessUntil: null,
  nextInvoice: { amount: 500, at: '2027-01-21T09:00:00.000Z' },
  given: null,
  trialOwed: false,
}
const DUE: Billing = {
  ...ACTIVE,
  state: 'past_due',
  accessUntil: '2027-01-04T09:00:00.000Z',
  nextInvoice: null,
}
const NONE: Billing = {
  ...ACTIVE,
  state: 'none',
  plan: null,
  amount: null,
  entitled: false,
  periodEndsAt: null,
  nextInvoice: null,
}
const GIVEN: Billing = {
  ...NONE,
  entitled: true,
  given: { plan: 'yearly', endsAt: '2027-05-03T22:59:59.000Z' },
}
const OPEN: InvoiceLine = {
  id: 'in_1',
  number: 'LP-1',
  status: 'open',
  amount: 500,
  createdAt: '2026-12-21T09:00:00.000Z',
  retryAt: '2026-12-24T09:00:00.000Z',
  href: null,
  pdf: null,
}

const answer = (billing: Billing, invoices: InvoiceLine[] = []) =>
  server.use(
    http.get('*/api/billing', () => HttpResponse.json(billing)),
    http.get('*/api/billing/invoices', () => HttpResponse.json(invoices)),
  )
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent

async function show(billing: Billing, invoices: InvoiceLine[] = []) {
  answer(billing, invoices)
  const page = renderOnPage(<BillingOverview />)
  // The first look is without data.
  const again = screen.queryByRole('button', { name: /try again/i })
  if (again) await page.user.click(again)
  return page
}

const showPlans = (verified: boolean) =>
  renderOnPage(
    <SearchParamsContext value={new URLSearchParams()}>
      <MemberPlans
        name="Nora Voss"
        email="nora@example.test"
        verified={verified}
        plans={PLANS.map((plan) => ({ ...plan, available: true }))}
      />
    </SearchParamsContext>,
  )

test('while a payment is due: what is due, the next attempt, and a way out that promises nothing', async () => {
  const { user } = await show({ ...DUE, cancelAtPeriodEnd: true }, [OPEN])
  await screen.findAllByText('Due')
  expect(await fact('Next invoice')).toBe('£5 is due; the next attempt is on 24 December 2026')
  expect(screen.queryByRole('button', { name: /Resume/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel Membership' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(
    asked.getByText(/it ends at once: nothing more is charged, also not what is due/),
  ).toBeInTheDocument()
  expect(asked.queryByText(/21 January/)).not.toBeInTheDocument()
})

test('what the provider charges is shown, and nothing where it names no amount', async () => {
  const at = ACTIVE.periodEndsAt!
  await show({ ...ACTIVE, amount: 300, nextInvoice: { amount: 300, at } })
  expect(await fact('Plan')).toBe('Premium Monthly, £3 per month')
  expect(await fact('Next invoice')).toBe('£3 on 21 January 2027')
  cleanup()
  await show({ ...ACTIVE, amount: null, nextInvoice: { amount: null, at } })
  expect(await fact('Plan')).toBe('Premium Monthly')
  expect(await fact('Next invoice')).toBe('On 21 January 2027')
})

test('cancelled and still running, the state says when it ends', async () => {
  await show({ ...ACTIVE, cancelAtPeriodEnd: true, nextInvoice: null })
  expect(await fact('State')).toBe('Ends on 21 January 2027')
  expect(screen.getByRole('button', { name: 'Resume Membership' })).toBeInTheDocument()
})

test.each([
  ['monthly', 'Premium Yearly', /card is charged today: £50, less what is left of the month/],
  ['yearly', 'Premium Monthly', /What is left of the year that you have paid for pays for this month/],
] as const)(
  'a change from %s says what is charged and what becomes of what was paid',
  async (plan, other, said) => {
    const { user } = await show({ ...ACTIVE, plan })
    await user.click(await screen.findByRole('button', { name: `Change to ${other}` }))
    expect(within(await screen.findByRole('alertdialog')).getByText(said)).toBeInTheDocument()
  },
)

test('a given membership is offered nothing, on either page', async () => {
  const { unmount } = await show(GIVEN)
  expect(await screen.findByText(/It is yours until 3 May 2027/)).toBeInTheDocument()
  expect(screen.queryByText(/See Premium Plans|free membership/)).not.toBeInTheDocument()
  unmount()
  showPlans(true)
  expect(await screen.findByText('Premium Yearly was given to you')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Choose Plan' })).not.toBeInTheDocument()
})

test('who pays and is not verified is not told that the library is open', async () => {
  answer(ACTIVE)
  showPlans(false)
  expect(await screen.findByText(/The library opens once your email address is verified/)).toBeInTheDocument()
  expect(screen.queryByText(/whole library/)).not.toBeInTheDocument()
})
