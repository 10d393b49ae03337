import { holdRequests } from './support/held'
import { importArticles } from './support/import'
import { ARTICLE, DESK, PHONE } from './support/pages'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const list = (page: Page) =>
  page.getByRole('region', { name: /^(All Articles|Articles (tagged|citing|that))/ })
const cards = (page: Page) => list(page).getByRole('article')
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const tag = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name, exact: true })

async function counted(page: Page): Promise<number> {
  const line = list(page).getByRole('status')
  await expect(line).toHaveText(/^\d+ articles? found$/)
  return Number.parseInt(await line.innerText(), 10)
}

test.describe('the library', () => {
  test.use({ as: 'member' })

  test('opens with a tip, two featured articles and everything else, newest first', async ({ page }) => {
    await page.goto('/articles')
    const tip = page.getByRole('complementary', { name: 'Tip' })
    await expect(tip).toContainText('Press / and type it, or open the search page.', { useInnerText: true })
    await page.setViewportSize(PHONE)
    await expect(tip).toContainText('Open the search page.', { useInnerText: true })
    await expect(tip).not.toContainText('Press /', { useInnerText: true })
    await page.setViewportSize(DESK)
    await expect(
      page.getByRole('region', { name: 'Featured', exact: true }).getByRole('article'),
    ).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 2, name: 'All Articles' })).toBeVisible()
    expect(await counted(page)).toBeGreaterThan(50)
    await expect(cards(page)).toHaveCount(20)
    await expect(cards(page).first()).toContainText(/\d+ min read/)
    for (const featured of await page
      .getByRole('region', { name: 'Featured', exact: true })
      .getByRole('link')
      .all())
      await expect(cards(page).filter({ hasText: await featured.innerText() })).toHaveCount(0)
    await expect(page.getByRole('img', { name: /cover/i })).toHaveCount(0)
  })

  test('stands in as many columns as there is room for: one on a telephone, three at 2,560 px', async ({
    page,
  }) => {
    await page.goto('/articles')
    await expect(cards(page)).toHaveCount(20)
    const columns = () =>
      cards(page).evaluateAll(
        (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().x))).size,
      )
    for (const [width, count] of [
      [390, 1],
      [2560, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 1440 })
      await expect.poll(columns, `at ${width} px`).toBe(count)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test('by category: the address says so, every card is of it, and all come back', async ({ page }) => {
    await page.goto('/articles')
    const all = await counted(page)
    await category(page).selectOption({ label: 'Timber' })
    await expect(page).toHaveURL(/\/articles\?category=\d+$/)
    await expect(list(page).getByRole('status')).not.toHaveText(`${all} articles found`)
    await expect(cards(page)).toHaveCount(await counted(page))
    for (const card of await cards(page).all()) await expect(card).toContainText('Timber')
    await expect(page.getByRole('region', { name: 'Featured', exact: true })).toHaveCount(0)
    await category(page).selectOption({ label: 'All Categories' })
    await expect(page).toHaveURL('/articles')
    await expect(list(page).getByRole('status')).toHaveText(`${all} articles found`)
  })

  test('who steps through the categories by keyboard stays in their list', async ({ page }) => {
    await page.goto('/articles')
    await expect(list(page)).toBeVisible()
    await category(page).focus()
    const [, first, second, third] = await category(page).getByRole('option').all()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL((await first!.getAttribute('value'))!)
    await expect(category(page)).toBeFocused()
    // Faster than the page follows.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL((await third!.getAttribute('value'))!)
    await expect(category(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page).toHaveURL((await second!.getAttribute('value'))!)
    await expect(category(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL((await third!.getAttribute('value'))!)
    await expect(category(page)).toHaveValue((await third!.getAttribute('value'))!)
  })

  test('by tag: heading, count and chip say so, also together with a category', async ({ page }) => {
    await page.goto('/articles')
    await tag(page, 'Buckling').click()
    await expect(page).toHaveURL('/articles?tag=buckling')
    await expect(page.getByRole('heading', { name: 'Articles tagged: Buckling' })).toBeVisible()
    await expect(tag(page, 'Buckling')).toHaveAttribute('aria-current', 'true')
    const tagged = await counted(page)
    await expect(cards(page)).toHaveCount(tagged)

    await category(page).selectOption({ label: 'Timber' })
    await expect(page).toHaveURL(/\/articles\?category=\d+&tag=buckling$/)
    await expect(page.getByRole('heading', { name: 'Articles tagged: Buckling' })).toBeVisible()
    await expect(list(page).getByRole('status')).not.toHaveText(`${tagged} articles found`)
    expect(await counted(page)).toBeLessThan(tagged)

    await tag(page, 'All Tags').click()
    await expect(page).toHaveURL(/\/articles\?category=\d+$/)
    await expect(category(page).getByRole('option', { selected: true })).toHaveText('Timber')
    await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
  })

  test('what is chosen while the page of the choice before is on its way joins it', async ({ page }) => {
    await page.goto('/articles')
    await expect(list(page)).toBeVisible()
    const release = await holdRequests(page, /_rsc=/)
    await category(page).selectOption({ label: 'Concrete' })
    await tag(page, 'Buckling').click()
    await page.getByLabel('Sort by').selectOption({ label: 'Title' })
    release()
    await expect(page).toHaveURL(/\/articles\?category=\d+&tag=buckling&sort=title$/)
    await expect(category(page).getByRole('option', { selected: true })).toHaveText('Concrete')
    await expect(page.getByRole('heading', { name: 'Articles tagged: Buckling' })).toBeVisible()
    await expect(page.getByLabel('Sort by').getByRole('option', { selected: true })).toHaveText('Title')
    // Nothing is on its way any more: each goes by itself.
    await tag(page, 'All Tags').click()
    await expect(page).toHaveURL(/\/articles\?category=\d+&sort=title$/)
  })

  test('a choice that is taken back before its page comes leaves the others', async ({ page }) => {
    await page.goto('/articles')
    await expect(list(page)).toBeVisible()
    const release = await holdRequests(page, /_rsc=/)
    await page.getByLabel('Sort by').selectOption({ label: 'Title' })
    await category(page).selectOption({ label: 'Concrete' })
    await category(page).selectOption({ index: 0 })
    release()
    await expect(page).toHaveURL('/articles?sort=title')
  })

  test('topics stand in groups, each with as many articles as choosing it finds', async ({ page }) => {
    await page.goto('/articles')
    await category(page).selectOption({ label: 'Concrete' })
    await expect(page).toHaveURL(/category=\d+$/)
    const topic = page
      .getByRole('region', { name: 'Elements' })
      .getByRole('listitem')
      .filter({ hasText: 'Slabs' })
    const said = Number.parseInt((await topic.innerText()).replace(/\D+/, ''), 10)
    expect(said).toBeGreaterThan(0)
    await topic.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Articles tagged: Slabs' })).toBeVisible()
    expect(await counted(page)).toBe(said)
  })

  test('sorted by title: the address says so, and the order holds over filters', async ({ page }) => {
    await page.goto('/articles')
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.selectOption({ label: 'Title' })
    await expect(page).toHaveURL('/articles?sort=title')
    await expect(page.getByRole('region', { name: 'Featured', exact: true })).toHaveCount(0)
    await tag(page, 'Buckling').click()
    await expect(page).toHaveURL('/articles?tag=buckling&sort=title')
    await expect(page.getByRole('heading', { name: 'Articles tagged: Buckling' })).toBeVisible()
    const titles = await cards(page).getByRole('heading').allInnerTexts()
    expect(titles).toEqual(
      [...titles].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    )
    await sort.selectOption({ label: 'Newest' })
    await expect(page).toHaveURL('/articles?tag=buckling')
  })

  test('compact: a line for each article, here and after another visit', async ({ page }) => {
    await page.goto('/articles')
    const excerpt = cards(page).first().locator('p.font-serif')
    await expect(excerpt).toBeVisible()
    await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
    await expect(excerpt).toBeHidden()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await expect(excerpt).toBeHidden()
    await page.getByRole('radio', { name: 'With excerpts' }).check({ force: true })
    await expect(excerpt).toBeVisible()
  })

  test('what was opened, saved and not opened yet is found again', async ({ page }) => {
    await page.goto(ARTICLE.address)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const mine = page.getByRole('navigation', { name: 'My reading' })
    await expect(async () => {
      await page.goto('/articles?tag=buckling&reading=opened&sort=title')
      await expect(cards(page).filter({ hasText: title })).toHaveCount(1)
    }).toPass()
    await mine.getByRole('link', { name: 'Not opened yet' }).click()
    await expect(page).toHaveURL('/articles?tag=buckling&reading=unopened&sort=title')
    await expect(cards(page).filter({ hasText: title })).toHaveCount(0)
    await tag(page, 'All Tags').click()
    // The links of the list that is left still name the tag.
    await expect(page).toHaveURL('/articles?reading=unopened&sort=title')
    await mine.getByRole('link', { name: 'Bookmarked' }).click()
    await expect(page.getByRole('heading', { name: 'Articles that you bookmarked' })).toBeVisible()
    await mine.getByRole('link', { name: 'Bookmarked' }).click()
    await expect(page).toHaveURL('/articles?sort=title')
  })

  test('on a telephone the topics unfold, and the list begins on the first screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/articles')
    await expect(tag(page, 'Buckling')).toBeHidden()
    await page.getByText('Topics and reading').click()
    await tag(page, 'Buckling').click()
    await expect(page.getByRole('heading', { name: 'Articles tagged: Buckling' })).toBeVisible()
    await expect(page.getByText('Topics and reading: Buckling')).toBeVisible()
  })

  test('by cited standard, from a clause of a calculation', async ({ page }) => {
    await page.goto(ARTICLE.address)
    // A press opens the card of the clause: this is where it leads without a script, and in a new tab.
    const clause = page.locator('.calculation-reference').getByRole('link').first()
    await page.goto((await clause.getAttribute('href'))!)
    await expect(page.getByRole('heading', { name: 'Articles citing EN 1993-1-1' })).toBeVisible()
    expect(await counted(page)).toBeGreaterThan(3)
  })

  test('nothing found says so and leads on', async ({ page }) => {
    await page.goto('/articles?tag=nobody-uses-this')
    await expect(page.getByRole('heading', { name: 'Articles tagged: nobody-uses-this' })).toBeVisible()
    await expect(list(page).getByRole('status')).toHaveText('0 articles found')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await expect(page.getByText('Try selecting a different tag or view all articles.')).toBeVisible()
    await page.getByRole('link', { name: 'View all articles' }).click()
    await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
  })

  test('going back from an article finds the list as it was left', async ({ page }) => {
    await page.goto('/articles')
    await category(page).selectOption({ label: 'Concrete' })
    await expect(page).toHaveURL(/category=\d+$/)
    await tag(page, 'Slabs').click()
    await expect(page.getByRole('heading', { name: 'Articles tagged: Slabs' })).toBeVisible()
    await expect(page).toHaveURL(/category=\d+&tag=slabs$/)
    const found = await counted(page)
    const link = cards(page).last().getByRole('link')
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/category=\d+&tag=slabs$/)
    await expect(list(page).getByRole('status')).toHaveText(`${found} articles found`)
    await expect(category(page).getByRole('option', { selected: true })).toHaveText('Concrete')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'All Articles' })).toBeVisible()
    await expect(category(page).getByRole('option', { selected: true })).toHaveText('Concrete')
    await page.goBack()
    await expect(category(page).getByRole('option', { selected: true })).toHaveText('All Categories')
  })

  test('pages: articles imported while the site is served are there at once', async ({ page }) => {
    const articles = Array.from({ length: 25 }, (_, index) => ({
      slug: `paging-sample-${index + 1}`,
      title: `Paging sample ${index + 1}`,
      content: `<p>${'A sentence long enough to be an article about paging. '.repeat(4)}</p>`,
      category: 'Serviceability',
      tags: ['Paging sample'],
      published: true,
      createdAt: `2019-01-${String(index + 1).padStart(2, '0')}T09:00:00Z`,
    }))
    expect((await importArticles(articles)).output).toMatch(/25 (created|unchanged)/)

    await page.goto('/articles?tag=paging-sample')
    expect(await counted(page)).toBe(25)
    await expect(cards(page)).toHaveCount(20)
    await expect(cards(page).first()).toContainText('Paging sample 25')
    const pages = page.getByRole('navigation', { name: 'Pages of the library' })
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)

    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/articles?tag=paging-sample&page=2')
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).last()).toContainText('Paging sample 1')
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Articles tagged: Paging sample' })).toBeInViewport()
    await pages.getByRole('link', { name: 'Page 1' }).click()
    await expect(page).toHaveURL('/articles?tag=paging-sample')

    const again = await importArticles(articles)
    expect(again).toMatchObject({ code: 0 })
    expect(again.output).toContain('0 created, 0 updated, 25 unchanged, 0 failed')
  })

  test('a page beyond the last never claims that there is nothing', async ({ page }) => {
    await page.goto('/articles?page=99')
    await expect(page.getByRole('heading', { level: 1, name: 'Article library' })).toBeVisible()
    await expect(page.getByText('Check back later for new content.')).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/articles\?page=\d$/)
  })

  test('an address that was mistyped shows the library, never an error', async ({ page }) => {
    for (const query of [
      'category=x',
      'category=99999999999999999999',
      'category=-1',
      'page=0',
      'page=1e99',
      'tag=%00',
      'tag=a&tag=b',
      'standard=%00',
      'standard=%F0%9F%98%80',
      `tag=${'x'.repeat(3000)}`,
    ]) {
      expect((await page.goto(`/articles?${query}`))?.status(), query).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: 'Article library' })).toBeVisible()
    }
  })
})

