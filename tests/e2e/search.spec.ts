import { holdRequests } from './support/held'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

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

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' })
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })

test('a filter lists what its count says, stays in the address and survives going back', async ({ page }) => {
  await page.goto('/search?q=buckling')
  const count = results(page).getByRole('status')
  const all = await count.innerText()
  const timber = filters(page).getByRole('link', { name: /^Timber/ })
  const expected = Number.parseInt((await timber.innerText()).replace(/\D+/, ''), 10)
  await timber.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=buckling&category=\d+$/)
  await expect(count).toHaveText(new RegExp(`^${expected} `))
  await expect(timber).toHaveAttribute('aria-current', 'true')
  await expect(timber).toBeFocused()
  for (const hit of await results(page).getByRole('article').all()) await expect(hit).toContainText('Timber')
  await results(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/articles\//)
  await page.goBack()
  await expect(chosen(page).getByRole('link', { name: 'Remove Category: Timber' })).toBeVisible()
  await expect(field(page)).toHaveValue('buckling')
  await chosen(page).getByRole('link', { name: 'Remove Category: Timber' }).click()
  await expect(page).toHaveURL('/search?q=buckling')
  await expect(count).toHaveText(all)
})

test('the category beside the words is the same filter', async ({ page }) => {
  await page.goto('/search?q=buckling')
  const category = page.getByRole('main').getByRole('combobox', { name: 'Category' })
  await category.selectOption({ label: 'Timber' })
  await expect(page).toHaveURL(/\/search\?q=buckling&category=\d+$/)
  await expect(chosen(page).getByRole('link', { name: 'Remove Category: Timber' })).toBeVisible()
  await expect(category.getByRole('option', { selected: true })).toHaveText('Timber')
  await clear(page).click()
  await expect(page).toHaveURL('/search')
  await expect(category).toHaveValue('')
})

test('a category, a filter and words that follow each other before a page has come are all asked for', async ({
  page,
}) => {
  await page.goto('/search?q=beam')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  const category = page.getByRole('main').getByRole('combobox', { name: 'Category' })
  const release = await holdRequests(page, /_rsc=/)
  await category.selectOption({ label: 'Concrete' })
  await page.getByRole('link', { name: /^Drawing/ }).click()
  await field(page).fill('column')
  await field(page).press('Enter')
  release()
  await expect(page).toHaveURL(/\/search\?q=column&category=\d+&with=drawing$/)
  await expect(page.getByRole('region', { name: 'Search results for "column"' })).toBeVisible()
  await expect(category.getByRole('option', { selected: true })).toHaveText('Concrete')
  await expect(chosen(page).getByRole('link', { name: 'Remove With: Drawing' })).toBeVisible()
})

test('who steps through the categories of a search by keyboard stays in their list', async ({ page }) => {
  await page.goto('/search?q=buckling')
  const category = page.getByRole('search', { name: 'Library' }).getByRole('combobox', { name: 'Category' })
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await category.focus()
  for (const index of [1, 2]) {
    const value = await category.getByRole('option').nth(index).getAttribute('value')
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(`/search?q=buckling&category=${value}`)
    await expect(category).toBeFocused()
    await expect(category).toHaveValue(value!)
  }
  await page.goBack()
  await expect(category).toHaveValue((await category.getByRole('option').nth(1).getAttribute('value'))!)
})

test('words that are typed stay while a category is chosen, until another search is asked for', async ({
  page,
}) => {
  await page.goto('/search?q=buckling')
  const form = page.getByRole('search', { name: 'Library' })
  const [words, category] = [form.getByRole('searchbox'), form.getByRole('combobox', { name: 'Category' })]
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await words.fill('punching shear')
  await category.selectOption({ index: 2 })
  await page.waitForURL(/q=buckling&category=\d+$/)
  await expect(words).toHaveValue('punching shear')
  await page.goto('/search?q=buckling')
  await words.press('Control+a')
  await words.pressSequentially('creep')
  await words.press('Enter')
  await page.waitForURL('/search?q=creep')
  await page.goBack()
  await expect(words).toHaveValue('buckling')
})

test('filters add up, are removed one by one or as a whole, and an order keeps them', async ({ page }) => {
  await page.goto('/search?q=buckling&with=drawing&standard=EN%201993-1-1')
  await expect(chosen(page).getByRole('link', { name: /^Remove [A-Z]/ })).toHaveCount(2)
  const orders = page.getByRole('navigation', { name: 'Order' })
  await orders.getByRole('link', { name: 'Title' }).click()
  await expect(page).toHaveURL(/standard=EN%201993-1-1&with=drawing&sort=title$/)
  await expect(orders.getByRole('link', { name: 'Title' })).toHaveAttribute('aria-current', 'true')
  const titles = await results(page).getByRole('article').getByRole('heading').allInnerTexts()
  const plain = titles.map((title) => title.replace(/\s+/g, ' '))
  expect(plain).toEqual(plain.toSorted((a, b) => a.localeCompare(b, 'en')))
  await chosen(page).getByRole('link', { name: 'Remove With: Drawing' }).click()
  await expect(page).toHaveURL('/search?q=buckling&standard=EN%201993-1-1&sort=title')
  await page.goto('/search?q=snow&standard=EN%201993-1-8&reading=saved')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove all filters' }).click()
  await expect(page).toHaveURL('/search?q=snow')
  await expect(results(page).getByRole('article').first()).toContainText(/snow/i)
})

