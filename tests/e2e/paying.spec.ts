import type { APIRequestContext } from '@playwright/test'
import { DEMO } from './support/accounts'
import { toastOf } from './support/pages'
import { CARDS, PAYING, PayingSite } from './support/paying-site'
import { newEmail, PASSWORD } from './support/people'
import { expect, test, type Page } from './support/test'

test.use({ baseURL: PAYING })
test.describe.configure({ mode: 'serial' })

const site = new PayingSite()
test.beforeAll(async () => {
  await site.start()
})
test.afterAll(() => site.stop())
test.beforeEach(({ context }) => site.over(context))

const post = (request: APIRequestContext, path: string, data: object) =>
  request.post(path, { data, headers: { Origin: PAYING } })

/** A member who is signed in in this browser, and has joined after the trial run. */
async function joined(page: Page): Promise<void> {
  const reply = await post(page.request, '/api/register', {
    email: newEmail(),
    password: PASSWORD,
    firstName: 'Nora',
    lastName: 'Lind',
    company: 'Lind Structural',
    professionalTitle: 'Engineer',
    experience: '3-5',
    membershipType: 'monthly',
  })
  expect(reply.status()).toBe(201)
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

test('a visitor chooses a plan, registers and pays; the card goes to the provider alone', async ({
  page,
}) => {
  const toUs: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(PAYING)) toUs.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const plain = await page.goto('/membership')
  expect(plain!.headers()['content-security-policy']).not.toContain('stripe')
  await page.getByRole('button', { name: 'Choose Plan' }).first().click()
  for (const [label, value] of [
    ['First name', 'Nora'],
    ['Last name', 'Lind'],
    ['Email', newEmail()],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
    ['Company/Organization', 'Lind Structural'],
    ['Job title', 'Engineer'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Experience').selectOption('3-5')
  const opened = page.waitForResponse((reply) => reply.url().includes('step=payment'))
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  const policy = (await opened).headers()['content-security-policy']!
  expect(policy).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  )
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused()
  await expect(page.getByText('Your card is charged £5 now.')).toBeVisible()
  await pay(page, CARDS.good)
  await expect(toastOf(page)).toContainText('Payment Successful')
  await expect(page.getByText('You have a premium membership')).toBeVisible()
  expect(toUs.join('\n')).not.toContain(CARDS.good)
})

test('a refused card is said, and another one can be tried; back and forth loses nothing', async ({
  page,
}) => {
  await joined(page)
  await page.goto('/membership?plan=yearly')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await pay(page, CARDS.refused)
  await expect(toastOf(page)).toContainText(/Payment Failed.*declined/)
  await page.getByRole('button', { name: 'Back to Information' }).click()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await pay(page, CARDS.good)
  await expect(toastOf(page)).toContainText('Payment Successful')
})

test('whom the bank asks comes back to a membership', async ({ page }) => {
  await joined(page)
  await page.goto('/membership?plan=monthly&step=payment')
  await pay(page, CARDS.asked)
  await expect(toastOf(page)).toContainText('Payment Successful')
  await page.goto('/billing')
  await expect(page.getByText('£5 on')).toBeVisible()
  await expect(page.getByRole('link', { name: /^View/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Membership' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Membership' }).click()
  await expect(page.getByText('Your membership is cancelled')).toBeVisible()
  await page.getByRole('button', { name: 'Resume Membership' }).click()
  await expect(page.getByText('Your membership is cancelled')).toBeHidden()
})

test('a premium article shows its excerpt and the way to a plan', async ({ page, playwright }) => {
  const admin = await playwright.request.newContext({ baseURL: PAYING })
  await post(admin, '/api/login', DEMO.admin)
  const [article] = (await (await admin.get('/api/articles?pageSize=1')).json()) as {
    id: number
    slug: string
    title: string
    excerpt: string
  }[]
  const saved = await admin.put(`/api/admin/articles/${article!.id}`, {
    data: {
      ...((await (await admin.get(`/api/admin/articles/${article!.id}`)).json()) as object),
      excerpt: null,
      slug: undefined,
      updatedAt: undefined,
      tags: undefined,
      premium: true,
    },
    headers: { Origin: PAYING },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await post(page.request, '/api/login', DEMO.member)
  await page.goto(`/articles/${article!.slug}`)
  await expect(page.getByRole('dialog', { name: 'Read on with a premium membership' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: article!.title })).toBeVisible()
  await expect(page.locator('.article')).toHaveCount(0)
  await page.getByRole('button', { name: 'See Premium Plans' }).click()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page.getByText('Your first 3 months are free')).toBeVisible()
  await admin.dispose()
})

test('an administrator sees who pays and gives a membership', async ({ page }) => {
  await post(page.request, '/api/login', DEMO.admin)
  await page.goto('/admin/billing')
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Revenue a month')
  await page.getByRole('button', { name: 'Give Membership' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(DEMO.member.email)
  await dialog.getByLabel('Until the end of').fill(`${new Date().getFullYear() + 1}-12-31`)
  await dialog.getByRole('button', { name: 'Give Membership' }).click()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Reviews for us')
  await dialog.getByRole('button', { name: 'Give Membership' }).click()
  await expect(toastOf(page)).toContainText('Membership Given')
  await expect(page.getByRole('row', { name: new RegExp(DEMO.member.email) })).toContainText('Given')
})
