import { ARTICLE, DESK, PHONE } from './support/pages'
import { holdRequests } from './support/held'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const PUBLIC = [
  '/',
  '/membership',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/verify-email',
  '/unsubscribe',
  '/privacy',
  '/terms',
  '/contact',
  '/help',
  '/help/calculations',
  '/help/drawings',
  '/verification',
  '/corrections',
  '/standards',
  '/standards/changes',
  '/standards/en-1993-1-1',
  '/standards/en-1993-1-1/6.3.2.3',
  '/data',
  '/data/concrete_grades',
  '/data/ub_sections',
  '/articles',
  '/search',
  '/nowhere',
]
const WIDTHS = [390, 1440]

/** What has shifted since the page began, as Chromium measures it. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }>((done) => {
        let value = 0
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node?: Node }[]
          })[]) {
            value += entry.value
            moved.push(
              ...entry.sources.map(
                ({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 120) ?? '',
              ),
            )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries arrive before the next frame but one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => done({ value, moved }), 100)),
        )
      }),
  )

/** The typefaces in which the browser has really drawn the first element of a selector. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

for (const width of WIDTHS)
  test(`no public page shifts while it loads, ${width} px wide`, async ({ page, watched }) => {
    test.slow()
    watched.allow(failedLoad(404))
    const shifted: object[] = []
    await page.setViewportSize({ width, height: 900 })
    for (const address of PUBLIC) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const shifts = await shiftsOf(page)
      if (shifts.value > 0) shifted.push({ address, ...shifts })
    }
    expect(shifted).toEqual([])
  })

/** Every eighth article of the library. */
async function someArticles(page: Page): Promise<{ slug: string }[]> {
  const response = await page.request.get('/api/articles?pageSize=100')
  const articles = (await response.json()) as { slug: string }[]
  return articles.filter((_, index) => index % 8 === 0)
}

/** What a member opens often, each with what is asked for after the first paint. */
const OWN = ['/search', '/search?q=ULS+combination', '/profile', '/profile?tab=settings', ARTICLE.address]
/** Where an administrator, who has no draft, writes. */
const WRITING = ['/admin/articles/new', '/admin/articles/edit/1', '/submit-article']

test.describe('a member', () => {
  test.use({ as: 'member' })

  for (const width of WIDTHS)
    test(`sees no page of their own shift in a cold browser, ${width} px wide`, async ({
      openContext,
      accounts,
      page: reader,
    }) => {
      test.slow()
      const shifted: object[] = []
      // Articles begin with a line of text, an equation, a drawing.
      const articles = await someArticles(reader)
      for (const address of [...OWN, ...articles.map(({ slug }) => `/articles/${slug}`)]) {
        // A browser with nothing in its cache, each time.
        const context = await openContext({ viewport: { width, height: width < 500 ? 844 : 900 } })
        await context.addCookies(await accounts.cookiesOf('member'))
        // On a slow line the typefaces of equations and numbers come when the page is read already.
        const release = await holdRequests(context, /KaTeX_|jetbrains_mono/)
        const page = await context.newPage()
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        release()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        const shifts = await shiftsOf(page)
        // Less is a part of a pixel, which nobody sees.
        if (shifts.value > 0.0001) shifted.push({ address, ...shifts })
        await context.close()
      }
      expect(shifted).toEqual([])
    })

  test('sees nothing move on a telephone when the question about cookies comes', async ({
    openContext,
    accounts,
  }) => {
    const context = await openContext({
      viewport: { width: 390, height: 844 },
      storageState: { cookies: await accounts.cookiesOf('member'), origins: [] },
    })
    const page = await context.newPage()
    await page.goto(ARTICLE.address)
    const question = page.getByRole('region', { name: 'Cookie consent' })
    const top = async () => (await question.boundingBox())!.y
    await expect
      .poll(async () => {
        const bar = (await page.locator('.action-bar').boundingBox())!
        return bar.y + bar.height - (await top())
      })
      .toBe(0)
    expect(await shiftsOf(page)).toMatchObject({ value: 0 })
  })

  test('sees nothing move when what was noted of a clause comes below it', async ({ page }) => {
    const { id } = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as { id: number }
    const notes = 'EN 1990, A1.4 leaves the limits to the annex.'
    expect((await page.request.post(`/api/bookmarks/${id}`, { data: { notes } })).ok()).toBe(true)
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await page.goto('/standards/en-1990/a1.4')
      await expect(page.getByRole('region', { name: 'In comments and your notes' })).toContainText(notes)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toMatchObject({ value: 0 })
    }
    await page.request.delete(`/api/bookmarks/${id}`)
  })

  test('finds the symbols of a telephone’s bar apart', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(ARTICLE.address)
    const buttons = page.locator('.action-bar > button')
    await expect(buttons).toHaveCount(6)
    const wide = await buttons.evaluateAll((all) =>
      all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
        scrollWidth > clientWidth ? [textContent] : [],
      ),
    )
    expect(wide).toEqual([])
  })

  test('sees equations as wide as room was left for them', async ({ page }) => {
    test.slow()
    const wrong: object[] = []
    for (const { slug } of await someArticles(page)) {
      await page.goto(`/articles/${slug}`)
      const pieces = await page.evaluate(async () => {
        // Text out of sight asks for its typefaces as late as when it is measured.
        await Promise.all(
          [...document.fonts].filter(({ family }) => /KaTeX/.test(family)).map((one) => one.load()),
        )
        return [...document.querySelectorAll<HTMLElement>('.inline-equation .katex-base')].map((piece) => {
          const em = Number.parseFloat(getComputedStyle(piece).fontSize)
          const left = Number.parseFloat(piece.style.width)
          piece.style.width = 'min-content'
          return { text: piece.textContent, off: Math.abs(piece.getBoundingClientRect().width / em - left) }
        })
      })
      expect(pieces.length).toBeGreaterThan(0)
      wrong.push(...pieces.filter(({ off }) => off > 0.01).map((piece) => ({ slug, ...piece })))
    }
    expect(wrong).toEqual([])
  })

  test('reads an article in its own typeface from the first paint on, in a cold browser', async ({
    openContext,
    accounts,
  }) => {
    const context = await openContext()
    await context.addCookies(await accounts.cookiesOf('member'))
    const page = await context.newPage()
    await page.goto(ARTICLE.address)
    expect(await typefacesOf(page, '.article > p')).toEqual(['Source Serif 4'])
  })

  test('likes, bookmarks and cites where an article ends, without its parts moving', async ({ page }) => {
    await page.goto(ARTICLE.address)
    const like = page.getByRole('button', { name: /^Like this article/ })
    const atHead = (await like.boundingBox())!.y
    const { value: before } = await shiftsOf(page)
    await page.locator('[data-end-actions]').scrollIntoViewIfNeeded()
    const end = page.locator('[data-end-actions=here]')
    await expect(end.getByRole('button', { name: /^Like this article/ })).toBeInViewport()
    await expect(end.getByRole('button', { name: 'Bookmark' })).toBeInViewport()
    // Whoever looks for the button finds one.
    await expect(like).toHaveCount(1)
    await end.getByRole('button', { name: 'Cite' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(end.getByRole('button', { name: 'Cite' })).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(end).toHaveCount(0)
    await expect.poll(async () => (await like.boundingBox())?.y).toBe(atHead)
    expect((await shiftsOf(page)).value).toBe(before)
  })

  test('reads the first lines of an article in the upper half of a telephone’s first screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const low: object[] = []
    for (const { slug } of await someArticles(page)) {
      await page.goto(`/articles/${slug}`)
      const { y } = (await page.locator('.article').locator('p, li').first().boundingBox())!
      if (y >= 844 / 2) low.push({ slug, y })
    }
    expect(low).toEqual([])
  })
})

