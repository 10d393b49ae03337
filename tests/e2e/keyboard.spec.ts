import type { Locator } from '@playwright/test'
import { newestEmailTo, linkIn } from './support/outbox'
import { toastOf } from './support/pages'
import { newEmail, PASSWORD } from './support/people'
import { expect, test, type Page } from './support/test'

/** Tabs until the control is reached; a person who does it too often has lost their way. */
async function tabTo(page: Page, target: Locator, most = 90) {
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached in ${most} tabs: ${target.toString()}`)
}

test('a person without a mouse joins, verifies, signs in, changes the password and signs out', async ({
  page,
}) => {
  const email = newEmail()
  const main = page.getByRole('main')
  await page.goto('/membership')
  await tabTo(page, main.getByRole('button', { name: 'Start Free' }))
  await page.keyboard.press('Enter')
  const answers: [string, string][] = [
    ['First name', 'Nora'],
    ['Last name', 'Lind'],
    ['Email', email],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
    ['Job title', 'Engineer'],
  ]
  for (const [label, text] of answers) {
    const field = main.getByLabel(label, { exact: true })
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field, 6)
    await page.keyboard.type(text)
  }
  await tabTo(page, main.getByRole('button', { name: 'Start My Free Membership' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login/)

  await page.goto(linkIn(await newestEmailTo(email)))
  await expect(main.getByRole('link', { name: 'Continue to Sign In' })).toBeVisible()
  await tabTo(page, main.getByRole('link', { name: 'Continue to Sign In' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/login?verified=true')
  await tabTo(page, main.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, main.getByLabel('Password', { exact: true }), 2)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')

  const menu = page.getByRole('button', { name: /^Account of/ })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Settings' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/profile?tab=settings')
  await tabTo(page, main.getByLabel('Current Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await tabTo(page, main.getByLabel('New Password', { exact: true }), 3)
  await page.keyboard.type('Ridge!Beam88')
  await tabTo(page, main.getByLabel('Confirm New Password'), 3)
  await page.keyboard.type('Ridge!Beam88')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Your password has been updated successfully.')

  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Log out' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})
