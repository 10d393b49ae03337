import { readFileSync } from 'node:fs'
import { emailsTo } from './support/outbox'
import { fillSignIn, toastOf } from './support/pages'
import { newMember } from './support/people'
import { DEMO } from './support/accounts'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const openSettings = async (page: Page) => {
  await page.goto('/profile?tab=settings')
  await expect(page.getByRole('heading', { name: 'Your Data' })).toBeVisible()
}
const subjects = (email: string) => emailsTo(email).map(({ subject }) => subject)

test.describe('settings of a member', () => {
  test.use({ as: 'member' })

  test('how often the digest comes saves at once, and is still so after a reload', async ({ page }) => {
    await openSettings(page)
    const digest = page.getByRole('combobox', { name: 'Digest' })
    await expect(digest).toHaveValue('none')
    await digest.selectOption('Every morning with news')
    await expect(toastOf(page)).toContainText('You get a digest each morning.')
    await page.reload()
    await expect(digest).toHaveValue('daily')
    await digest.selectOption('Never')
    await expect(toastOf(page)).toContainText('You no longer get the digest.')
  })

  test('a switch saves at once, says so, and is still so after a reload', async ({ page }) => {
    await openSettings(page)
    const notices = page.getByRole('switch', { name: /^Emails about your articles/ })
    for (const checked of [false, true]) {
      await notices.press('Space')
      await expect(notices).toBeChecked({ checked })
      await expect(toastOf(page)).toContainText('Preferences Saved')
      await page.reload()
      await expect(notices).toBeChecked({ checked })
    }
  })

  test('a switch that cannot be saved goes back and says why', async ({ page, watched }) => {
    watched.allow(failedLoad(503))
    await page.route('**/api/user/preferences', (route) =>
      route.fulfill({ status: 503, json: { message: 'The library is not available for a moment.' } }),
    )
    await openSettings(page)
    const notices = page.getByRole('switch', { name: /^Emails about your articles/ })
    await expect(notices).toBeChecked()
    await notices.click()
    await expect(toastOf(page)).toContainText('The library is not available for a moment.')
    await expect(notices).toBeChecked()
  })

  test('the data come as a file that people can read', async ({ page }) => {
    await openSettings(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^loadpath-my-data-\d{4}-\d\d-\d\d\.json$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(text.split('\n').length).toBeGreaterThan(50)
    expect(JSON.parse(text)).toMatchObject({ account: { email: DEMO.member.email } })
    await expect(toastOf(page)).toContainText('Your Data Is Downloaded')
  })
})

test('leaving asks for the password, signs out, says until when, and signing in takes it back', async ({
  page,
  request,
  watched,
}) => {
  watched.allow(failedLoad(400))
  const member = await newMember(request)
  expect((await page.request.post('/api/login', { data: member })).status()).toBe(200)
  await openSettings(page)

  const leave = page.getByRole('button', { name: 'Delete account' })
  await leave.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('your bookmarks, folders and notes')
  await expect(dialog).toContainText('Former member')
  await page.keyboard.press('Escape')
  await expect(leave).toBeFocused()

  await leave.click()
  const password = dialog.getByLabel('Your password')
  await password.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your password')
  await password.fill('Wrong!2345')
  await password.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Password is incorrect')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('Wrong!2345')
  await password.fill(member.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(toastOf(page)).toContainText(
    /Your account will be deleted on \d+ \w+ \d{4}\. Sign in before then/,
  )
  await expect.poll(() => subjects(member.email)).toContain('Your Loadpath account will be deleted')

  await page.goto('/login')
  await fillSignIn(page, member)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Your account stays: its deletion was cancelled.')
  await expect
    .poll(() => subjects(member.email))
    .toEqual([
      'Verify your email address for Loadpath',
      'Welcome to Loadpath',
      'Your Loadpath account will be deleted',
      'Your Loadpath account stays',
    ])
})
