import { holdRequests } from './support/held'
import { importArticles } from './support/import'
import { longArticle } from './support/long-article'
import { ARTICLE } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** What has moved since a moment of the page, but for what nobody can see. */
const shiftsSince = (page: Page, moment: number) =>
  page.evaluate(
    (since) =>
      new Promise<string[]>((done) => {
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as Shift[])
            if (value > 0.001 && startTime > since)
              moved.push(
                `${value}: ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(' | ')}`,
              )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(moved), 300)
      }),
    moment,
  )

test.describe('a member', () => {
  test.use({ as: 'member' })

  for (const width of [390, 1440])
    test(`reads a page with nothing personal in it, and what is theirs moves nothing at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const release = await holdRequests(page, /\/api\/(auth\/user|articles\/\d+\/reading)$/)
      const reply = await page.goto(ARTICLE.address)
      const begun = await page.evaluate(() => document.fonts.ready.then(() => performance.now()))
      release()
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Like this article/ })).toBeVisible()
      const html = (await reply!.text()).toLowerCase()
      for (const personal of ['member@loadpath.example', 'account of']) expect(html).not.toContain(personal)
      expect(reply!.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(reply!.headers()['cache-control']).toBe('private, no-cache')
      // Its typefaces are asked for early, or its lines would move; but the styles first.
      expect(reply!.headers().link).toMatch(/^(?!.*as="font".*as="style").*as="style".*source_serif_4_latin/)
      for (const face of ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'])
        expect(reply!.headers().link).toMatch(new RegExp(`<[^>]*${face}[^>]*>[^,]*fetchpriority=low`))
      expect(await shiftsSince(page, begun)).toEqual([])
    })

  test('keeps a like through a reload, and takes it back', async ({ page }) => {
    await page.goto('/articles/fillet-weld-directional-method')
    const like = page.getByRole('button', { name: /^Like this article/ })
    const before = await like.getAttribute('aria-pressed')
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    const turned = before === 'true' ? 'false' : 'true'
    await Promise.all([page.waitForResponse(/\/like\?/), like.click()])
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', turned)
    await Promise.all([page.waitForResponse(/\/like\?/), like.click()])
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', turned === 'true' ? 'false' : 'true')
  })

  test('sees no list on Back that lacks what they have just done', async ({ page }) => {
    const { id } = (await (
      await page.request.get('/api/articles/fillet-weld-directional-method')
    ).json()) as {
      id: number
    }
    expect((await page.request.post(`/api/articles/${id}/like?liked=true`)).ok()).toBe(true)
    await page.goto('/my-likes')
    const heading = page.getByRole('heading', { name: /^Articles you've liked/ })
    const before = await heading.textContent()
    await page
      .getByRole('link', { name: /^Fillet welds/ })
      .first()
      .click()
    await page.waitForURL('/articles/fillet-weld-directional-method')
    const like = page.getByRole('button', { name: /^Like this article/ })
    await Promise.all([page.waitForResponse(/\/like\?/), like.click()])
    await page.goBack()
    await expect(heading).not.toHaveText(before!)
    await expect(page.getByRole('button', { name: /^Undo: like Fillet welds/ })).toBeVisible()
  })

  test('reads what an import changed with the next look', async ({ page }) => {
    const article = {
      slug: 'changed-under-the-reader',
      title: 'Before',
      content: '<p>First.</p>',
      category: 'Steel',
    }
    await importArticles([article])
    await page.goto(`/articles/${article.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before')
    await importArticles([{ ...article, title: 'After', content: '<p>Second.</p>' }])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('After')
    await expect(page.locator('.article')).toHaveText('Second.')
  })

  test('a very long article stays within 360 px and prints on A4', async ({ page, request }) => {
    await importArticles([longArticle])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/articles/${longArticle.slug}`)
    expect(await page.locator('.article .katex-html').count()).toBeGreaterThanOrEqual(60)
    await expect(page.locator('.article table')).toHaveCount(20)
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wider()).toBe(0)
    await page.getByRole('heading', { name: 'Part 20' }).scrollIntoViewIfNeeded()
    expect(await wider()).toBe(0)
    // Rendered on the server: equations and tables are in the answer itself.
    const cookies = await page.context().cookies()
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const html = await (await request.get(`/articles/${longArticle.slug}`, { headers: { Cookie } })).text()
    expect(html.match(/class="katex-mathml"/g)?.length).toBeGreaterThanOrEqual(60)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.length).toBeGreaterThan(50_000)
  })
})

test('after signing out, Back shows no article', async ({ page, playwright, baseURL, watched }) => {
  watched.allow(failedLoad(401))
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  await page.request.post('/api/login', { data: member })
  await page.goto(ARTICLE.address)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(ARTICLE.sentences[0]!)).toHaveCount(0)
})
