import { Secret, TOTP } from 'otpauth'
import { holdRequests } from './support/held'
import { fillSignIn, toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

test('a second factor is set up, asked for, replaced by a recovery code, and turned off', async ({
  page,
  playwright,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad(401), failedLoad(400))
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()

  await page.goto('/login')
  await fillSignIn(page, member)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await page.goto('/profile?tab=settings')
  await expect(page.getByText('This browser')).toBeVisible()

  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill('Wrong!Password1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect')
  await dialog.getByLabel('Current Password').fill(member.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code with your secret key' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await dialog.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('This code is not valid')
  // A step that ends meanwhile would make the code too old.
  await expect.poll(() => Date.now() % 30_000).toBeLessThan(22_000)
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, -1))
  // Codes that are shown only once are not lost by a slip while they are on their way.
  const release = await holdRequests(page, '**/api/user/two-factor/confirm')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  release()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are unused.')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await fillSignIn(page, member)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not valid' })).toBeVisible()
  await code.fill(codes[0]!)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Welcome back!')

  await page.goto('/profile?tab=settings')
  await expect(page.getByText('9 recovery codes are unused.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Current Password').fill(member.password)
  await dialog.getByLabel('Code').fill(codes[1]!)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Set up two-factor sign-in' })).toBeVisible()
  await expect(page.locator('[data-keeps-focus]:focus')).toHaveCount(1)
})

const signOut = (page: Page) => page.request.post('/api/logout')

test('where the answer was lost on its way, the page says that two-factor sign-in is on', async ({
  page,
  playwright,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad('net'), failedLoad(409))
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(member.password)
  await page.keyboard.press('Enter')
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await page.route('**/api/user/two-factor/confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await expect.poll(() => Date.now() % 30_000).toBeLessThan(22_000)
  await dialog.getByLabel('Code from the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('check your connection')
  await page.unroute('**/api/user/two-factor/confirm')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('is on already')
  await page.keyboard.press('Escape')
  await expect(page.getByText('10 recovery codes are unused.')).toBeVisible()
})