test('on a narrow screen the filters are behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search?q=buckling')
  const drawing = filters(page).getByRole('link', { name: /^Drawing/ })
  await expect(drawing).toBeHidden()
  await filters(page).getByText('Filters', { exact: true }).click()
  await drawing.click()
  await expect(page).toHaveURL('/search?q=buckling&with=drawing')
  await expect(filters(page).getByText('Filters (1)')).toBeVisible()
  await expect(chosen(page)).toBeVisible()
})

test('the less likely articles are open, and at their place, when a reader comes back', async ({ page }) => {
  await page.goto('/search?q=buckling')
  const others = results(page).getByRole('link', { name: /^(Show|Hide) \d+ less likely articles?$/ })
  await expect(others).toHaveAttribute('aria-expanded', 'false')
  const likely = await results(page).getByRole('article').count()
  const count = Number(/\d+/.exec(await others.innerText())![0])
  // By keyboard: the link keeps the focus.
  await others.press('Enter')
  await expect(page).toHaveURL('/search?q=buckling&less=1')
  await expect(results(page).getByRole('article')).toHaveCount(likely + count)
  await expect(others).toHaveAttribute('aria-expanded', 'true')
  await expect(others).toBeFocused()
  const last = results(page).getByRole('article').last()
  for (const link of [
    last.getByRole('heading').getByRole('link'),
    last.getByRole('listitem').getByRole('link').first(),
  ]) {
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await link.click()
    await page.waitForURL(/\/articles\//)
    await page.goBack()
    await expect(last).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 300)
    await expect(last).toBeInViewport()
  }
  await others.press('Enter')
  await expect(page).toHaveURL('/search?q=buckling')
  await expect(results(page).getByRole('article')).toHaveCount(likely)
  await expect(others).toBeFocused()
})

test('a question of one cell is answered by its row, with its source', async ({ page }) => {
  await page.goto('/search?q=S355%20yield%20strength')
  const answer = page.getByRole('region', { name: 'Direct answer' })
  await expect(answer.getByRole('row', { name: /^S355/ }).locator('mark')).toHaveText('355')
  await expect(answer).toContainText('thickness up to 40 mm')
  await expect(answer).toContainText('EN 1993-1-1:2005 with AC:2009, Table 3.1')
  await page.goto('/search?q=psi_0%20offices')
  await expect(answer.getByRole('row', { name: /^B-offices/ }).locator('mark')).toHaveText('0.7')
  await answer.getByRole('link', { name: 'All rows of the table' }).click()
  await page.waitForURL('/data/psi_factors')
  await page.goto('/search?q=S355%20strength')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(answer).toHaveCount(0)
})

test('a designation is answered by its row, which leads to it in the table', async ({ page }) => {
  await page.goto('/search?q=HE%20200%20B')
  const answer = page.getByRole('region', { name: 'Direct answer' })
  await expect(answer.getByRole('row', { name: /^HEB200 61\.29 200 200 9 15 78\.08 5696 / })).toBeVisible()
  await answer.getByRole('link', { name: 'This row in its table' }).click()
  await page.waitForURL('/data/heb_sections?q=HEB200&row=HEB200#rows')
  await expect(page.getByLabel('HEB200')).toBeChecked()
  await expect(page.getByLabel('HEB200')).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: '1 of 24 rows, 1 chosen' })).toBeAttached()
})

test('the column that a question names is in sight in the table, also on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const column = page.getByRole('columnheader', { name: /^I_T/ })
  await page.goto('/search?q=IPE%20300%20IT')
  await page.getByRole('link', { name: 'This row in its table' }).click()
  await page.waitForURL('/data/ipe_sections?q=IPE300&row=IPE300#column-I_T')
  await expect(column).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('IPE300')).toBeInViewport({ ratio: 1 })
  const marked = () => column.evaluate((head) => getComputedStyle(head).backgroundColor)
  const row = page.getByRole('row', { name: 'IPE300' })
  await expect.poll(marked).toBe(await row.evaluate((each) => getComputedStyle(each).backgroundColor))
  // Nothing of it is below the column of the names.
  const names = (await page.getByRole('rowheader', { name: 'IPE300' }).boundingBox())!
  expect((await column.boundingBox())!.x).toBeGreaterThanOrEqual(names.x + names.width)
})

test('of a section that no table has, the page says which sections there are', async ({ page }) => {
  await page.goto('/search?q=W%2014%20x%2022')
  await expect(page.getByText('No table of the library has W 14 x 22.')).toBeVisible()
  await page.getByRole('link', { name: 'tables of steel sections' }).click()
  await page.waitForURL('/data#sections')
  await expect(page.getByRole('heading', { name: /^Steel sections/ })).toBeInViewport()
  await page.goto('/search?q=steel%20beam')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(page.getByText('No table of the library')).toHaveCount(0)
})

