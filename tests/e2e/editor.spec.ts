import { writeFileSync } from 'node:fs'
import { png } from '../support/pictures'
import { toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** The editor hears of a caret that the browser moved before the next frame but one. */
const selectionHeard = (page: Page) =>
  page.evaluate(
    () => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(() => heard(null)))),
  )

async function openForm(page: Page) {
  await page.goto('/submit-article')
  await expect(text(page)).toBeVisible()
}
async function preview(page: Page) {
  await page.getByLabel('Title').fill('Seen before it is sent')
  await page.getByRole('button', { name: 'Preview' }).click()
  return page.getByRole('dialog', { name: 'Preview' }).locator('.article')
}

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
})

test('a table of the wizard computes, is ordered by drag and by key, and opens again as it was', async ({
  page,
}) => {
  await openForm(page)
  await text(page).click()
  await tool(page, 'Table Wizard').click()
  const wizard = page.getByRole('dialog', { name: 'Table Wizard' })
  await wizard.getByRole('button', { name: 'Load Table' }).click()
  await wizard.getByRole('button', { name: 'Add column' }).click()
  await wizard.getByLabel('Name of column 4').fill('Design')
  await wizard.getByLabel('Type of Design').selectOption('Formula')
  const shown = wizard.getByRole('region', { name: 'Preview', exact: true })
  await expect(shown.getByRole('row', { name: /^Dead/ })).toBeVisible()
  await expect(shown).not.toContainText('#')
  await wizard.getByLabel('Formula of Design').fill('Value * 2')
  await expect(shown.getByRole('row', { name: /^Dead/ })).toContainText('7.5')
  await wizard.getByRole('button', { name: 'Move row 3 up' }).press('Enter')
  await expect(shown.getByRole('row').nth(2)).toContainText('Wind Load')

  const grip = (name: string) =>
    wizard
      .getByRole('listitem')
      .filter({ has: page.getByLabel(`Type of ${name}`) })
      .locator('[title^="Drag"]')
  await grip('Notes').scrollIntoViewIfNeeded()
  const [from, to] = [(await grip('Notes').boundingBox())!, (await grip('Design').boundingBox())!]
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 })
  await page.mouse.up()
  await expect(shown.getByRole('columnheader')).toHaveText(['Load Type', 'Value (kN/m²)', 'Design', 'Notes'])
  await wizard.getByRole('button', { name: 'Insert Table' }).click()
  await expect(text(page).getByRole('columnheader')).toHaveText([
    'Load Type',
    'Value (kN/m²)',
    'Design',
    'Notes',
  ])
  // What is typed next stands below the table.
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Loads of one storey.')
  await expect(text(page).locator(':scope > p').last()).toHaveText('Loads of one storey.')
  await saved(page)

  // Through the server, and back into the wizard.
  await page.reload()
  await text(page).getByRole('cell', { name: 'Dead' }).click()
  await tool(page, 'Edit in Table Wizard').click()
  await expect(wizard.getByLabel('Formula of Design')).toHaveValue('Value * 2')
  await wizard.getByLabel('Value (kN/m²), row 1').fill('4')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await wizard.getByRole('button', { name: 'Update Table' }).click()
  await expect(text(page).getByRole('row', { name: /^Dead/ })).toContainText('8')
  await expect(text(page)).toBeFocused()
  await expect((await preview(page)).locator('table')).toHaveCount(1)
  expect(await page.locator('.article table').last().innerHTML()).not.toMatch(/data-(?:kind|unit|formula)/)
})

test('a decimal comma in a column of numbers is refused, and no other number made of it', async ({
  page,
}) => {
  await openForm(page)
  await tool(page, 'Table Wizard').click()
  const wizard = page.getByRole('dialog', { name: 'Table Wizard' })
  await wizard.getByLabel('Type of Header 1').selectOption('Number')
  const cell = wizard.getByLabel('Header 1, row 1')
  await cell.click()
  await page.keyboard.type('16,67')
  await expect(cell).toHaveValue('16,67')
  await expect(wizard.locator('p[role=status]')).toHaveText(
    '“16,67” is not a number: formulas cannot calculate with it. Decimals stand after a point: 16.67.',
  )
  await cell.fill('16.67')
  await expect(wizard.locator('p[role=status]')).toBeHidden()
})

