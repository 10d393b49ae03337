import { DEMO } from './support/accounts'
import { emailsTo, newestEmailTo } from './support/outbox'
import { ARTICLE, toastOf } from './support/pages'
import { newMember, resetLinkFor } from './support/people'
import { raw } from './support/raw'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

const BANNER =
  'Email Verification Required — You need to verify your email address to access articles and platform features.'

test.describe('a member who has not verified the address', () => {
  test.use({ as: 'unverified' })

  test('sees the banner over an empty list and has another email sent', async ({ page }) => {
    await page.goto('/articles')
    await expect(page.getByText(BANNER)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    const before = emailsTo(DEMO.unverified.email).length
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(toastOf(page)).toContainText('Verification Email Sent Successfully')
    await expect(toastOf(page)).toContainText(
      'Please check your email inbox and spam folder for the verification link. The link will expire in 24 hours.',
    )
    const mail = await newestEmailTo(DEMO.unverified.email, before + 1)
    expect(mail.subject).toBe('Verify your email address for Loadpath')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(BANNER)).toBeHidden()
  })

  test('finds the search and the assistant closed, under their own headings', async ({ page }) => {
    for (const [address, heading] of [
      ['/search?q=steel', 'Search'],
      ['/assistant', 'Assistant'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(BANNER)).toBeVisible()
      await expect(page.getByText('No articles found')).toHaveCount(0)
    }
  })

  test('is told when the email could not be sent', async ({ page, watched }) => {
    watched.allow(failedLoad(503))
    await page.route('**/api/auth/resend-verification', (route) =>
      route.fulfill({ status: 503, json: { message: 'Mail is not available for a moment.' } }),
    )
    await page.goto('/articles')
    await page.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(toastOf(page)).toContainText('Failed to Send Email')
    await expect(toastOf(page)).toContainText('Mail is not available for a moment.')
  })

  test('is asked at an article, which leads to the profile and holds no body', async ({ page, context }) => {
    await page.goto(ARTICLE.address)
    await expect(page.getByRole('heading', { level: 1, name: 'Email Verification Required' })).toBeVisible()
    await expect(page.getByText(DEMO.unverified.email)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled()
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const { status, body } = await raw(new URL(page.url()).origin, ARTICLE.address, { cookie })
    expect(status).toBe(200)
    for (const sentence of ARTICLE.sentences) expect(body).not.toContain(sentence)
  })

  test('is told the same by the search, under its own name', async ({ page, watched }) => {
    watched.allow(failedLoad(403))
    await page.goto('/search?q=buckling')
    await expect(page.getByText(BANNER)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  })

  test('is told the same by the list of likes', async ({ page }) => {
    await page.goto('/my-likes')
    await expect(page.getByText(BANNER)).toBeVisible()
    await expect(page.getByRole('heading', { name: "Articles you've liked (0)" })).toBeVisible()
  })

  for (const [address, list] of [
    ['/calculations/00000000-0000-4000-8000-000000000000', '/calculations'],
    ['/calculations/compare?a=1&b=2', '/calculations'],
    ['/projects/00000000-0000-4000-8000-000000000000', '/projects'],
    ['/projects/00000000-0000-4000-8000-000000000000/print', '/projects'],
  ] as const)
    test(`is told the same at ${address}, by the list`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL(list)
      await expect(page.getByText(BANNER)).toBeVisible()
    })
})

test.describe('the link of a verification email', () => {
  test('without a token', async ({ page }) => {
    await page.goto('/verify-email')
    await expect(page.getByText('No verification token provided')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Registration' }).click()
    await page.waitForURL('/membership')
  })

  test('with a token that nobody sent', async ({ page, watched }) => {
    watched.allow(failedLoad(400))
    await page.goto('/verify-email?token=not-a-token')
    await expect(
      page.getByText('Invalid or expired verification token. Please request a new verification email.'),
    ).toBeVisible()
  })

  for (const token of ['not-a-token', '%00%ff', 'x'.repeat(300)])
    test(`what never was a token (${token.slice(0, 12)}) is invalid or expired, with the way to a new one`, async ({
      page,
      watched,
    }) => {
      watched.allow(failedLoad(400))
      await page.goto(`/reset-password?token=${token}`)
      await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Request New Reset Link' })).toBeVisible()
      await page.goto(`/verify-email?token=${token}`)
      await expect(page.getByText(/^Invalid or expired verification token\./)).toBeVisible()
    })

  test('that set a password is said to be used up when it is opened again, before anything is typed', async ({
    page,
    request,
  }) => {
    const { email } = await newMember(request)
    const link = await resetLinkFor(request, email)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Another!Pass9')
    await page.getByLabel('Confirm new password').fill('Another!Pass9')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('This password reset link is invalid or expired.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request New Reset Link' })).toBeVisible()
  })

  test('while the server cannot be reached', async ({ page, watched }) => {
    watched.allow(failedLoad('net'))
    await page.route('**/api/verify-email*', (route) => route.abort())
    await page.goto('/verify-email?token=whatever')
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  })
})
