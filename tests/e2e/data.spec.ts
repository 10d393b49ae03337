import { readFileSync } from 'node:fs'
import { holdRequests } from './support/held'
import { expect, test, type Page } from './support/test'

const rows = (page: Page) => page.getByRole('region', { name: 'Universal beams (UB)' }).getByRole('row')
const UB = '/data/ub_sections'

test('a visitor finds a table by a column, reads an open one, and is asked to sign in at another', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Data', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
  await page.getByLabel('Find a table or a row').fill('secant modulus zero')
  await page.getByRole('link', { name: 'Show 1 table for ‘secant modulus’' }).click()
  await expect(page.getByLabel('Find a table or a row')).toHaveValue('secant modulus')
  await expect(page.getByText(/^1 of \d+ tables$/)).toBeVisible()
  await expect(page).toHaveURL('/data?q=secant+modulus')
  await page.getByRole('link', { name: /^Concrete strength classes/ }).click()
  await expect(page.getByRole('row', { name: /C30\/37/ })).toContainText('2.9')
  await page.goto('/data')
  await page.getByLabel('Find a table or a row').fill('C30')
  await expect(page.getByRole('status')).toHaveText('2 rows')
  await page.getByRole('link', { name: 'C30/37', exact: true }).click()
  await page.waitForURL('/data/concrete_grades?q=C30%2F37&row=C30%2F37#rows')
  await expect(page.getByRole('row', { name: /C30\/37/ })).toBeInViewport()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.goto(UB)
  await expect(page.getByRole('heading', { level: 1, name: 'Table Access Required' })).toBeVisible()
  await expect(page.getByText('plastic modulus, major axis')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' }).last()).toHaveAttribute('href', /ub_sections/)
  expect(await (await request.get(UB)).text()).not.toContain('457x191x67')
  expect((await request.get('/api/data/ub_sections/file')).status()).toBe(401)
})

for (const [place, label, text, link, leadsTo] of [
  ['/data', 'Find a table or a row', 'C30', 'C30/37', '/data/concrete_grades?q=C30%2F37&row=C30%2F37#rows'],
  ['/data/concrete_grades', 'Find rows', 'C30', 'Data', '/data'],
] as const)
  test(`${place}: a press before the address says what was typed leads to its page`, async ({ page }) => {
    await page.goto(place)
    const release = await holdRequests(page, /_rsc=/)
    await page.getByLabel(label).fill(text)
    await page.locator('main').getByRole('link', { name: link, exact: true }).first().click()
    await page.waitForURL(/\?q=/)
    release()
    await page.waitForURL(leadsTo)
  })

test('without scripts an open table is found, sorted, filtered and compared by links and forms', async ({
  openContext,
}) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/data?q=combination')
  await page.getByRole('link', { name: /^Combination factors/ }).click()
  await page.getByLabel('Find rows').fill('wind')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /wind/ })).toContainText('0.6')
  await page.goto('/data/concrete_grades?sort=-f_ck')
  await expect(page.getByRole('row').nth(1)).toContainText('C90/105')
  await page.getByLabel('C20/25', { exact: true }).check()
  await page.getByLabel('C30/37', { exact: true }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'Chosen rows side by side' })).toContainText('30 (1.50)')
  await expect(page).toHaveURL(/sort=-f_ck.*compare=1/)
})

test('no value, symbol or word is wider than its column', async ({ page }) => {
  for (const name of ['concrete_grades', 'bar_areas', 'psi_factors', 'steel_grades']) {
    await page.goto(`/data/${name}`)
    const cut = await page
      .locator('table :is(th, td)')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
    expect(cut, name).toEqual([])
  }
})

