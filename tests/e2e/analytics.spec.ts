import { ARTICLE } from './support/pages'
import { expect, test, type Page } from './support/test'

const CALLS = /\/api\/analytics\//

/** Every analytics call that leaves the browser, with what it was sent. */
function callsOf(page: Page): { path: string; events: Record<string, unknown>[] }[] {
  const calls: { path: string; events: Record<string, unknown>[] }[] = []
  page.on('request', (request) => {
    if (CALLS.test(request.url()))
      calls.push({
        path: new URL(request.url()).pathname,
        events: [request.postDataJSON() as Record<string, unknown>].flat(),
      })
  })
  return calls
}

/** What waits is sent when the page goes out of sight. */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' })
const forged = { sessionId: 'session_1_forged00', pageUrl: '/', pageTitle: 'x', referrer: '' }

test.describe('without consent', () => {
  test('no call leaves the browser, and the server refuses a forged one', async ({ page, request }) => {
    const calls = callsOf(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await leave(page)
    expect(calls).toEqual([])
    expect(await page.evaluate(() => [sessionStorage.length, document.cookie.includes('consent')])).toEqual([
      0,
      false,
    ])
    for (const path of ['page-view', 'engagement', 'search']) {
      const reply = await request.post(`/api/analytics/${path}`, { data: forged })
      expect(reply.status()).toBe(403)
    }
  })
})

test.describe('with consent', () => {
  test.use({ consented: false })

  test('pages are told of as they come and go, and nothing more once it is taken back', async ({ page }) => {
    const calls = callsOf(page)
    const answered = page.waitForResponse(CALLS)
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Accept All' }).click()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('analyticsSessionId')))
      .toMatch(/^session_\d+_\w+$/)
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL(/\/contact$/)
    await leave(page)
    expect((await answered).status()).toBe(204)
    const events = () => calls.flatMap((call) => call.events)
    await expect.poll(() => events().map(({ pageUrl }) => pageUrl)).toContain('/contact')
    expect(
      events().find(({ pageUrl, timeOnPage }) => pageUrl === '/' && timeOnPage !== undefined),
    ).toMatchObject({
      bounced: false,
      scrollDepth: expect.any(Number),
    })

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await banner(page).getByRole('button', { name: 'Essential Only' }).click()
    await page.waitForTimeout(200)
    const sent = calls.length
    await page.goto('/privacy')
    await leave(page)
    expect(calls).toHaveLength(sent)
    expect(await page.evaluate(() => document.cookie)).not.toContain('consent')
  })
})

test.describe('a member who agreed', () => {
  test.use({ as: 'member', consented: false })

  test('a search, the article that was opened from it, and what was done there', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/search?q=punching%20shear')
    await banner(page).getByRole('button', { name: 'Accept All' }).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('analyticsSessionId'))).not.toBeNull()
    await page.locator('li a[data-result]').first().click()
    await expect(page).toHaveURL(/\/articles\//)
    await leave(page)
    await expect
      .poll(() => calls.filter(({ path }) => path.endsWith('/search')).flatMap(({ events }) => events))
      .toEqual([expect.objectContaining({ query: 'punching shear', rank: 1 })])
    await page.goto(ARTICLE.address)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(
        async () => {
          await leave(page)
          return calls.flatMap(({ events }) => events).map(({ engagementType }) => engagementType)
        },
        { timeout: 60_000 },
      )
      .toContain('share')
  })
})

test.describe('a member who agreed earlier', () => {
  test.use({ as: 'member', consented: false })

  test('a result opened before the page is idle is counted', async ({ page }) => {
    const calls = callsOf(page)
    await page.addInitScript(() => {
      const yes = { essential: true, analytics: true, accepted: true, timestamp: 1 }
      localStorage.setItem('cookie-consent', JSON.stringify(yes))
      // A page that is never idle until it is let.
      const waiting: IdleRequestCallback[] = []
      window.requestIdleCallback = (work) => waiting.push(work)
      Object.assign(window, { beIdle: () => waiting.splice(0).forEach((work) => work({} as IdleDeadline)) })
    })
    await page.goto('/search?q=lateral%20torsional%20buckling')
    await page.locator('h3 a[data-result]').nth(1).click()
    await expect(page).toHaveURL(/\/articles\//)
    expect(calls).toEqual([])
    await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle())
    await expect
      .poll(async () => {
        await leave(page)
        return calls.filter(({ path }) => path.endsWith('/search')).flatMap(({ events }) => events)
      })
      .toEqual([expect.objectContaining({ query: 'lateral torsional buckling', rank: 2 })])
  })

  test('a result opened before the page listens is counted on the next page', async ({ page }) => {
    const calls = callsOf(page)
    await page.addInitScript(() => {
      const yes = { essential: true, analytics: true, accepted: true, timestamp: 1 }
      localStorage.setItem('cookie-consent', JSON.stringify(yes))
    })
    await page.goto('/my-likes')
    let asleep = true
    await page.route('**/_next/static/chunks/*.js', (route) => (asleep ? undefined : route.continue()))
    await page.evaluate((to) => void (window.location.href = to), '/search?q=punching%20shear')
    await page.waitForURL('**/search?**', { waitUntil: 'commit' })
    const result = page.locator('a[data-result]').first()
    await result.waitFor()
    asleep = false
    await result.click()
    await expect(page).toHaveURL(/\/articles\//)
    await expect
      .poll(
        async () => {
          await leave(page)
          return calls.filter(({ path }) => path.endsWith('/search')).flatMap(({ events }) => events)
        },
        { timeout: 60_000 },
      )
      .toEqual([expect.objectContaining({ query: 'punching shear', rank: 1 })])
  })
})

test.describe('an admin', () => {
  test.use({ as: 'admin' })

  test('opens the analytics, makes a report and reads it', async ({ page }) => {
    await page.goto('/admin/analytics?timeframe=7d')
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
    await page.getByRole('tab', { name: 'Engagement' }).click()
    await expect(page).toHaveURL(/tab=engagement/)
    await page.getByRole('button', { name: /^Bounce Rate:/ }).focus()
    await expect(page.getByRole('tooltip')).toContainText('Visits of a single page')
    await page.getByRole('button', { name: 'Generate Report' }).click()
    await expect(page).toHaveURL(/\/admin\/analytics\/reports\/\d{4}-\d{2}$/)
    await expect(page.getByRole('link', { name: 'Download Report' })).toBeVisible()
  })

  test('sees what members search for beside the search', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('tab', { name: 'Search Analytics' }).click()
    await expect(page.getByText('Total Searches')).toBeVisible()
    await page.getByRole('link', { name: 'Last 24 Hours' }).click()
    await expect(page).toHaveURL(/range=1d/)
  })
})
