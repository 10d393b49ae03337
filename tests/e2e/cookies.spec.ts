import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

test.use({ consented: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const analytics = (page: Page) => banner(page).getByRole('checkbox', { name: /^Analytics Cookies/ })

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as unknown)

const CHOICES = [
  { name: 'Accept All', steps: ['Accept All'], record: { analytics: true, accepted: true } },
  { name: 'Essential Only', steps: ['Essential Only'], record: { analytics: false, accepted: true } },
  {
    name: 'the close icon',
    steps: ['Close and reject optional cookies'],
    record: { analytics: false, accepted: false },
  },
  { name: 'Reject All', steps: ['Customize', 'Reject All'], record: { analytics: false, accepted: false } },
  {
    name: 'Save Preferences as they stand',
    steps: ['Customize', 'Save Preferences'],
    record: { analytics: true, accepted: true },
  },
]

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
})

for (const { name, steps, record } of CHOICES)
  test(`${name} is kept, and the banner stays away`, async ({ page }) => {
    for (const step of steps) await button(page, step).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toMatchObject({ essential: true, ...record })
    expect(await stored(page)).toHaveProperty('timestamp', expect.any(Number))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/membership')
    await expect(page.getByRole('button', { name: 'Start Free' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })

test('the choices: essential always, analytics as said, and back', async ({ page }) => {
  await button(page, 'Customize').click()
  const essential = banner(page).getByRole('checkbox', { name: /^Essential Cookies/ })
  await expect(essential).toBeChecked()
  await expect(essential).toBeDisabled()
  await expect(analytics(page)).toBeChecked()
  await button(page, 'Back').click()
  await expect(button(page, 'Accept All')).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')

  await button(page, 'Customize').click()
  await analytics(page).uncheck()
  await button(page, 'Save Preferences').click()
  expect(await stored(page)).toMatchObject({ analytics: false, accepted: true })
})

test.describe('before the page has its scripts', () => {
  test.beforeEach(({ page }) => page.route('**/_next/static/**/*.js', (route) => route.abort()))

  test('it is there, and a choice made before keeps it away', async ({ page, watched }) => {
    watched.allow(/ERR_FAILED/)
    await page.reload()
    await expect(banner(page)).toBeVisible()
    const choice = { essential: true, analytics: false, accepted: true, timestamp: 1 }
    await page.evaluate((record) => localStorage.setItem('cookie-consent', JSON.stringify(record)), choice)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toBeHidden()
  })
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a notice covers nothing of it at ${width} pixels`, async ({ page, watched }) => {
    watched.allow(failedLoad(401))
    await page.setViewportSize({ width, height })
    await page.goto('/login')
    for (const step of ['Customize', 'Back']) {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('Wrong!23456')
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
      const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
      await expect(notice).toBeVisible()
      await button(page, step).click()
      // Once it has risen into its place.
      await expect
        .poll(async () => {
          const [toast, over] = [await notice.boundingBox(), await banner(page).boundingBox()]
          return toast!.y + toast!.height <= over!.y
        })
        .toBe(true)
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
    }
  })

test('the footer opens it again, with the choice that was made', async ({ page }) => {
  await button(page, 'Essential Only').click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(banner(page)).toBeVisible()
  await button(page, 'Customize').click()
  await expect(analytics(page)).not.toBeChecked()
  await analytics(page).check()
  await button(page, 'Save Preferences').click()
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ analytics: true, accepted: true })
})

test('is answered in one tab for all', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/membership')
  await expect(banner(other)).toBeVisible()
  await button(page, 'Accept All').click()
  await expect(banner(other)).toBeHidden()
})

test.describe('a member on a telephone who has not answered', () => {
  test.use({ as: 'member', viewport: { width: 390, height: 500 } })

  test('sees above the question what Tab goes to, to the end of the page', async ({ page }) => {
    await page.goto('/paths')
    await expect(banner(page)).toBeVisible()
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
    const isBelow = () =>
      page.evaluate(() => {
        const focus = document.activeElement!
        const question = document.querySelector('[aria-label="Cookie consent"]')!
        // Distances of scrolling are whole pixels.
        return focus.getBoundingClientRect().bottom > question.getBoundingClientRect().top + 1
      })
    await page.getByRole('main').getByRole('link').first().focus()
    for (let stops = 0; stops < 60; stops++) {
      await expect.poll(isBelow, await page.evaluate(() => document.activeElement!.outerHTML)).toBe(false)
      if (await last.evaluate((button) => button === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The end of the page was not reached')
  })

  test('reaches every button of a dialog', async ({ page }) => {
    await page.goto('/bookmarks')
    await expect(banner(page)).toBeVisible()
    await page.getByRole('button', { name: 'New folder' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Folder name').fill(`Bridges ${Date.now()}`)
    await dialog.getByRole('button', { name: 'Create Folder' }).click()
    await expect(dialog).toBeHidden()
    await button(page, 'Essential Only').click()
    await expect(banner(page)).toBeHidden()
  })
})
