import { readFileSync } from 'node:fs'
import { ARTICLE, toastOf } from './support/pages'
import { CHANGED, startChange } from './support/register'
import { expect, test } from './support/test'
import { failedLoad } from './support/watch'

const FIRST = 'EN 1993-1-1:2005+A1:2014'

test('a visitor goes from the home page to a standard, its clause, and a prompt to sign in', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Standards covered' })
    .getByRole('link', { name: /^EN 1993-1-1 / })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'EN 1993-1-1' })).toBeVisible()
  const editions = page.getByRole('region', { name: 'Editions' })
  await expect(editions).toContainText(FIRST)
  await expect(editions).toContainText('Withdrawn, superseded from 30 March 2028')
  await expect(page.getByRole('region', { name: 'Dates' })).toContainText('30 March 2028')

  await page.getByRole('link', { name: /^clause 6\.3\.2\.3,/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EN 1993-1-1, clause 6.3.2.3')
  await expect(page.getByText('The text of the standard is not shown here')).toBeVisible()
  await page
    .getByRole('link', { name: /^Calculation(?:, \d+ lines)? of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/articles\/[a-z0-9-]+#calculation-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Article Access Required' })).toBeVisible()
})

test('what narrows the list is there again on coming back, and in a link', async ({ page }) => {
  await page.goto('/standards')
  const find = page.getByRole('searchbox', { name: 'Find a standard' })
  await find.fill('EC5')
  await expect(page).toHaveURL('/standards?q=EC5')
  const status = page.getByText(/^\d+ of \d+ standards$/)
  const narrowed = await status.innerText()
  await page
    .getByRole('link', { name: /^EN 1995-1-1/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'EN 1995-1-1' })).toBeVisible()
  await page.goBack()
  await expect(find).toHaveValue('EC5')
  await expect(status).toHaveText(narrowed)
  await page.reload()
  await expect(find).toHaveValue('EC5')
  await expect(page.getByRole('link', { name: /^EN 1993-1-1/ }).first()).toBeHidden()
  await find.fill('')
  await expect(page).toHaveURL('/standards')
  await expect(page.getByRole('link', { name: /^EN 1993-1-1/ }).first()).toBeVisible()
})

test('without scripts the server narrows the list, and shows all again', async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/standards')
  const steel = page.getByRole('link', { name: 'EN 1993-1-1', exact: true })
  await expect(steel).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a standard' }).fill('EC5')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL('/standards?q=EC5')
  await expect(page.getByRole('searchbox', { name: 'Find a standard' })).toHaveValue('EC5')
  await expect(page.getByText(/^\d+ of \d+ standards$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'EN 1995-1-1', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Timber' })).toBeVisible()
  await expect(steel).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Steel' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Fields' }).getByRole('link')).toHaveText(['Timber'])
  await page.goto('/standards?q=EC5+zz')
  await page.getByRole('link', { name: /^Show \d+ standards? for ‘EC5’$/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Find a standard' })).toHaveValue('EC5')
  await expect(page.getByRole('link', { name: 'EN 1995-1-1', exact: true })).toBeVisible()
  await page.goto('/standards?q=nothing+is+like+this')
  await expect(page.getByRole('heading', { name: 'No standard has this name' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all standards' }).click()
  await expect(page).toHaveURL('/standards')
  await expect(steel).toBeVisible()
  await page.goto('/standards/bs-5950')
  await expect(page.getByRole('link', { name: /^BS 5950-1/ })).toBeVisible()
  await expect(steel).toBeHidden()
})

test('a visitor reads what will change and when, and finds the feed of it', async ({ page, request }) => {
  await page.goto('/standards')
  await page.getByRole('link', { name: 'What has changed, and what will' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changes of standards' })).toBeVisible()
  const toCome = page.getByRole('region', { name: 'To come' })
  await expect(toCome.getByRole('heading', { name: '30 March 2028' })).toBeVisible()
  await expect(toCome.getByRole('listitem').filter({ hasText: FIRST })).toContainText(
    /before: current, superseded\s*\d+ articles/,
  )
  await expect(toCome.getByRole('link', { name: 'eurocodes.jrc.ec.europa.eu' }).first()).toBeVisible()

  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(new URL(address!, page.url()).pathname).toBe('/standards/changes.xml')
  const feed = await request.get('/standards/changes.xml')
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  const entry = new RegExp(`<title>${FIRST.replace(/[+.]/g, '\\$&')}[^<]*</title>\\s*<id>([^<]*)</id>`)
  const [, id] = entry.exec(await feed.text())!
  await page.goto(id!)
  await expect(page.locator(`[id="${new URL(id!).hash.slice(1)}"]`)).toBeInViewport()
  const again = await request.get('/standards/changes.xml', {
    headers: { 'If-None-Match': feed.headers().etag! },
  })
  expect(again.status()).toBe(304)
})

test('an address as engineers type it leads to the standard and its clause', async ({ page }) => {
  await page.goto('/standards/EN%201993-1-1')
  await expect(page).toHaveURL('/standards/en-1993-1-1')
  for (const typed of ['EN-1993-1-1/6.3.2.3', 'en-1993-1-1/6.3.2.3(1)', 'EN%201993-1-1/6.3.2.3%282%29P']) {
    await page.goto(`/standards/${typed}`)
    await expect(page).toHaveURL('/standards/en-1993-1-1/6.3.2.3')
  }
  await page.goto('/standards/en-1993-1-1/6.3.2.3.17')
  await expect(page).toHaveURL('/standards/en-1993-1-1/6.3.2.3')
})

test('an address that several standards could be leads to the list of them', async ({ page }) => {
  await page.goto('/standards/bs-5950')
  await expect(page).toHaveURL('/standards?q=bs+5950')
  await expect(page.getByRole('link', { name: /^BS 5950-1/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^EN 1993-1-1/ })).toBeHidden()
})

test('a clause that no article cites leads to its standard, which says so', async ({ page }) => {
  await page.goto('/standards/en-1993-1-1/99.9(2)')
  await expect(page).toHaveURL('/standards/en-1993-1-1?clause=99.9')
  await expect(
    page.getByText('No article of the library cites clause 99.9 of EN 1993-1-1 yet.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cited in the library' })).toBeVisible()
})

test('an address that is in no register is not found, in words', async ({ page, watched }) => {
  watched.allow(failedLoad(404))
  for (const path of [
    '/standards/en-1',
    '/standards/en-1/6.3',
    '/standards/en-1993-1-1/nowhere',
    '/standards/en-1993-1-1/6.3/x',
  ]) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('as a member', () => {
  test.use({ as: 'member' })

  test('each reference says what it is worth, and a citation opens at its place', async ({ page }) => {
    await page.goto('/standards/en-1993-1-1/6.3.2.3')
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0)
    await page
      .getByRole('link', { name: /^Reference \d+ of Lateral/ })
      .first()
      .click()
    await expect(page).toHaveURL(/#references$/)
    await expect(
      page.getByText('Rests on first-generation Eurocodes, withdrawn on 30 March 2028'),
    ).toBeVisible()
    const references = page.getByRole('region', { name: 'References' })
    await expect(references).toBeInViewport()
    await expect(references).toContainText('Current, superseded')
    await expect(references.getByRole('link', { name: 'EN 1993-1-1:2022' }).first()).toHaveAttribute(
      'href',
      '/standards/en-1993-1-1',
    )
  })

  test('search hits say what the standards that they cite are worth', async ({ page }) => {
    await page.goto('/search?q=lateral+torsional+buckling')
    await expect(page.getByRole('region', { name: /^Search results/ })).toContainText(/Withdrawn, superseded/)
  })
})

test.describe('as an administrator', () => {
  test.use({ as: 'admin' })

  test('a row is found, confirmed with its source, and exported', async ({ page, watched }) => {
    await page.goto('/admin/standards')
    await page.getByRole('searchbox', { name: 'Search standards' }).fill('EN 1993-1-6')
    await expect(page.getByRole('heading', { name: 'Editions (1)' })).toBeVisible()
    await expect(page.getByRole('row', { name: /EN 1993-1-6:2025/ })).toContainText('Not confirmed')
    await page.getByRole('button', { name: 'Edit EN 1993-1-6:2025' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Source' }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please say where this was seen')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Source' }).fill('The catalogue of the publisher')
    await dialog.getByLabel('Confirmed').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /EN 1993-1-6:2025/ })).not.toContainText('Not confirmed')

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const lines = readFileSync(await (await saved).path(), 'utf8')
    const count = lines.trim().split('\n').length
    expect(count).toBeGreaterThanOrEqual(130)
    expect(lines).toContain('The catalogue of the publisher')
    watched.allow(failedLoad(400))
    const broken = [
      ...lines.trim().split('\n').slice(0, 2),
      ...Array.from({ length: 60 }, () => '{"designation":1}'),
    ]
    await page.getByLabel('File of the register').setInputFiles({
      name: 'broken.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(broken.join('\n')),
    })
    const refused = page.getByRole('alert').filter({ hasText: 'broken.jsonl cannot be imported' })
    await expect(refused).toBeFocused()
    await expect(refused.getByRole('listitem')).toHaveCount(50)
    await expect(refused.getByRole('listitem').first()).toContainText('Line 3: ')
    await expect(refused).toContainText('0 new, 0 changed, 2 unchanged, 60 refused.')
    await expect(refused).toContainText('And 10 more lines.')
    await expect(refused.getByRole('button', { name: 'Import' })).toHaveCount(0)
    await page.getByLabel('File of the register').setInputFiles({
      name: 'register.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(lines),
    })
    const preview = page.getByRole('status').filter({ hasText: 'What register.jsonl would change' })
    await expect(preview).toContainText(`0 new, 0 changed, ${count} unchanged, 0 refused.`)
    await expect(refused).toBeHidden()
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused()
  })

  test('a file is imported after its preview, which says what would change and what is missing', async ({
    page,
  }) => {
    await page.goto('/admin/standards')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const [first] = readFileSync(await (await saved).path(), 'utf8').split('\n')
    const known = JSON.parse(first!) as { designation: string; title: string; statuses?: object[] }
    const added = {
      ...known,
      designation: 'EN 19199-1:2031',
      published: '2031',
      statuses: undefined,
      supersededBy: ['EN 19199-2:2031'],
    }
    const take = (title: string) =>
      page.getByLabel('File of the register').setInputFiles({
        name: 'some.jsonl',
        mimeType: 'application/x-ndjson',
        buffer: Buffer.from([{ ...known, title }, added].map((one) => JSON.stringify(one)).join('\n')),
      })
    await take('Made up for this test')
    const preview = page.getByRole('status').filter({ hasText: 'What some.jsonl would change' })
    await expect(preview).toContainText('1 new, 1 changed, 0 unchanged, 0 refused.')
    await expect(preview).toContainText(`${known.designation}: title`)
    await expect(preview).toContainText('EN 19199-1:2031: EN 19199-2:2031')
    await preview.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await page.getByRole('searchbox', { name: 'Search standards' }).fill('EN 19199')
    await expect(page.getByRole('heading', { name: 'Editions (0)' })).toBeVisible()

    await take(known.title)
    await expect(preview).toContainText('1 new, 0 changed, 1 unchanged, 0 refused.')
    await preview.getByRole('button', { name: 'Import' }).click()
    await expect(toastOf(page)).toContainText('1 added, 0 changed, 1 as they were.')
    await expect(preview).toBeHidden()
    await expect(page.getByRole('rowheader', { name: /EN 19199-1:2031/ })).toBeVisible()
  })

  test('a standard and its next edition are added, and what was typed is kept until then', async ({
    page,
    watched,
  }) => {
    watched.allow(failedLoad(400))
    await page.goto('/admin/standards')
    await page.getByRole('button', { name: 'Add a standard' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Designation' }).fill('EN 1990:2023')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Made up for this test')
    await dialog.getByRole('textbox', { name: 'Body' }).fill('CEN')
    await dialog.getByRole('textbox', { name: 'Field' }).fill('Glass')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('Please say where this was seen')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Source' }).fill('A catalogue')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('Please enter the day, the month or the year')).toBeVisible()
    await dialog.getByLabel('The day is not known').check()
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('The register has EN 1990:2023 already')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Designation' })).toBeFocused()

    await page.reload()
    await page.getByRole('button', { name: 'Add a standard' }).click()
    await expect(dialog.getByText('What you typed before is here again')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Source' })).toHaveValue('A catalogue')
    await expect(dialog.getByLabel('The day is not known')).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Designation' }).fill('EN 18888-1:2020')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toBeHidden()
    await expect(toastOf(page)).toContainText('EN 18888-1:2020 added')

    await page.getByRole('searchbox', { name: 'Search standards' }).fill('EN 18888-1')
    const add = page.getByRole('button', { name: 'Add an edition of EN 18888-1, beside EN 18888-1:2020' })
    await add.click()
    await expect(dialog).toHaveAccessibleName('Add an edition of EN 18888-1')
    await expect(dialog.getByText('What you typed before is here again')).toBeHidden()
    await dialog.getByRole('textbox', { name: 'Designation' }).fill('EN 18888-1:2024')
    await dialog.getByRole('textbox', { name: 'Published' }).fill('2024-05')
    await dialog.getByRole('textbox', { name: 'Supersedes' }).fill('EN 18888-1:2020')
    await dialog.getByLabel('From').fill('2024-04-30')
    await dialog.getByRole('textbox', { name: 'Source' }).fill('A catalogue')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('The edition was not published before this day')).toBeVisible()
    await dialog.getByLabel('From').fill('2024-05-31')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Editions (2)' })).toBeVisible()
    await expect(page.getByRole('row', { name: /EN 18888-1:2020/ })).toContainText('EN 18888-1:2024')
    await page.goto('/standards/en-18888-1')
    await expect(page.getByRole('region', { name: 'Editions' })).toContainText('EN 18888-1:2024')
  })

  test('articles that a change affects are reviewed, and opened again', async ({ page }) => {
    await startChange(page)
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: /^Standards: Work/ }).last()).toBeVisible()
    await page.goto('/admin/standards/work')
    await expect(page.getByRole('rowheader', { name: CHANGED })).toBeVisible()
    const articles = page.getByRole('region', { name: /^To review/ })
    const before = await articles.getByRole('listitem').count()
    expect(before).toBeGreaterThan(0)
    const first = articles.getByRole('button', { name: /^Mark as reviewed: / }).first()
    const title = (await first.getAttribute('aria-label'))!.slice('Mark as reviewed: '.length)
    await first.click()
    await expect(articles.getByRole('button', { name: `Mark as reviewed: ${title}` })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: /^To review/ })).toBeFocused()

    await page.getByRole('combobox', { name: 'Articles', exact: true }).selectOption('reviewed')
    const reviewed = page.getByRole('region', { name: /^Reviewed/ })
    await expect(reviewed.getByRole('listitem')).toContainText(/by .+ on \d+ \w+ \d{4} at/)
    await reviewed.getByRole('button', { name: `Open again: ${title}` }).click()
    await expect(page.getByRole('heading', { name: 'None is reviewed yet' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Articles', exact: true }).selectOption('open')
    await expect(articles.getByRole('listitem')).toHaveCount(before)

    await page.goto('/standards/changes')
    await expect(page.getByRole('region', { name: 'What has changed' })).toContainText(CHANGED)
  })

  test('an article that cites what was withdrawn before the register began is reviewed', async ({ page }) => {
    await page.goto('/admin/standards/work')
    const before = page.getByRole('region', { name: /^Withdrawn or superseded before/ }).first()
    await before.getByRole('link', { name: 'BS 5950-1:2000' }).click()
    await expect(page).toHaveURL(/\?change=\d+#articles-of-change$/)
    const articles = page.getByRole('region', { name: /^To review .+ BS 5950-1:2000$/ })
    await expect(articles).toContainText('Withdrawn, superseded in: UK.')
    await expect(articles.getByRole('heading', { level: 2 })).toBeInViewport()
    const first = articles.getByRole('button', { name: /^Mark as reviewed: / }).first()
    const name = (await first.getAttribute('aria-label'))!
    await first.click()
    await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: /BS 5950-1:2000$/ })).toBeFocused()
    await expect(
      before
        .getByRole('row', { name: /^BS 5950-1:2000/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('1')
  })

  test('corresponding clauses are entered with their source, shown, and taken out', async ({
    page,
    watched,
  }) => {
    watched.allow(failedLoad(400))
    await page.goto('/admin/standards/clauses')
    await page.getByRole('button', { name: 'Add a pair' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Earlier edition' }).fill(FIRST)
    await dialog.getByRole('textbox', { name: 'Its clause', exact: true }).fill('6.3.2.3')
    await dialog.getByRole('textbox', { name: 'Later edition' }).fill('EN 1993-1-1:1888')
    await dialog.getByRole('textbox', { name: 'Its clause there' }).fill('98.1')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please say where this was seen')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Source' }).fill('Made up for this test')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('The register does not have EN 1993-1-1:1888')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Later edition' }).fill('EN 1993-1-1:2022')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('the same as clause 98.1 of EN 1993-1-1:2022')).toBeVisible()

    await page.goto('/standards/en-1993-1-1/6.3.2.3')
    const others = page.getByRole('region', { name: 'In other editions' })
    await expect(others).toContainText('the same as clause 98.1 of EN 1993-1-1:2022')
    await expect(others).toContainText('Made up for this test')
    await page
      .getByRole('link', { name: /^Reference \d+ of Lateral/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'References' })).toContainText(
      'Clause 6.3.2.3: the same as clause 98.1 of EN 1993-1-1:2022.',
    )

    await page.goto('/admin/standards/clauses?search=98.1.7')
    await page.getByRole('link', { name: 'Show 1 pair for ‘98.1’' }).click()
    await page.waitForURL(/search=98\.1$/)
    await page.getByRole('button', { name: `Take out ${FIRST}, clause 6.3.2.3` }).click()
    await page.getByRole('button', { name: 'Take out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No pairs like this' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Show \d+ pair/ })).toHaveCount(0)

    await page.goto('/admin/standards?search=steel+structures+zz')
    await page.getByRole('link', { name: /^Show \d+ editions for ‘steel structures’$/ }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  test('a relation is entered, shown to readers and taken out with the keyboard alone', async ({
    page,
    watched,
  }) => {
    watched.allow(failedLoad(400))
    await page.goto('/admin/standards?search=BS+8002%3A2015')
    await page.getByRole('link', { name: 'BS 8002:2015', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'BS 8002' })).toBeVisible()
    const add = page.getByRole('button', { name: 'Add a relation' })
    await add.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Edition', exact: true })).toHaveValue('BS 8002:2015')
    await dialog.getByRole('combobox', { name: 'What it is' }).focus()
    await page.keyboard.type('Adopts')
    await page.keyboard.press('Tab')
    await page.keyboard.type('EN 1997-1:1888')
    await page.keyboard.press('Enter')
    const source = dialog.getByRole('textbox', { name: 'Source' })
    await expect(dialog.getByText('Please say where this was seen')).toBeVisible()
    await expect(source).toBeFocused()
    await page.keyboard.type('Made up for this test')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    const other = dialog.getByRole('textbox', { name: 'Other edition' })
    await expect(dialog.getByText('The register does not have EN 1997-1:1888')).toBeVisible()
    await expect(other).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('EN 1997-1:2004+A1:2013')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
    const said = 'BS 8002:2015: adopts EN 1997-1:2004+A1:2013'
    await expect(page.getByRole('region', { name: 'Relations (1)' })).toContainText(said)

    await page.getByRole('link', { name: 'What readers see of BS 8002' }).press('Enter')
    const editions = page.getByRole('region', { name: 'Editions' })
    await expect(editions).toContainText('Adopts EN 1997-1:2004+A1:2013. Not confirmed; seen ')
    await editions.getByRole('link', { name: 'EN 1997-1:2004+A1:2013' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'EN 1997-1' })).toBeVisible()
    await expect(editions).toContainText('Adopted as BS 8002:2015.')

    await page.goto('/admin/standards/en-1997-1')
    await page.getByRole('button', { name: `Take out ${said}` }).press('Enter')
    await page.getByRole('button', { name: 'Take out', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Relations (0)' })).toBeVisible()
    await page.goto('/standards/bs-8002')
    await expect(editions).not.toContainText('Adopts')
  })
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('finds on the page of a clause what a comment and an own note say of it, a visitor nothing', async ({
    page,
    openContext,
  }) => {
    const clause = '/standards/en-1993-1-1/6.3.2.3'
    const part = page.getByRole('region', { name: 'In comments and your notes' })
    const { id } = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as { id: number }
    const comment = await page.request.post(`/api/articles/${id}/comments`, {
      data: { content: 'Thank you. EN 1993-1-1, 6.3.2.3 is for rolled sections.' },
    })
    const notes = 'Compare EN 1993-1-1, 6.3.2.3 with the annex.'
    expect((await page.request.post(`/api/bookmarks/${id}`, { data: { notes } })).ok()).toBe(true)

    await page.goto(clause)
    await page.getByRole('link', { name: 'Comments and notes (2)' }).press('Enter')
    await expect(part.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(part).toContainText('“EN 1993-1-1, 6.3.2.3 is for rolled sections.”')
    await expect(part).toContainText(`“${notes}”`)
    const { id: linked } = (await comment.json()) as { id: number }
    await part.locator(`a[href$="#comment-${linked}"]`).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${ARTICLE.slug}#comment-${linked}$`))
    await expect(page.locator(`#comment-${linked}`)).toBeFocused()
    await expect(page.locator(`#comment-${linked}`)).toBeInViewport()
    await page.goto('/standards/en-1993-1-1')
    await expect(part).toContainText(`“${notes}”`)
    await part.getByRole('link', { name: ARTICLE.title }).last().press('Enter')
    await expect(page).toHaveURL(/\/bookmarks\?/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText(notes)

    const asked: string[] = []
    const visitor = await (await openContext()).newPage()
    visitor.on('request', (request) => {
      if (request.url().includes('/mentions')) asked.push(request.url())
    })
    await visitor.goto(clause)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.waitForLoadState('networkidle')
    await expect(visitor.getByText('In comments and your notes')).toHaveCount(0)
    expect(asked).toEqual([])
    expect(await (await visitor.request.get(clause)).text()).not.toContain('rolled sections.”')

    await page.request.delete(`/api/comments/${linked}`)
    await page.request.delete(`/api/bookmarks/${id}`)
    await page.goto(clause)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(part).toHaveCount(0)
  })
})