test('of a row that no table has, the page leads to those next to it', async ({ page }) => {
  await page.goto('/search?q=UB%20457%20191%2070%20Iy')
  await expect(page.getByText('No table of the library has UB 457x191x70.')).toBeVisible()
  await page.getByRole('link', { name: 'Universal beams (UB)' }).click()
  await page.waitForURL('/data/ub_sections?row=457x191x67&row=457x191x74&compare=1')
  for (const key of ['457x191x67', '457x191x74'])
    await expect(page.getByText(key).filter({ visible: true }).first()).toBeVisible()
})

test('the row of a table from which a hit is opened is marked in the article', async ({ page }) => {
  await page.goto('/search?q=correlation%20factor%20beta_w%20S355')
  const passage = results(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /fillet weld/i }) })
    .getByRole('listitem')
    .first()
    .getByRole('link')
  await passage.click()
  await page.waitForURL(/\/articles\/fillet-weld/)
  await expect(page.locator('.article .found-passage')).toHaveCount(1)
  await expect(page.locator('.article .found-passage')).toBeInViewport()
})

test('the section of a hit is shown below it, with its equations, tables and what was found marked', async ({
  page,
}) => {
  await page.goto('/search?q=correlation%20factor%20beta_w%20S355')
  const hit = results(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /fillet weld/i }) })
  const show = hit.getByRole('button', { name: /^Show the section here/ }).first()
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(hit.getByRole('table')).toBeVisible()
  await expect(hit.locator('.found-passage')).toHaveCount(1)
  await expect(hit.locator('.katex').first()).toBeVisible()
  const hide = hit.getByRole('button', { name: /^Hide the section/ })
  await expect(hide).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hit.getByRole('table')).toHaveCount(0)
  await expect(page).toHaveURL(/\/search\?q=/)
})

test('Back to the hits finds the sections that were opened, at the place that was left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  const address = '/search?q=bending'
  await page.goto(address)
  const hits = results(page).getByRole('article')
  const shown = hits.getByRole('button', { name: /^Hide the section/ })
  for (const at of [0, 1]) {
    await hits
      .getByRole('button', { name: /^Show the section here/ })
      .first()
      .click()
    await expect(shown).toHaveCount(at + 1)
  }
  await expect(page.getByText('The section is being fetched')).toHaveCount(0)
  const marked = hits.nth(3).getByRole('heading').getByRole('link')
  const top = () => marked.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  await marked.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top + scrollY - 300))
  await expect.poll(top).toBe(300)
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"line"')
  for (const leave of [() => marked.click(), () => hits.nth(3).locator('a[data-result]').nth(1).click()]) {
    await leave()
    await page.waitForURL(/\/articles\//)
    await page.goBack()
    await page.waitForURL(address)
    await expect(shown).toHaveCount(2)
    await expect.poll(top).toBe(300)
    await expect(page.getByText('The section is being fetched')).toHaveCount(0)
    expect(await top()).toBe(300)
  }
  await shown.first().click()
  await page.reload()
  await expect(shown).toHaveCount(1)
})

test('a section that cannot be fetched says so, and is fetched again', async ({ page, context, watched }) => {
  watched.allow(failedLoad('net'))
  await page.goto('/search?q=correlation%20factor%20beta_w%20S355')
  await context.route('**/api/articles/*/section?*', (route) => route.abort())
  const hit = results(page).getByRole('article').first()
  await hit
    .getByRole('button', { name: /^Show the section here/ })
    .first()
    .click()
  await expect(hit.getByText('The section could not be shown')).toBeVisible()
  await context.unroute('**/api/articles/*/section?*')
  await hit.getByRole('button', { name: 'Try again' }).click()
  await expect(hit.getByRole('blockquote')).toBeVisible()
})

test('factors typed beside their actions are read, and nothing found says how it was read', async ({
  page,
}) => {
  await page.goto('/search?q=1.35Gk%2B1.5Qk')
  await expect(results(page).getByRole('article').first()).toContainText('Combinations of actions')
  await page.goto('/search?q=snowload')
  await expect(results(page).getByRole('article').first()).toContainText(/snow/i)
  await page.getByRole('link', { name: 'snow load', exact: true }).click()
  await page.waitForURL('/search?q=snow%20load')
  await page.goto('/search?q=temperaturzzq')
  await expect(page.getByText('Understood as temperaturzzq.')).toBeVisible()
  await page.getByRole('link', { name: 'temperature', exact: true }).click()
  await page.waitForURL('/search?q=temperature')
  await expect(results(page).getByRole('article').first()).toContainText(/temperature/i)
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
  expect((await page.goto('/search?q=%00steel&category=%00&standard=%00&with=x&sort=%00'))?.status()).toBe(
    200,
  )
})
