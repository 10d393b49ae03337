import { DEMO } from './support/accounts'
import { fillSignIn, toastOf } from './support/pages'
import { newEmail } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' })
const sentence = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('alert').getByText(text)

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('names what is missing at its field and goes to the first', async ({ page }) => {
  await button(page).click()
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(password(page)).toHaveAccessibleDescription('Password is required')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toBeFocused()

  await email(page).fill('nora@example')
  await password(page).fill('x')
  await password(page).press('Enter')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(password(page)).not.toHaveAttribute('aria-invalid')

  await email(page).fill('nora@example.test')
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
})

test('a wrong password says one sentence, keeps the address and returns to the password', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad(401))
  const typed = newEmail()
  await fillSignIn(page, { email: typed, password: 'Wrong!1234' })
  await password(page).press('Enter')
  await expect(sentence(page, 'Invalid email or password')).toBeVisible()
  await expect(toastOf(page)).toContainText('Login Failed')
  await expect(toastOf(page)).toContainText('Invalid email or password')
  await expect(email(page)).toHaveValue(typed)
  await expect(password(page)).toBeFocused()
  await expect(page).toHaveURL('/login')
})

test('pressing twice sends once, and the button says what is happening', async ({ page, watched }) => {
  watched.allow(failedLoad(401))
  let sent = 0
  let answer = () => {}
  const asked = new Promise<void>((done) => (answer = done))
  await page.route('**/api/login', async (route) => {
    sent += 1
    await asked
    await route.fulfill({ status: 401, json: { message: 'Invalid email or password' } })
  })
  await fillSignIn(page, { email: newEmail(), password: 'Wrong!1234' })
  await button(page).dblclick()
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await expect(busy).toBeVisible()
  await busy.click({ force: true })
  await password(page).press('Enter')
  answer()
  await expect(sentence(page, 'Invalid email or password')).toBeVisible()
  expect(sent).toBe(1)
})

test.describe('when the server', () => {
  test.beforeEach(({ watched }) => watched.allow(failedLoad('net'), failedLoad(502), failedLoad(401)))

  test('cannot be reached, it says so and keeps what was typed', async ({ page }) => {
    await page.route('**/api/login', (route) => route.abort())
    await fillSignIn(page, DEMO.member)
    await button(page).click()
    await expect(sentence(page, 'Please check your connection and try again.')).toBeVisible()
    await expect(email(page)).toHaveValue(DEMO.member.email)
    await expect(password(page)).toHaveValue(DEMO.member.password)
  })

  test('is shadowed by a proxy, it says whose answer that was', async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await fillSignIn(page, DEMO.member)
    await button(page).click()
    await expect(sentence(page, /The custom domain localhost:\d+ is not properly configured/)).toBeVisible()
  })
})

test('works by keyboard alone, from the skip link to the welcome', async ({ page, accounts }) => {
  accounts.forget('unverified')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(email(page)).toBeFocused()
  await page.keyboard.type(DEMO.unverified.email)
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(DEMO.unverified.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Welcome back!')
  await page.waitForURL('/')
})

test('tells password managers what is what', async ({ page }) => {
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
  await expect(email(page)).toHaveAttribute('type', 'email')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/membership')
})
