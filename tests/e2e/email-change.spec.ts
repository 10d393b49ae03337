import { emailsTo, linkIn, newestEmailTo } from './support/outbox'
import { DESK, PHONE } from './support/pages'
import { newEmail, newMember, PASSWORD } from './support/people'
import { expect, test } from './support/test'

for (const viewport of [DESK, PHONE])
  test(`a member changes the address of the account by its link at ${viewport.width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    const { email } = await newMember(request)
    const [before, next] = [emailsTo(email).length, newEmail()]
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('/')

    await page.goto('/profile?tab=settings#email-address')
    await page.getByRole('button', { name: 'Change Email Address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your email address' })
    await expect(dialog.getByLabel('New Email')).toBeFocused()
    await page.keyboard.type(next)
    await dialog.getByLabel('Current Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`A link is on its way to ${next}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use Another Address' })).toBeFocused()

    const asked = await newestEmailTo(email, before + 2)
    expect(asked.subject).toBe('Another email address was asked for your Loadpath account')
    const link = linkIn(await newestEmailTo(next))
    await page.goto(link)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByRole('status')).toContainText(`From now on you sign in with ${next}.`)
    // The page of the settings was rendered before, with the former address.
    await page.getByRole('link', { name: 'Go to your settings' }).click()
    await page.waitForURL('/profile?tab=settings')
    await expect(page.getByRole('main').getByText(next).first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(email)

    await page.goto(link)
    await expect(page.getByText('This link was used or is expired.')).toBeVisible()
  })