test('text that is read has its own typeface from the first paint on, in a cold browser', async ({
  openContext,
}) => {
  for (const [address, text] of [
    ['/', '.font-serif'],
    ['/terms', '.article p'],
    ['/verification', '.article p'],
    ['/help/calculations', '.article p'],
    ['/standards/en-1993-1-1/6.3.2.3', '.font-serif'],
  ] as const) {
    // A browser with nothing in its cache, each time.
    const context = await openContext()
    const page = await context.newPage()
    await page.goto(address)
    expect([address, await typefacesOf(page, text)]).toEqual([address, ['Source Serif 4']])
    await context.close()
  }
})

test('without scripts every public page shows what it has to say', async ({ openContext, watched }) => {
  watched.allow(failedLoad(404))
  const page = await (await openContext({ javaScriptEnabled: false })).newPage()
  for (const address of PUBLIC.filter((one) => one !== '/verify-email')) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/sending forms need JavaScript/)).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(page.locator('main [hidden] h1')).toHaveCount(0)
  }
  await page.goto('/terms')
  await expect(page.locator('main h2')).toHaveCount(10)
  await expect(page.locator('main h2').last()).toBeVisible()
})

test('the tab of a prompt names the page that was asked for', async ({ page }) => {
  for (const [address, title] of [
    ['/articles', 'Articles – sign in'],
    ['/search?q=beam', 'Search – sign in'],
    ['/bookmarks', 'My Bookmarks – sign in'],
    ['/articles/no-such-article', 'Article – sign in'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveTitle(new RegExp(`^${title} · Loadpath$`))
  }
})

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  for (const width of WIDTHS)
    test(`writes where nothing shifts when the editor arrives, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      const shifted: object[] = []
      for (const address of WRITING) {
        await page.goto(address)
        await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const shifts = await shiftsOf(page)
        if (shifts.value > 0.0001) shifted.push({ address, ...shifts })
      }
      expect(shifted).toEqual([])
    })
})

test.describe('a telephone', () => {
  test.use({ as: 'member', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is not told to press a key, and a notice leaves the header in sight', async ({ page, watched }) => {
    watched.allow(failedLoad(503))
    await page.goto('/articles')
    const tip = page.getByRole('complementary', { name: 'Tip' })
    await expect(tip).toContainText('Open the search page')
    await expect(tip.locator('kbd')).toBeHidden()
    await page.goto('/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: '' } }))
    await page.getByLabel('Subject').fill('Toasts')
    await page.getByLabel('Message').fill('Where do they stand?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    const notice = page.locator('[data-chrome] li').filter({ hasText: 'Failed to send message' })
    await expect(notice).toContainText('Please try again later.')
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await notice.boundingBox()]
    expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  })
})
