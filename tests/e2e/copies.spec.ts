import { newMember } from './support/people'
import { headerSearch, toastOf } from './support/pages'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'
import { EVALUATOR, evaluatorAmong, scriptsOf } from './support/wire'

const ADDRESS = '/articles/punching-shear-flat-slabs'
const sheet = (page: Page) => page.getByRole('group', { name: /^Punching shear/ })
const force = (page: Page) => sheet(page).getByRole('textbox', { name: /Column reaction/ })

let member: { email: string; password: string }

type Numbered = { id: string; title: string }

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
})

async function keep(page: Page, reaction: string, title: string) {
  await page.goto(ADDRESS)
  await force(page).fill(reaction)
  await sheet(page).getByRole('button', { name: 'Save my copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save my copy' })
  await expect(dialog.getByLabel('Title')).toHaveValue('Punching shear at an internal column')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Job').fill('Depot')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText('Calculation Saved')
}

test('a reader keeps a calculation, goes on with it, and prints it', async ({ page }) => {
  await page.goto('/calculations')
  await expect(page.getByRole('heading', { name: 'No calculations yet' })).toBeVisible()
  await keep(page, '850', 'Column B2')
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/calculations\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Column B2' })).toBeVisible()
  await expect(force(page)).toHaveValue('850')
  await expect(page.getByText('Passes, 0.934')).toBeVisible()

  // The drawings of the article follow the copy's values.
  const [drawing] = await page.locator('figure.drawing').all()
  await expect(drawing!.locator('figcaption')).toContainText('Basic control perimeter')
  await expect(drawing!.locator('svg')).toContainText('c1 = 400 mm')
  const side = sheet(page).getByRole('textbox', { name: /Column, one side/ })
  await side.fill('450')
  await expect(drawing!.locator('svg')).toContainText('c1 = 450 mm')
  await side.fill('400')
  await expect(drawing!.locator('svg')).toContainText('c1 = 400 mm')

  // What is not saved stays in the address, and is said not to be saved.
  await force(page).fill('820')
  await expect(page).toHaveURL(/V_Ed=820/)
  await page.reload()
  await expect(page.getByText('Values not saved')).toBeVisible()
  await force(page).fill('abc')
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(toastOf(page)).toContainText('A value cannot be calculated with')
  await expect(force(page)).toBeFocused()
  // Of several, all are named.
  const depth = sheet(page).getByRole('textbox', { name: /Mean effective depth/ })
  await depth.fill('deep')
  await expect(depth).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(toastOf(page)).toContainText('2 values cannot be calculated with')
  await expect(toastOf(page)).toContainText(
    'please look at “Column reaction from the slab” and “Mean effective depth”',
  )
  await depth.fill('250')
  await force(page).fill('1400')
  await expect(sheet(page).getByRole('status')).toHaveText('2 checks fail; the largest utilisation is 2.180.')
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Fails, 2.180')).toBeVisible()
  await expect(force(page)).toHaveValue('1400')
  await expect(page).toHaveURL(/\/calculations\/[\da-f-]{36}$/)
  await page.reload()
  await expect(force(page)).toHaveValue('1400')
  // The author's value is known all the same.
  await force(page).focus()
  await sheet(page).getByRole('button', { name: 'Reset' }).click()
  await expect(force(page)).toHaveValue('900')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Save values' })).toBeHidden()
  await expect(page.getByText('Made by')).toBeVisible()
})

