import { DESK, PHONE } from './support/pages'
import { expect, test, type Page } from './support/test'

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const button = (page: Page) => page.getByRole('button', { name: /^Theme: / })

/** Every moment at which the class of the page changed, beside the moment of its first paint. */
type Moments = { changes: { at: number; dark: boolean }[]; paint: number }

async function recordThemes(page: Page) {
  await page.addInitScript(() => {
    const changes: Moments['changes'] = []
    Object.assign(window, { themeChanges: changes })
    new MutationObserver(() => {
      const dark = document.documentElement?.classList.contains('dark') ?? false
      if (dark !== (changes.at(-1)?.dark ?? false)) changes.push({ at: performance.now(), dark })
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  })
}

const momentsOf = (page: Page): Promise<Moments> =>
  page.evaluate(() => ({
    changes: (window as unknown as { themeChanges: Moments['changes'] }).themeChanges,
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }))

test.describe('on a light system', () => {
  test.use({ colorScheme: 'light', viewport: DESK })

  test('the switch walks through the three, and the choice is there before the first paint', async ({
    page,
  }) => {
    await page.goto('/')
    expect(await isDark(page)).toBe(false)
    const light = await paper(page)
    await expect(button(page)).toHaveAccessibleName('Theme: System. Change to Light')
    await button(page).click()
    await expect(button(page)).toHaveAccessibleName('Theme: Light. Change to Dark')
    await button(page).click()
    await expect(button(page)).toHaveAccessibleName('Theme: Dark. Change to System')
    expect(await isDark(page)).toBe(true)
    expect(await paper(page)).not.toBe(light)

    await recordThemes(page)
    await page.goto('/membership')
    await expect(button(page)).toHaveAccessibleName('Theme: Dark. Change to System')
    const { changes, paint } = await momentsOf(page)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ dark: true })
    expect(paint).toBeGreaterThan(0)
    expect(changes[0]!.at).toBeLessThanOrEqual(paint)

    await button(page).click()
    expect(await isDark(page)).toBe(false)
  })

  test('follows the system while nothing is chosen', async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => isDark(page)).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => isDark(page)).toBe(false)
  })
})

test.describe('on a dark system, at a phone', () => {
  test.use({ colorScheme: 'dark', viewport: PHONE })

  test('starts dark before the first paint; the menu holds all three', async ({ page }) => {
    await recordThemes(page)
    await page.goto('/')
    const { changes, paint } = await momentsOf(page)
    expect(changes).toHaveLength(1)
    expect(changes[0]!.at).toBeLessThanOrEqual(paint)
    await page.getByRole('button', { name: 'Menu' }).click()
    const choice = page.getByRole('group', { name: 'Theme' })
    await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked()
    await choice.getByText('Light').click()
    await expect.poll(() => isDark(page)).toBe(false)
    await page.reload()
    expect(await isDark(page)).toBe(false)
    expect((await momentsOf(page)).changes).toEqual([])
  })
})

test('a reader who wants no motion sees every colour change at once', async ({ openContext, baseURL }) => {
  const page = await (await openContext({ reducedMotion: 'reduce', colorScheme: 'light', baseURL })).newPage()
  await page.goto('/privacy')
  const inks = () =>
    page.evaluate(async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
      await frame()
      await frame()
      return [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element).color)
    })
  const light = new Set(await inks())
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect((await inks()).filter((ink) => light.has(ink))).toEqual([])
})