test.describe('addresses that hold nothing', () => {
  test.beforeEach(({ watched }) => watched.allow(failedLoad(404)))

  test.describe('for a member', () => {
    test.use({ as: 'member' })

    test('an article that is not there', async ({ page }) => {
      expect((await page.goto('/articles/no-such-article'))?.status()).toBe(404)
      await expect(page).toHaveTitle('Article Not Found · Loadpath')
      await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
      await expect(
        page.getByText("The article you're looking for doesn't exist or has been removed."),
      ).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Browse Articles' }).click()
      await page.waitForURL('/articles')
    })

    test('a spelling that no article can have', async ({ page }) => {
      for (const slug of ['%20', 'a%0d%0ab', '0', '99999999999999999999', 'x'.repeat(2000), '%F0%9F%98%80'])
        expect((await page.goto(`/articles/${slug}`))?.status(), slug).toBe(404)
    })

    test('an address that cannot be read', async ({ page, watched }) => {
      watched.allow(failedLoad(400))
      for (const path of ['/articles/%00', '/articles/%ff', '/articles/%'])
        expect((await page.request.get(path)).status(), path).toBe(400)
    })
  })

  test('any other path', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page).toHaveTitle('404 Page Not Found · Loadpath')
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('/')
  })

  test('former spellings lead on for good', async ({ request }) => {
    for (const [from, to] of [
      ['/register', '/membership'],
      [`/article/${ARTICLE.slug}`, ARTICLE.address],
    ] as const) {
      const reply = await request.get(from, { maxRedirects: 0 })
      expect(reply.status()).toBe(308)
      expect(reply.headers().location).toBe(to)
    }
  })
})
