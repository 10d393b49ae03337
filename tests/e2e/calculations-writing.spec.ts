import { newMember } from './support/people'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('textbox', { name: 'Calculation, one statement a line' })
const outcome = (page: Page) => page.locator('.calculation-outcome')
const written = (page: Page) => lines(page).locator('.cm-line').allTextContents()
const offered = (page: Page) => page.getByRole('listbox', { name: 'Completions' }).getByRole('option')

async function openForm(page: Page) {
  await page.goto('/submit-article')
  await expect(text(page)).toBeVisible()
}

/** An empty calculation in an empty article, with the cursor in it. */
async function openEmpty(page: Page) {
  await openForm(page)
  await text(page).click()
  await tool(page, 'Live calculation').click()
  await expect(lines(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => written(page)).toEqual([''])
}

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
})

test('a calculation is written from the palette by keyboard, saved, and shown in the preview', async ({
  page,
}) => {
  await openEmpty(page)
  await page.keyboard.press('Shift+Tab')
  const first = page.getByRole('button', { name: 'Input: insert a line' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toBeFocused()
  // The name is selected; Tab goes on to value, range and label.
  await page.keyboard.type('F')
  for (const typed of ['8 kN', '2 kN', '9 kN', 'Load']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  expect(await written(page)).toEqual(['input F = 8 kN in 2 kN..9 kN "Load"'])
  await page.keyboard.press('Shift+Tab')
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Step: insert a line' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('M')
  await page.keyboard.press('Tab')
  await page.keyboard.type('F 3 m -> kNm')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6.2.5')
  expect(await written(page)).toEqual(['input F = 8 kN in 2 kN..9 kN "Load"', 'M = F 3 m -> kNm @ 6.2.5'])
  await expect(outcome(page)).toContainText('Calculated.')
  const sheet = page.locator('.calculation-typeset')
  await expect(sheet).toContainText('As readers see it')
  await expect(sheet.locator('.calculation-result')).toHaveText('= 24.0 kNm')

  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Text behind it.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(() => written(page)).toHaveLength(2)
  await expect(text(page)).toContainText('Text behind it.')
  await page.getByLabel('Title').fill('Seen before it is sent')
  await page.getByRole('button', { name: 'Preview' }).click()
  const seen = page.getByRole('dialog', { name: 'Preview' }).locator('.calculation')
  await expect(seen).toContainText('= 24.0 kNm')
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('lines are tidied in one step, which undo takes back', async ({ page }) => {
  await openEmpty(page)
  await page.keyboard.insertText('input F=8kN in 2kN .. 9kN "Load"\n# a note\nM=F*3 m->kNm "Moment" @ 6.2')
  await expect(outcome(page)).toContainText('Calculated.')
  await tool(page, 'Tidy: write every line in one form').click()
  const tidy = ['input F = 8 kN in 2 kN..9 kN  "Load"', '# a note', 'M = F * 3 m -> kNm  @ 6.2  "Moment"']
  await expect.poll(() => written(page)).toEqual(tidy)
  await expect(lines(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await written(page))[0]).toBe('input F=8kN in 2kN .. 9kN "Load"')
  await page.keyboard.press('Shift+Alt+F')
  await expect.poll(() => written(page)).toEqual(tidy)
  await expect(outcome(page)).toContainText('Calculated.')
})

test('an error is shown at its place while typing, and F8 goes to it', async ({ page }) => {
  await openEmpty(page)
  await page.keyboard.type('a = 2 m')
  await page.keyboard.press('Enter')
  await page.keyboard.type('b = 3 m + q')
  await expect(outcome(page)).toContainText('Line 2, column 11: q is not defined in a line above.')
  const fault = lines(page).locator('.cm-lintRange-error')
  await expect(fault).toHaveText('q')
  await expect(page.locator('.calculation-typeset')).toContainText(/As it was before|Typeset when/)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('F8')
  await page.keyboard.type('a')
  await expect(outcome(page)).toContainText('Calculated.')
  await expect(fault).toHaveCount(0)
})

/** Whether a part of the page is in the window, with nothing above it. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 2, top + height / 2)
    return top >= 0 && bottom <= innerHeight && (element.contains(seen) || seen?.contains(element) === true)
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`what is said of the lines is in sight where one types, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openEmpty(page)
    await page.keyboard.insertText('a_0 = 1 m\n'.repeat(40))
    await expect(outcome(page)).toContainText('Line 2')
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.insertText('x = q\n')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await expect(outcome(page)).toContainText('Line 1, column 5: q is not defined')
    // The page is left as it was scrolled: where the editor ends below the window.
    await page.evaluate(() =>
      scrollTo(0, document.querySelector('.cm-editor')!.getBoundingClientRect().top + scrollY - 450),
    )
    await expect.poll(() => isUncovered(outcome(page))).toBe(true)
    await page.keyboard.type(' + r')
    await expect.poll(() => isUncovered(outcome(page))).toBe(true)
  })

test('an article that is refused has the cursor at the fault of its calculation or drawing', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad(400))
  await openEmpty(page)
  await page.keyboard.insertText(
    `${Array.from({ length: 40 }, (_, at) => `a_${at} = ${at} m`).join('\n')}\nb = 3 m + q + 2 m`,
  )
  await expect(outcome(page)).toContainText('Line 41, column 11')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(
    'A text that is long enough to be sent to the editors, and that ends far below. '.repeat(3),
  )
  for (let at = 0; at < 40; at++) await page.keyboard.press('Enter')
  await page.getByLabel('Title').fill('Led to the fault')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit Article' }).click()
  await expect(page.getByText('Calculation 1, line 41, column 11: q is not defined').first()).toBeVisible()
  await expect(lines(page)).toBeFocused()
  const active = lines(page).locator('.cm-line', { hasText: 'b = 3 m' })
  await expect.poll(() => isUncovered(active)).toBe(true)
  await page.keyboard.press('Delete')
  await page.keyboard.type('a_1')
  await expect(outcome(page)).toContainText('Calculated.')

  await text(page).locator('p').last().click()
  await tool(page, 'Drawing').click()
  const drawn = page.getByRole('textbox', { name: 'Drawing, one statement a line' })
  await expect(drawn).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('title Plate\nrect plate at 0, 0 size w x 2 m')
  await page.getByLabel('Title').click()
  await page.getByRole('button', { name: 'Submit Article' }).click()
  await expect(page.getByText(/^Drawing 1, line 2, column/).first()).toBeVisible()
  await expect(drawn).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.type('3 m')
  await expect
    .poll(() => drawn.locator('.cm-line').last().textContent())
    .toBe('rect plate at 0, 0 size 3 m x 2 m')
})

test('the line that is typed is in sight above what is said of it, on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEmpty(page)
  for (let at = 0; at < 16; at++) {
    await page.keyboard.type(`a_${at} = ${at} m`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('no line at all')
  await expect(outcome(page)).toContainText('Line 17, column 1')
  const cursor = lines(page)
    .locator('xpath=ancestor::*[contains(@class, "cm-scroller")]')
    .locator('.cm-cursor-primary')
  const foot = async (of: Locator) => {
    const box = await of.boundingBox()
    return box ? box.y + box.height : NaN
  }
  await expect
    .poll(async () => ((await outcome(page).boundingBox())?.y ?? NaN) - (await foot(cursor)))
    .toBeGreaterThan(-1)
})

test('what may be forgotten is hinted at in its line, and is no error', async ({ page }) => {
  await openEmpty(page)
  await page.keyboard.type('input b = 2 m')
  await page.keyboard.press('Enter')
  await page.keyboard.type('a = 3 m')
  await expect(outcome(page)).toContainText('Calculated. Hint, line 1: No line uses b; a drawing may.')
  await expect(outcome(page)).toHaveAttribute('data-failed', 'false')
  await expect(lines(page).locator('.cm-lintRange-info')).toHaveText('input')
  await page.keyboard.type(' + b')
  await expect(outcome(page)).not.toContainText('Hint')
})

/** While a list is made anew for what was just typed, the former is still shown and takes no key. */
async function takeOffered(page: Page) {
  await expect(page.locator('.cm-tooltip-autocomplete')).not.toHaveClass(/autocomplete-disabled/)
  await page.keyboard.press('Enter')
}

test('what fits is offered while typing, and Enter takes it', async ({ page }) => {
  await openEmpty(page)
  await page.keyboard.type('inp')
  await expect(offered(page)).toHaveText(['inputvalue that readers change'])
  await takeOffered(page)
  await page.keyboard.type('L_span = 6 k')
  await expect(offered(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered(page)).toHaveCount(0)
  await expect(lines(page)).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('m "Span"')
  // A line that is complete is followed by a new one.
  await page.keyboard.press('Enter')
  await page.keyboard.type('A = 2 L_')
  await expect(offered(page)).toHaveText(['L_spanSpan'])
  await takeOffered(page)
  await page.keyboard.type('^2 -> ')
  await expect(offered(page).first()).toHaveText('m')
  await page.keyboard.type('m²')
  expect(await written(page)).toEqual(['input L_span = 6 m "Span"', 'A = 2 L_span^2 -> m²'])
  await expect(outcome(page)).toContainText('Calculated.')
})

test('the cursor enters and leaves by the arrow keys, and one history undoes in both', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('Before.')
  await page.keyboard.press('Enter')
  await tool(page, 'Live calculation').click()
  await expect(lines(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ArrowDown')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('After.')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(lines(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('x = 1')
  expect((await written(page)).at(-1)).toBe('x = 1')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowUp')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(text(page).getByText('Before.!')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text(page).getByText('Before.', { exact: true })).toBeVisible()
  // The next one is of the calculation.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(async () => (await written(page)).at(-1)).toBe('expect M_Ed = 45 kNm ± 0.1 % "by hand"')
  await lines(page).click()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(async () => (await written(page)).at(-1)).toBe('x = 1')
})

test('no tool turns a calculation into text, and its lines are pasted as lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  await text(page).click()
  await tool(page, 'Live calculation').click()
  await expect(lines(page)).toBeFocused()
  const before = await written(page)
  expect(before).toHaveLength(8)
  for (const name of [
    'Text style',
    'Bold',
    'Text colour',
    'Bullet list',
    'Numbered list',
    'Quote',
    'Align right',
    'Link',
    'Equation',
    'Live calculation',
    'Figure',
    'Table',
    'Table Wizard',
  ]) {
    await expect(tool(page, name)).toHaveAttribute('aria-disabled', 'true')
    await tool(page, name).click({ force: true })
  }
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await written(page)).toEqual(before)

  await lines(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('Delete')
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => written(page)).toEqual(before)

  // A heading of all that is selected would take the calculation with it.
  await page.keyboard.press('Escape')
  await page.keyboard.type('Text behind it.')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(tool(page, 'Text style')).toHaveAttribute('aria-disabled', 'true')
  await expect(tool(page, 'Bold')).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('ControlOrMeta+Alt+1')
  await page.keyboard.press('ControlOrMeta+Shift+8')
  expect(await written(page)).toEqual(before)
  await expect(text(page).getByRole('heading')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+b')
  await expect(text(page).locator('p > strong:only-child').filter({ hasText: 'Text' })).toHaveText(
    'Text behind it.',
  )
})

test('lines and sheet stand beside each other where the editor is wide, and the sheet can be hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openForm(page)
  await text(page).click()
  await tool(page, 'Live calculation').click()
  const sheet = page.locator('.calculation-typeset')
  const isBeside = async () => {
    const [left, right] = [(await lines(page).boundingBox())!, (await sheet.boundingBox())!]
    return right.x >= left.x + left.width && right.y < left.y + left.height
  }
  await expect(sheet).toBeVisible()
  await tool(page, 'Full screen').click()
  await expect.poll(isBeside).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(isBeside).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const toggle = page.getByRole('button', { name: 'Sheet: show it typeset' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(sheet).toBeHidden()
  // Escape closes what is open in the lines, leaves them, and only then the full screen.
  await lines(page).click()
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await expect(tool(page, 'Leave full screen')).toBeVisible()
})

test('the lines of a published calculation are found and copied, and undo brings the former back', async ({
  page,
}) => {
  await openEmpty(page)
  await page.keyboard.type('a = 2 m')
  await page.getByRole('button', { name: 'Copy… a published calculation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy a calculation' })
  await dialog.getByLabel('Title, standard or article').fill('punching')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(/^\d calculations?$/)
  await dialog.getByRole('button', { name: /^Punching shear/ }).click()
  await expect(dialog).toBeHidden()
  await expect(lines(page)).toBeFocused()
  await expect.poll(async () => (await written(page))[0]).toMatch(/^title Punching shear/)
  await expect(outcome(page)).toContainText('Every check passes')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => written(page)).toEqual(['a = 2 m'])
})

test('the code for writing calculations is fetched with the first one, and lines are safe without it', async ({
  page,
  watched,
}) => {
  const scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('No calculation here.')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  let isOut = true
  watched.allow(/Failed to load resource/)
  await page.route(/\/_next\/static\//, (route) => (isOut ? route.abort() : route.continue()))
  await tool(page, 'Live calculation').click()
  await expect(outcome(page)).toContainText('The lines cannot be changed without a connection.')
  await expect(page.locator('.calculation-source pre')).toContainText('title Beam on two supports')
  isOut = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})
