import { expect, test, type Page } from './support/test'

test.use({ as: 'member' })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the library' })
const results = (page: Page) => page.getByRole('region', { name: /^Search results for/ })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear' })

test('without a query there is a hint, and no way to clear', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(field(page)).toHaveAttribute('placeholder', 'Search articles, guidelines, principles...')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Category' })).toHaveValue('')
  await expect(page.getByText(/Search for a subject, a standard or a clause/)).toBeVisible()
  await expect(clear(page)).toHaveCount(0)
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search')
})

test('a query has a heading, a count, marked passages, and can be cleared', async ({ page }) => {
  await page.goto('/search')
  await field(page).fill('  punching shear ')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('/search?q=punching%20shear')
  await expect(page.getByRole('heading', { name: 'Search results for "punching shear"' })).toBeVisible()
  const hits = results(page).getByRole('article')
  await expect(results(page).getByRole('status')).toHaveText(/^\d+ articles? found$/)
  await expect(hits).toHaveCount(Number.parseInt(await results(page).getByRole('status').innerText(), 10))
  await expect(hits.first()).toContainText(/punching/i)
  await expect(hits.first().locator('mark').first()).toHaveText(/punching|shear/i)

  await clear(page).click()
  await expect(page).toHaveURL('/search')
  await expect(field(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(0)
})

test('a passage is shown below its headings, and opens the article there', async ({ page }) => {
  await page.goto('/search?q=outer%20perimeter%20beyond%20the%20links')
  const passage = results(page).getByRole('article').first().getByRole('listitem').first().getByRole('link')
  const [, anchor] = /#([^:]+)/.exec((await passage.getAttribute('href'))!)!
  const heading = (await passage.locator('span').first().innerText()).split(' › ').at(-1)!
  await passage.click()
  await page.waitForURL(/\/articles\/punching-shear-flat-slabs/)
  const section = page.locator(`[id="${anchor}"]`)
  await expect(section).toContainText(heading)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a category narrows it, stays in the address and survives going back', async ({ page }) => {
  await page.goto('/search?q=buckling')
  const count = results(page).getByRole('status')
  const all = await count.innerText()
  const category = page.getByRole('main').getByRole('combobox', { name: 'Category' })
  await category.selectOption({ label: 'Timber' })
  await expect(page).toHaveURL(/\/search\?q=buckling&category=\d+$/)
  await expect(count).not.toHaveText(all)
  for (const hit of await results(page).getByRole('article').all()) await expect(hit).toContainText('Timber')
  await results(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/articles\//)
  await page.goBack()
  await expect(category.getByRole('option', { selected: true })).toHaveText('Timber')
  await expect(field(page)).toHaveValue('buckling')
  await clear(page).click()
  await expect(page).toHaveURL('/search')
  await expect(category).toHaveValue('')
})

test('nothing found says so and leads on', async ({ page }) => {
  await page.goto('/search?q=qqqzzzxxx')
  await expect(page.getByRole('heading', { name: 'Search results for "qqqzzzxxx"' })).toBeVisible()
  await expect(results(page).getByRole('status')).toHaveText('0 articles found')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(
    page.getByText(
      "We couldn't find any articles matching your search. Try different keywords or browse our categories.",
    ),
  ).toBeVisible()
})

test('quotes are told apart from the heading, and words that are nowhere together are offered without them', async ({
  page,
}) => {
  await page.goto('/search?q=%22punching%20shear%22')
  await expect(page.getByRole('heading', { name: 'Search results for "punching shear"' })).toBeVisible()
  await expect(results(page).getByRole('article')).toHaveCount(1)
  await page.goto('/search?q=%22snow%20punching%22')
  await expect(page.getByText('No article has the quoted words next to each other.')).toBeVisible()
  await page.getByRole('link', { name: 'Search without the quotes' }).click()
  await page.waitForURL('/search?q=snow%20punching')
  await expect(results(page).getByRole('article').first()).toContainText(/punching|snow/i)
})

test('a symbol is named as engineers write it', async ({ page }) => {
  await page.goto('/search?q=vrd%2Cmax')
  const first = results(page).getByRole('article').first()
  await expect(first.getByText('VRd,max', { exact: true }).last()).toBeVisible()
  await expect(first.locator('mark').first()).toHaveText(/rd,max/i)
})

test('two characters are too few', async ({ page }) => {
  await page.goto('/search?q=EC')
  await expect(
    page.getByText('Type at least three characters: a word, a standard or a clause.'),
  ).toBeVisible()
  await expect(field(page)).toHaveValue('EC')
})

test('what is typed is text, whatever it looks like', async ({ page }) => {
  for (const query of [
    '<img src=x onerror=alert(1)>',
    "'; DROP TABLE users; --",
    '"unclosed',
    '%_\\',
    '(((',
    '& | !',
  ]) {
    const reply = await page.goto(`/search?q=${encodeURIComponent(query)}`)
    expect(reply?.status(), query).toBe(200)
    await expect(field(page)).toHaveValue(query)
  }
  expect((await page.goto('/search?q=%00steel&category=%00'))?.status()).toBe(200)
})