test.describe('as a member', () => {
  test.use({ as: 'member', permissions: ['clipboard-read', 'clipboard-write'] })

  test('rows are filtered, sorted, compared, copied and downloaded, and the address holds the view', async ({
    page,
  }) => {
    await page.goto(UB)
    const all = (await rows(page).count()) - 1
    await page.getByLabel('Find rows').fill('457x191')
    await expect(rows(page)).toHaveCount(6)
    await page.getByLabel('Range of').selectOption('W_pl.y')
    await page.getByLabel('From').fill('1500')
    await expect(rows(page)).toHaveCount(5)
    await page.getByLabel('From').fill('ten')
    await expect(page.getByRole('alert').filter({ hasText: '“ten” is not a number' })).toBeVisible()
    await page.getByLabel('From').fill('')
    const head = page.getByRole('columnheader', { name: /mass per metre/ })
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).nth(1)).toContainText('457x191x67')
    await head.getByRole('link').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/q=457x191&sort=-G/)
    await page.reload()
    await expect(rows(page).nth(1)).toContainText('457x191x98')

    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByText('Choose two to 12 rows to compare').first()).toBeVisible()
    await page.getByLabel('457x191x67').check()
    await page.getByLabel('457x191x74').check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Chosen rows side by side' })).toContainText('1653')
    await page.getByRole('button', { name: 'Close the comparison' }).click()
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeHidden()

    await page.getByRole('button', { name: 'Copy chosen rows' }).click()
    await expect(page.getByText('2 rows copied').first()).toBeVisible()
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(copied).toHaveLength(3)
    expect(copied[0]).toMatch(/^section\tG \[kg\/m\]\t/)

    await page.getByRole('link', { name: 'Clear' }).click()
    await expect(rows(page)).toHaveCount(all + 1)
    await expect(page).toHaveURL(UB)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('ub_sections-1.csv')
    expect(
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n'),
    ).toHaveLength(all + 1)
  })

  test('a table names the calculations that read it, and a calculation leads to its table', async ({
    page,
  }) => {
    await page.goto('/data/bolt_sizes')
    const used = page.getByRole('region', { name: 'Where it is used' })
    await used.getByRole('listitem').first().getByRole('link').first().click()
    await expect(page.locator('.calculation-tables').first()).toBeVisible()
    await page
      .locator('.calculation-tables')
      .getByRole('link', { name: /^Bolts with coarse thread/ })
      .first()
      .click()
    await expect(page).toHaveURL('/data/bolt_sizes')
  })

  test('the first column and the head stay in sight, and nothing but the table scrolls on a telephone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(UB)
    const region = page.getByRole('region', { name: 'Universal beams (UB)' })
    await region.scrollIntoViewIfNeeded()
    await region.evaluate((frame) => frame.scrollTo(400, 600))
    const frame = (await region.boundingBox())!
    const corner = (await region.getByRole('columnheader', { name: 'section' }).boundingBox())!
    expect([Math.abs(corner.x - frame.x) < 3, Math.abs(corner.y - frame.y) < 3]).toEqual([true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('on paper a table is whole, with its source and without the tools', async ({ page }) => {
  await page.goto('/data/concrete_grades')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Find rows')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText(/Source: EN 1992-1-1/)).toBeVisible()
  const region = page.getByRole('region', { name: /^Concrete strength classes/ })
  expect(await region.evaluate((frame) => getComputedStyle(frame).overflow)).toBe('visible')
})

test.describe('as an administrator', () => {
  test.use({ as: 'admin' })

  test('a table is opened to everybody and closed again', async ({ page, openContext }) => {
    const visitor = await openContext()
    await page.goto('/admin/tables/timber_factors')
    const readers = page.getByRole('region', { name: 'For readers' })
    for (const [open, status] of [
      [true, 200],
      [false, 401],
    ] as const) {
      await readers.getByLabel('Open to everybody').setChecked(open)
      await readers.getByRole('button', { name: 'Save' }).click()
      await expect
        .poll(async () => (await visitor.request.get('/api/data/timber_factors/file')).status())
        .toBe(status)
    }
  })
})
