import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const rows = (page: Page) => page.getByLabel('Rows', { exact: true })
const preview = (page: Page) => page.getByRole('button', { name: 'Preview' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const lines = (page: Page) => page.getByRole('textbox', { name: 'Calculation, one statement a line' })

const TIE = (
  table: string,
) => `<p>Text of an article on tension members.</p><pre data-type="calculation">title Tie
choice grade = S275 from ${table}
input A_1 = 1000 mm² in 100 mm²..9000 mm²
N_Rd = A_1 lookup(${table}, grade).f_y -&gt; kN
expect N_Rd = 275 kN ± 0.1 % "by hand"
expect N_Rd = 275.1 kN ± 0.1 % "by another program"</pre>`

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  test('imports a table, is told what a version would do, and finds it in an article', async ({
    page,
    watched,
  }) => {
    watched.allow(failedLoad(409))
    await page.goto('/admin/tables')
    await expect(page.getByRole('row', { name: /k_mod/ })).toContainText('EN 1995-1-1')
    await page.getByRole('link', { name: 'New table' }).click()
    await page.getByLabel('Name').fill('tie_grades')
    await page.getByLabel('Title').fill('Grades of ties')
    await page.getByLabel('Source').fill('EN 1993-1-1:2005, Table 3.1')
    await rows(page).fill('grade;f_y [MPa]\nS235;235')
    await preview(page).click()
    await expect(page.locator('form').getByRole('alert')).toContainText('not by semicolons')
    await page.getByLabel('Take a file').setInputFiles({
      name: 'grades.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('grade,f_y [MPa]\nS235,235\nS275,275\n'),
    })
    await expect(rows(page)).toHaveValue(/S275,275/)
    await preview(page).click()
    await expect(page.getByText('No calculation reads this table yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Save version 1' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'tie_grades' })).toBeVisible()

    const made = await page.request.post('/api/articles', {
      data: { title: 'Ties of a test', content: TIE('tie_grades') },
    })
    expect(made.status()).toBe(201)
    const { id, slug } = (await made.json()) as { id: number; slug: string }
    await page.goto('/admin/tables/tie_grades')
    await expect(page.getByRole('region', { name: 'Where used' })).toContainText('1 calculation in 1 article')

    await rows(page).fill('grade,f_y [MPa]\nS235,235')
    await preview(page).click()
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('has no row “S275”')
    await expect(page.getByRole('button', { name: 'Save version 2' })).toHaveCount(0)

    await rows(page).fill('grade,f_y [MPa]\nS235,235\nS275,265')
    await preview(page).click()
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('275 kN is expected')
    await page.getByRole('button', { name: 'Save version 2' }).click()
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText('S275: f_y [MPa] 275 265')
    // The worker renders the article again.
    await expect
      .poll(async () => (await page.request.get(`/api/admin/articles/${id}`)).text(), { timeout: 60_000 })
      .toContain('N_Rd is 265.0; 275 kN is expected')
    await page.goto(`/articles/${slug}`)
    await expect(page.getByRole('group', { name: /^Tie/ })).toContainText('265')

    await page.goto(`/admin/articles/edit/${id}`)
    const tried = page.getByRole('region', { name: 'Calculations' })
    await expect(tried).toContainText('Every line has a result')
    await expect(tried.getByRole('row', { name: /by hand/ })).toContainText('No')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('N_Rd is 265.0; 275 kN is expected')
    await asked.getByRole('button', { name: 'Save all the same' }).click()
    await page.waitForURL('/admin/articles')
    await page.close()
    expect((await page.context().request.delete(`/api/admin/articles/${id}`)).ok()).toBe(true)
  })

  test('makes a first calculation of selected equations, and takes it back by one undo', async ({ page }) => {
    const equations = String.raw`<p>With <span data-type="inline-math" data-latex="b_w = 300\,\text{mm}"></span>:</p><div data-type="block-math" data-latex="V_{Rd} = 0.5\,b_w d f_v = 85\,\text{kN}"></div><p>End.</p>`
    const made = await page.request.post('/api/articles', {
      data: { title: 'Equations of a test', content: equations, published: false },
    })
    const { id } = (await made.json()) as { id: number }
    await page.goto(`/admin/articles/edit/${id}`)
    await expect(text(page)).toContainText('End.')
    await text(page).getByText('End.').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('button', { name: 'Live calculation of the selected equations' }).click()
    await expect
      .poll(() => lines(page).locator('.cm-line').allTextContents())
      .toEqual([
        'title Calculation of the equations',
        'input b_w = 300 mm',
        'input d = ?',
        'input f_v = ?',
        'V_Rd = 0.5 b_w d f_v -> kN',
      ])
    await expect(page.locator('.calculation-outcome')).toContainText('Line 3')
    await expect(text(page).locator('[data-type$="-math"]')).toHaveCount(2)
    await lines(page).click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(lines(page)).toHaveCount(0)
    await expect(text(page)).toContainText('End.')
    await page.close()
    expect((await page.context().request.delete(`/api/admin/articles/${id}`)).ok()).toBe(true)
  })
})
