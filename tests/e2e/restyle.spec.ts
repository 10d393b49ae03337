import type { CDPSession, Page } from '@playwright/test'
import { ALIVE } from '@/lib/core/constants'
import { ARTICLE } from './support/pages'
import { expect, test } from './support/test'

/** Those with the most elements, and each kind of style sheet. */
const PAGES = [
  '/',
  ARTICLE.address,
  '/articles',
  '/search?q=column',
  '/standards',
  '/data/ub_sections',
  '/submit-article',
  '/admin/articles',
]

/** Far above what one line needs, far below a page. */
const FEW = 60

/** Returns how many elements each styling of a page is about, from few to many. */
function elementsStyled(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
    .filter(({ name, args }) => name === 'UpdateLayoutTree' && args.elementCount !== undefined)
    .map(({ args }) => args.elementCount!)
    .toSorted((a, b) => a - b)
}

type TraceEvent = { name: string; args: { elementCount?: number } }

test.use({ as: 'admin' })

for (const address of PAGES)
  test(`a text that changes has no more than itself styled again at ${address}`, async ({
    page,
    browser,
  }) => {
    await page.addInitScript(
      (event) => window.addEventListener(event, () => Object.assign(window, { isAlive: true })),
      ALIVE,
    )
    await page.goto(address)
    // On a busy machine the page would come alive while it is measured.
    await page.waitForFunction(() => 'isAlive' in window)
    await page.evaluate(() => document.fonts.ready)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    const changed = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const texts = [...document.querySelectorAll('main :is(p, td, h1)')].slice(0, 20)
      for (const element of texts) {
        const text = element.firstChild?.textContent ?? ''
        element.insertBefore(document.createTextNode(text), element.firstChild)
        await frame()
      }
      await frame()
      return texts.length
    })
    const counts = elementsStyled(await browser.stopTracing())
    // Two changes may share a frame.
    expect(counts.length).toBeGreaterThan(changed / 2)
    // In the middle of them: what a page asks for as it comes alive may arrive meanwhile.
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(FEW)
  })

/** Articles with wide tables and equations, whose edges fade where they go on. */
const WIDE = ['flexural-buckling-of-columns', 'anchorage-and-lap-lengths', 'thermal-actions-on-buildings']
const FRAMES = 30

/** Returns how often a page is laid out while so many frames go by. */
async function layoutsInFrames(page: Page, metrics: CDPSession): Promise<number> {
  const layouts = async () =>
    (await metrics.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value
  const before = await layouts()
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, FRAMES)
  return (await layouts()) - before
}

for (const address of [...PAGES, ...WIDE.map((slug) => `/articles/${slug}`)])
  test(`a page at rest is not laid out again on a telephone at ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const metrics = await page.context().newCDPSession(page)
    await metrics.send('Performance.enable')
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => layoutsInFrames(page, metrics), { timeout: 30_000 }).toBe(0)
  })

test.describe('the question about cookies', () => {
  test.use({ as: 'visitor', consented: false })

  test('has the page beside it styled once, however high it becomes', async ({ page, browser }) => {
    await page.goto('/verification')
    const question = page.getByRole('region', { name: 'Cookie consent' })
    await expect(page.locator('body')).toHaveCSS('padding-bottom', /^[1-9]/)
    await page.evaluate(() => document.fonts.ready)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await question.getByRole('button', { name: 'Customize' }).click()
    await expect(question.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
    const counts = elementsStyled(await browser.stopTracing())
    expect(counts.at(-1)).toBeLessThan(300)
  })
})