test('a figure needs words for who cannot see it, keeps its place, and can be pasted', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  await tool(page, 'Figure').click()
  const dialog = page.getByRole('dialog', { name: 'Insert figure' })
  await dialog.getByRole('button', { name: 'Insert figure' }).click()
  await expect(dialog.getByText('Please choose an image')).toBeVisible()
  await expect(dialog.getByText('Please describe what the figure shows')).toBeVisible()
  // From a disk, as people choose one: Chromium sends such a file in another way than one of memory.
  const file = test.info().outputPath('beam.png')
  writeFileSync(file, png(60, 40))
  await dialog.getByLabel('Image').setInputFiles(file)
  await dialog.getByLabel('Alternative text').fill('A simply supported beam')
  // What was chosen is shown before it is inserted.
  const widthOf = (part: typeof dialog, name: string) =>
    part
      .getByRole('img', { name })
      .evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth))
  expect(await widthOf(dialog, 'A simply supported beam')).toBe(60)
  await dialog.getByLabel('Caption').fill('Figure 1: span and load')
  await dialog.getByRole('button', { name: 'Insert figure' }).click()
  const image = text(page).getByRole('img', { name: 'A simply supported beam' })
  await expect(image).toHaveAttribute('width', '60')
  expect(
    await image.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth)),
  ).toBe(60)
  // What is typed next stands below the figure.
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Both ends turn.')
  await expect(text(page).locator(':scope > p')).toHaveText('Both ends turn.')
  await image.click()
  await expect(tool(page, 'Edit figure')).toBeVisible()
  await page.keyboard.press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit figure' })
  expect(await widthOf(edit, 'A simply supported beam')).toBe(60)
  await edit.getByLabel('Alternative text').fill('A beam on two supports')
  await edit.getByRole('button', { name: 'Save figure' }).click()
  await expect(text(page).getByRole('img', { name: 'A beam on two supports' })).toBeVisible()

  await text(page).evaluate(
    (field, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }))
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [...png(8, 8, 9)],
  )
  await expect(dialog.getByText('pasted.png was dropped or pasted.')).toBeVisible()
  await page.keyboard.press('Escape')
  const seen = await preview(page)
  await expect(seen.getByRole('figure')).toContainText('Figure 1: span and load')
  await expect(seen.getByRole('img', { name: 'A beam on two supports' })).toBeVisible()
})

test('an equation on its own line is neither opened nor replaced by what is typed next', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  await tool(page, 'Equation').click()
  await page.getByLabel('LaTeX').fill('M = q L^2/8')
  await page.getByLabel('Place').selectOption('On its own line')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Insert equation' }).click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('holds')
  await page.keyboard.press('Enter')
  await page.keyboard.type('for one span.')
  await expect(text(page).locator('[data-type="block-math"]')).toHaveCount(1)
  await expect(text(page).locator(':scope > p')).toHaveText(['holds', 'for one span.'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is typed behind a link is no part of it, and the preview warns where it leads nowhere', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Excerpt').fill('What limits long beams.')
  await text(page).click()
  await tool(page, 'Link').click()
  await page.getByLabel('Web address').fill('/articles/does-not-exist')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' first.')
  await expect(text(page).getByRole('link')).toHaveText('/articles/does-not-exist')
  await expect(text(page)).toHaveText('/articles/does-not-exist first.')
  await preview(page)
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await expect(dialog).toContainText('The link to /articles/does-not-exist leads to no published article.')
  await expect(dialog).toContainText('What limits long beams.')
})