test('a page with values that are not saved asks before a link or the search leaves it; Back and Forward bring them again', async ({
  page,
}) => {
  await keep(page, '850', 'Column B2')
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/calculations\/[\da-f-]{36}$/)
  const leave = () => page.getByRole('link', { name: 'My Calculations' }).first().click()
  const list = page.getByRole('heading', { level: 1, name: 'My Calculations' })
  await force(page).fill('820')
  await expect(page.getByText('Values not saved')).toBeVisible()
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leave()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(force(page)).toHaveValue('820')
  // A file would have other values than the screen.
  for (const format of ['CSV', 'JSON']) {
    await page.getByRole('link', { name: format }).click()
    await expect(toastOf(page)).toContainText('A file has the values that are saved')
  }
  await leave()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(force(page)).toHaveValue('820')
  const search = async () => {
    await headerSearch(page).fill('shear lag')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await search()
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(force(page)).toHaveValue('820')
  await search()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/\/articles\//)
  await page.goBack()
  await expect(force(page)).toHaveValue('820')
  // Back cannot be held back: what is entered is there again.
  await page.goBack()
  await page.waitForURL(/\/articles\//)
  await page.goForward()
  await expect(force(page)).toHaveValue('820')
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Passes, 0.934')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  await file
  await leave()
  await expect(list).toBeVisible()
})

test('a copy is put into a project as it is saved, whose name is offered for its job', async ({ page }) => {
  const made = await page.request.post('/api/projects', { data: { name: 'Footbridge at Leeds' } })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await page.goto(ADDRESS)
  await force(page).fill('850')
  await sheet(page).getByRole('button', { name: 'Save my copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save my copy' })
  await dialog.getByLabel('Title').fill('Column C3')
  await dialog.getByLabel('Project').selectOption({ label: 'Footbridge at Leeds' })
  await expect(dialog.getByText('Who can open the project sees its values and notes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use “Footbridge at Leeds”, the project that it is in' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText(
    '‘Column C3’ is in My Calculations and in the project ‘Footbridge at Leeds’.',
  )
  await page.goto(`/projects/${id}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Column C3' })).toBeVisible()
})

test('two calculations that have little in common are said to be so', async ({ page }) => {
  await keep(page, '850', 'Column B2')
  await page.goto('/articles/flexural-buckling-of-columns')
  await page.getByRole('button', { name: 'Save my copy' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText('Calculation Saved')
  await page.goto('/calculations')
  for (const box of await page.getByRole('checkbox', { name: /^Compare / }).all()) await box.check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByText(/two different calculations|nothing in common/)).toBeVisible()
})

test('a copy is saved of the author’s values, and with a value in another unit', async ({ page }) => {
  await page.goto(ADDRESS)
  await sheet(page).getByRole('button', { name: 'Save my copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Passes, 0.960')).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Reset' })).toBeHidden()
  await force(page).fill('0.85 MN')
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Passes, 0.934')).toBeVisible()
  await page.reload()
  await expect(force(page)).toHaveValue('850')
})

test('the source of a step of a saved calculation opens the card of its clause, as in the article', async ({
  page,
}) => {
  await keep(page, '850', 'Column B2')
  const scripts = scriptsOf(page)
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(/\/calculations\/[\da-f-]{36}$/)
  const source = sheet(page).getByRole('link', { name: '6.4.3(6), Figure 6.21N' })
  await expect(source).toHaveAttribute('href', /^\/articles\?standard=/)
  await source.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'EN 1992-1-1:2004+A1:2014, clause 6.4.3' })
  await expect(card.getByRole('link', { name: 'All about this clause' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(source).toBeFocused()
  await force(page).fill('820')
  await expect(sheet(page).getByRole('status')).toContainText('Every check passes')
  // A page that was reached without loading it anew may have the script already.
  await page.reload()
  await force(page).focus()
  await expect(sheet(page).getByRole('button', { name: 'Reset' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await evaluatorAmong(page, [...new Set(scripts)])).toBeLessThanOrEqual(EVALUATOR)
})

test('whoever has been signed out signs in from the notice, and finds the typed values again', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad(401))
  await page.goto(ADDRESS)
  await force(page).fill('850')
  await expect(page).toHaveURL(/V_Ed=850/)
  await sheet(page).getByRole('button', { name: 'Save my copy' }).click()
  await page.context().clearCookies()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await toastOf(page).getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/articles\/punching-shear/)
  await expect(force(page)).toHaveValue('850')
})

test('the title of a calculation stands at the head of its later printed pages, whatever it holds', async ({
  page,
}) => {
  const title = 'Column "B2"} </style><b>'
  await keep(page, '850', title)
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const head = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => (sheet.href ? [] : [...sheet.cssRules]))
      .map((rule) => rule.cssText)
      .find((text) => text.includes('Depot')),
  )
  expect(head).toContain('@top-left')
  expect(head).toContain('@page :first')
})

test('two copies stand side by side, and one is renamed, duplicated and deleted', async ({ page }) => {
  await keep(page, '850', 'Column B2')
  await keep(page, '1400', 'Column C3')
  await page.goto('/calculations')
  await page.getByRole('checkbox', { name: 'Compare Column B2' }).check()
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Compare Column C3' }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Column reaction/ })).toContainText('850 kN')
  await expect(page.getByRole('row', { name: /Column reaction/ })).toContainText('1400 kN')
  await expect(page.getByText('nothing in common')).toBeHidden()
  // Coming back, both are still chosen.
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Compare Column B2' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Compare Column C3' })).toBeChecked()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()

  await page.getByRole('link', { name: 'My Calculations' }).first().click()
  const menu = (title: string) =>
    page.getByRole('button', { name: `Edit, duplicate or delete ${title}`, exact: true })
  await menu('Column B2').click()
  await page.getByRole('menuitem', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await dialog.getByLabel('Title').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please name this calculation')).toBeVisible()
  await dialog.getByLabel('Title').fill('Column B3')
  await dialog.getByLabel('Checked by').fill('Emil')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Column B3' })).toBeVisible()
  await menu('Column B3').click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Column B3 (copy)' })).toBeVisible()
  const listed = (await (await page.request.get('/api/calculations/copies')).json()) as Numbered[]
  const copyId = listed.find((one) => one.title === 'Column B3 (copy)')!.id
  const { id } = (await (
    await page.request.post('/api/projects', { data: { name: 'Depot' } })
  ).json()) as Numbered
  await page.request.post(`/api/projects/${id}/items`, { data: { kind: 'calculation', copyId } })
  await menu('Column B3 (copy)').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'It is in the project ‘Depot’, and is taken out of it.',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Calculation Deleted')
  await expect(page.getByRole('heading', { name: 'Column B3 (copy)' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Column C3' })).toBeVisible()
})

test('Back to a copy that was renamed in the list shows its new title', async ({ page }) => {
  await keep(page, '850', 'Column B2')
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'Column B2' }).click()
  await expect(page.getByRole('heading', { name: 'Column B2', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'My Calculations' }).first().click()
  // The page that is left has a menu of the same name.
  await expect(page.getByRole('heading', { name: 'My Calculations', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Edit, duplicate or delete Column B2', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await dialog.getByLabel('Title').fill('Column B3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Column B3' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Column B3', level: 1 })).toBeVisible()
})

test('the library shows which articles calculate', async ({ page }) => {
  await page.goto('/articles')
  await page.getByRole('link', { name: 'With a live calculation' }).click()
  await expect(page.getByRole('heading', { name: 'Articles with a live calculation' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect(page.getByText(/^\d+ articles found$/)).toBeVisible()
  expect(await cards.count()).toBeGreaterThan(11)
  await expect(cards.getByText('Live calculation', { exact: true })).toHaveCount(await cards.count())
})

test('a copy keeps all its values when it follows a changed article, and an old link does too', async ({
  page,
  accounts,
  openContext,
}) => {
  const editor = await openContext()
  await editor.addCookies(await accounts.cookiesOf('admin'))
  const body = (load: string) => ({
    title: 'Secondary beams of a plant room',
    content: `<p>A beam between two columns.</p><pre data-type="calculation">title Beam of a plant room
input L = 6 m in 1 m..12 m "Span"
input q_d = ${load} in 1 kN/m..50 kN/m "Load"
input M_Rd = 60 kNm in 10 kNm..500 kNm
M_Ed = q_d L^2/8 -&gt; kNm "Moment"
check M_Ed &lt;= M_Rd "Bending"</pre>`,
    published: true,
  })
  const made = await editor.request.post('/api/articles', { data: body('10 kN/m') })
  expect(made.status(), await made.text()).toBe(201)
  const { id, slug } = (await made.json()) as { id: number; slug: string }
  const beam = page.getByRole('group', { name: 'Beam of a plant room' })
  const load = beam.getByRole('textbox', { name: /Load/ })

  await page.goto(`/articles/${slug}`)
  await beam.getByRole('textbox', { name: /Span/ }).fill('4')
  await expect(page).toHaveURL(/L=4/)
  const link = page.url()
  await beam.getByRole('button', { name: 'Save my copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Passes, 0.334')).toBeVisible()
  const copy = page.url()

  const changed = await editor.request.put(`/api/admin/articles/${id}`, { data: body('12 kN/m') })
  expect(changed.status(), await changed.text()).toBe(200)
  await page.goto('/calculations')
  await expect(page.getByText('The article has changed since')).toBeVisible()
  // The notice is seen first, wherever the address leads.
  const notice = page.getByText('The article’s calculation has changed')
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Beam of a plant room' }).click()
  await expect(notice).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 360 })
  for (const end of ['', '?L=5+m&revision=1']) {
    await page.goto('/calculations')
    await page.goto(`${copy}#calculation-beam-of-a-plant-room${end}`)
    await expect(beam.getByRole('textbox', { name: /Span/ })).toHaveValue(end ? '5' : '4')
    await expect(notice).toBeInViewport()
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(copy)
  await page.getByRole('link', { name: 'See today’s with your values' }).click()
  await page.waitForURL(`**/articles/${slug}*`)
  await expect(load).toHaveValue('10')
  await page.goto(copy)
  await page.getByRole('button', { name: 'Update this copy' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update this copy' }).click()
  await expect(toastOf(page)).toContainText('It is that of revision 2 now, with your values.')
  await expect(page.getByText('Passes, 0.334')).toBeVisible()
  await expect(load).toHaveValue('10')

  await page.goto('/articles')
  await page.goto(link)
  await expect(toastOf(page)).toContainText('The link was made with revision 1; this is revision 2.')
  await expect(load).toHaveValue('10')
  expect((await editor.request.delete(`/api/admin/articles/${id}`)).status()).toBe(204)
})
