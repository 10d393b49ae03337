/** Looking after members, messages and the machine, as an administrator does it. */
import { readFileSync } from 'node:fs'
import { toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

test.use({ as: 'admin' })

test('a member is found, frozen, unfrozen, and the list keeps up by itself', async ({ page }) => {
  await page.goto('/admin/users')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('unverified@')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=unverified/)
  await expect(page.getByText('1 member', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'unverified@loadpath.example' })
  const manage = row.getByRole('button', { name: /^Manage/ })
  await manage.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Freeze account' }).click()
  await expect(toastOf(page)).toContainText('User Account Frozen')
  await dialog.getByRole('button', { name: 'Unfreeze account' }).click()
  await expect(toastOf(page)).toContainText('User Account Unfrozen')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(manage).toBeFocused()

  const asked = page.waitForResponse(
    (reply) => reply.url().includes('/api/admin/users?') && reply.status() === 304,
  )
  await asked
  await expect(row).toContainText('Active')
})

test('a member is disabled and enabled again, and the focus stays at the account', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const { email } = await newMember(request)
  await request.dispose()
  await page.goto(`/admin/users?q=${email}`)
  await page.getByRole('button', { name: /^Manage/ }).click()
  const account = page.getByRole('region', { name: /^Account/ })
  await account.getByRole('button', { name: 'Disable account' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('until an administrator enables it again')
  await question.getByRole('button', { name: 'Disable account' }).press('Enter')
  await expect(account.getByText('This account is disabled. Its data are kept.')).toBeVisible()
  await expect(account).toBeFocused()
  await account.getByRole('button', { name: 'Enable account' }).press('Enter')
  await expect(account.getByRole('button', { name: 'Freeze account' })).toBeVisible()
  await expect(account).toBeFocused()
})

test('all columns of the members are in sight where there is room, and a hint says where there is none', async ({
  page,
}) => {
  const overflow = () =>
    page
      .getByRole('region', { name: 'Members', exact: true })
      .evaluate((region) => region.scrollWidth - region.clientWidth)
  const hint = page.getByText('Scroll the table sideways to see every column')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/users')
  expect(await overflow()).toBe(0)
  await expect(hint).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await overflow()).toBeGreaterThan(0)
  await expect(hint).toBeVisible()
})

test('nobody is deleted for good without the word', async ({ page }) => {
  await page.goto('/admin/users?q=unverified%40')
  await page.getByRole('button', { name: /^Manage/ }).click()
  await page.getByRole('button', { name: 'Permanently delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('bookmarks and folders')).toBeVisible()
  const confirm = question.getByRole('button', { name: 'Permanently delete' })
  await question.getByLabel('Type DELETE to confirm').fill('delete')
  await expect(confirm).toBeDisabled()
  await question.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expect(confirm).toBeEnabled()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the members can be had as a spreadsheet, which knows its letters', async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  expect((await request.post('/api/login', { data: member })).status()).toBe(200)
  const company = 'Brückenbau Köln'
  const changed = await request.put('/api/user/profile', {
    data: { company, professionalTitle: 'Engineer', experience: '', location: '', specialization: '' },
  })
  expect(changed.status()).toBe(200)
  await request.dispose()
  await page.goto(`/admin/users?q=${member.email}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^loadpath-members-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(company)
  expect(text.codePointAt(0)).toBe(0xfeff)
  await expect(toastOf(page)).toContainText('Members Downloaded')
})

test('an address is verified by hand, once it is given', async ({ page }) => {
  await page.goto('/admin/manual-verification')
  await page.getByRole('button', { name: 'Verify', exact: true }).first().click()
  await expect(toastOf(page)).toContainText('Email Required')
  await page.getByLabel('Email address').fill('  member@loadpath.example ')
  await page.getByRole('button', { name: 'Verify', exact: true }).first().click()
  await expect(toastOf(page)).toContainText('Email Verified')
  await expect(toastOf(page)).toContainText('member@loadpath.example is verified already')
})

test('a message is read, and answered by a draft', async ({ page }) => {
  await page.goto('/admin/contact-submissions')
  const row = page.getByRole('row').filter({ hasText: 'Library for our office' })
  await expect(row).toContainText(/Late by/)
  await row.getByRole('button', { name: /^View/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We are twelve engineers.')
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:tomas\.ferreira@example\.org\?subject=Re%3A%20Library%20for%20our%20office&body=Dear%20Tom/,
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Read')
})

test('the dashboard says what waits and how the site is', async ({ page }) => {
  await page.goto('/admin')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Manage Articles' }) })
  await expect(card).toContainText(/\d+ to review/)
  const health = page.getByRole('region', { name: 'Health' })
  await expect(health).toContainText('PostgreSQL 18')
  await expect(health).toContainText('Running')
  await expect(page.getByText('No job has failed. There is nothing to decide.')).toBeVisible()
})

test('an administrator is asked before giving up the role', async ({
  page,
  openContext,
  playwright,
  baseURL,
  watched,
}) => {
  // The list behind the dialog asks once more, without a session.
  watched.allow(failedLoad(401))
  const request = await playwright.request.newContext({ baseURL })
  const second = await newMember(request)
  await request.dispose()
  await page.goto(`/admin/users?q=${second.email}`)
  await page.getByRole('button', { name: /^Manage/ }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption('Admin')
  await page.getByRole('button', { name: 'Update role' }).click()
  await page.getByRole('button', { name: 'Make administrator' }).click()
  await expect(toastOf(page)).toContainText('User Role Updated')

  const theirs = await (await openContext({ baseURL })).newPage()
  expect((await theirs.request.post('/api/login', { data: second })).ok()).toBe(true)
  await theirs.goto(`/admin/users?q=${second.email}`)
  await theirs.getByRole('button', { name: /^Manage/ }).click()
  await theirs.getByRole('dialog').getByLabel('Role').selectOption('User')
  await theirs.getByRole('button', { name: 'Update role' }).click()
  const question = theirs.getByRole('alertdialog', { name: 'Give up your administrator role?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await theirs.request.get('/api/admin/users')).ok()).toBe(true)
  await theirs.getByRole('button', { name: 'Update role' }).click()
  await question.getByRole('button', { name: 'Give up the role' }).click()
  await theirs.waitForURL('/login')
  await expect(toastOf(theirs)).toContainText('You are signed out.')
})