test('a link finds an article and a standard while one types, and its text is that of the selection', async ({
  page,
}) => {
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('See there')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await selectionHeard(page)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Insert link' })
  await expect(dialog.getByLabel('Text')).toHaveValue('there')
  await dialog.getByLabel('Web address').fill('EC3')
  await dialog.getByRole('option', { name: /^EN 1993-1-1(?!\d).*Standard, / }).click()
  await expect(dialog.getByLabel('Web address')).toHaveValue('/standards/en-1993-1-1')
  await expect(dialog.getByLabel('Web address')).toBeFocused()
  await dialog.getByLabel('Web address').fill('lateral torsional buckling')
  // Enter takes the first that answers what is typed, or the one that the arrow keys have led to.
  const options = dialog.getByRole('option', { name: /Article, / })
  await expect(dialog.getByText(/^Choose where the link leads/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Web address')).toHaveValue(/^\/articles\/[a-z0-9-]+$/)
  const first = await dialog.getByLabel('Web address').inputValue()
  await dialog.getByLabel('Web address').fill('lateral torsional buckling')
  await expect(dialog.getByText(/^Choose where the link leads/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Web address')).toHaveValue(/^\/articles\/[a-z0-9-]+$/)
  await expect(dialog.getByLabel('Web address')).toBeFocused()
  expect(await dialog.getByLabel('Web address').inputValue()).not.toBe(first)
  await dialog.getByLabel('Text').fill('what limits them')
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('link')).toHaveText('what limits them')
  await expect(text(page)).toHaveText('See what limits them')

  // Opened again it has what is there; nothing that was typed goes without asking.
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await selectionHeard(page)
  await page.keyboard.press('Control+k')
  const edit = page.getByRole('dialog', { name: 'Edit link' })
  await expect(edit.getByLabel('Text')).toHaveValue('what limits them')
  await edit.getByLabel('Text').fill('another')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(text(page)).toHaveText('See what limits them')
})

test('a word that was made a link stays when one types on', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('See there')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await selectionHeard(page)
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog', { name: 'Insert link' })
    .getByLabel('Web address')
    .fill('https://www.iso.org')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' first')
  await expect(text(page)).toHaveText('See there first')
  await expect(text(page).getByRole('link')).toHaveText('there')
})

test('Ctrl+End leads to the end of a text that is longer than its window', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  await text(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    const paragraphs = Array.from({ length: 60 }, (_, at) => `<p>Paragraph ${at + 1} of many.</p>`)
    clipboardData.setData('text/html', `${paragraphs.join('')}<p>The last one</p>`)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text(page).getByText('The last one')).toBeAttached()
  await page.keyboard.press('Control+Home')
  await selectionHeard(page)
  await page.keyboard.press('Control+End')
  await selectionHeard(page)
  await page.keyboard.type(' ends here')
  await expect(text(page).locator('p').last()).toHaveText('The last one ends here')
})

test('a clause is recognised while it is typed, and marked with the toolbar', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('See EN 1993-1-1, 6.3.2.3 and ')
  await expect(text(page).locator('[data-clause="EN 1993-1-1 6.3.2.3"]')).toHaveText('EN 1993-1-1, 6.3.2.3')
  await tool(page, 'Clause reference').click()
  await page.keyboard.type('the code')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please name a standard, such as EN 1993-1-1, 6.3.2.3')).toBeVisible()
  await page.getByLabel('Standard and clause').fill('EN 1990, Annex A1')
  await page.keyboard.press('Enter')
  await expect(text(page).locator('[data-clause="EN 1990 Annex A1"]')).toBeVisible()
  const link = (await preview(page)).getByRole('link', { name: 'EN 1990, Annex A1' })
  await expect(link).toHaveAttribute('href', '/articles?standard=EN+1990')
})

test('full screen has the focus, and Escape leaves it from wherever that is', async ({ page }) => {
  await openForm(page)
  const full = page.getByRole('group', { name: 'Content, full screen' })
  await tool(page, 'Full screen').click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await tool(page, 'Full screen').click()
  await full.getByText('0 words').click()
  await expect(full.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
})

test('what cannot be pasted is told, and cells with tabs between them are a table', async ({ page }) => {
  await openForm(page)
  await text(page).click()
  const paste = (data: Record<string, string>) =>
    text(page).evaluate((field, kinds) => {
      const clipboardData = new DataTransfer()
      for (const [type, value] of Object.entries(kinds)) clipboardData.setData(type, value)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, data)
  await paste({ 'text/plain': 'Load\tkN\nDead\t3.5' })
  await expect(text(page).getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Control+End')
  await paste({
    'text/plain': 'A detail',
    'text/html':
      '<p>A <span style="color:#ff0000">detail</span></p><p><img src="file:///C:/a.png"><img src="https://x.example/b.png"></p>',
  })
  await expect(toastOf(page)).toContainText('2 pictures were left out')
  await expect(text(page).locator('.ink-red')).toHaveText('detail')
})

test('a second tab says that the draft is open, and takes it over with all that was typed', async ({
  page,
  context,
}) => {
  await openForm(page)
  await page.getByLabel('Title').fill('Begun in the first tab')
  await saved(page)
  const second = await context.newPage()
  await second.goto('/submit-article')
  await expect(second.getByText('This is open in another tab')).toBeVisible()
  await expect(second.getByLabel('Title')).toHaveCount(0)
  await second.getByRole('button', { name: 'Write here instead' }).click()
  await expect(second.getByLabel('Title')).toHaveValue('Begun in the first tab')
  await expect(page.getByText('This is open in another tab')).toBeVisible()
  await second.getByLabel('Title').fill('Gone on in the second')
  await saved(second)
  await second.close()
  // The tab that waits goes on by itself, from what the other one left.
  await expect(page.getByLabel('Title')).toHaveValue('Gone on in the second')
})

test('an exercise is inserted, previewed with its answer folded, deleted and taken back', async ({
  page,
}) => {
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('Practise what the article says.')
  await tool(page, 'Exercise').click()
  await page.keyboard.type('A beam of 6 m carries 20 kN/m. What is its moment?')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('It is 20 × 36/8 = 90 kN m.')
  await expect(tool(page, 'Delete exercise')).toBeVisible()
  await tool(page, 'Delete exercise').click()
  await expect(text(page)).not.toContainText('A beam of 6 m')
  await text(page).press('ControlOrMeta+z')
  await expect(text(page)).toContainText('90 kN m')

  const seen = (await preview(page)).getByRole('region', { name: 'Exercise 1' })
  await expect(seen).toContainText('What is its moment?')
  await expect(seen.getByText('90 kN m')).toBeHidden()
  await seen.locator('summary').press('Enter')
  await expect(seen.getByText('90 kN m')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(seen.getByText('Show the answer')).toBeHidden()
  await page.emulateMedia({ media: null })
})

test('an exercise without an answer is previewed as it is, refused with its number, and stays in the form', async ({
  page,
  watched,
}) => {
  watched.allow(/Failed to load resource/)
  await openForm(page)
  await text(page).click()
  await page.keyboard.type('Practise what the article says. '.repeat(5))
  await tool(page, 'Exercise').click()
  await page.keyboard.type('What is its moment?')
  await page.getByLabel('Title').fill('Seen before it is sent')
  await saved(page)
  const said = 'Exercise 1 has no answer: write one, or delete the exercise'
  const seen = await preview(page)
  await expect(seen.getByRole('region', { name: 'Exercise 1' })).toContainText('What is its moment?')
  await expect(seen.getByRole('region', { name: 'Exercise 1' }).getByText(said)).toBeVisible()
  await expect(page.getByText('Please finish this before it is sent or saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit Article' }).click()
  await expect(page.locator('[id$=-error]').getByText(said)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text(page)).toContainText('What is its moment?')
})
