import { fillSignIn, toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

/** An article that no other test reads or changes. */
const ADDRESS = '/articles/glass-pane-strength-en-16612'
const TITLE = /glass/i

test.use({ as: 'member' })

const reportButton = (page: Page) => page.getByRole('button', { name: 'Report an error' })
/** The script that takes the choice comes with the first press: until its blocks can be chosen, none is. */
async function choosePassage(page: Page, key?: 'Enter') {
  if (key) await reportButton(page).press(key)
  else await reportButton(page).click()
  await expect(page.locator('.article > [data-choosable]').first()).toBeVisible()
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Report an error' })
const paragraph = (page: Page, number: number) => page.locator('.article > p').nth(number)

test('an error is reported in a passage, verified, shown below it and in the corrections', async ({
  page,
  openContext,
  accounts,
  watched,
}) => {
  // The editor names a revision that the article does not have.
  watched.allow(failedLoad(400))
  await page.goto(ADDRESS)
  const wrong = (await paragraph(page, 1).innerText()).slice(0, 40)
  await choosePassage(page)
  await expect(page.getByText('Choose the passage that is wrong')).toBeVisible()
  await paragraph(page, 1).click()
  await expect(dialogOf(page).locator('blockquote')).toContainText(wrong)
  await dialogOf(page).getByRole('button', { name: 'Report', exact: true }).click()
  await expect(dialogOf(page).getByText('Please say what is wrong, and what is right')).toBeVisible()
  await dialogOf(page).getByLabel('What is wrong, and what is right?').fill('short')
  await expect(dialogOf(page).getByText('Please write a sentence: at least 20 characters')).toBeVisible()
  await dialogOf(page).getByLabel('What is wrong, and what is right?').fill('The factor is another one.')
  // What was typed outlives the dialog.
  await page.keyboard.press('Escape')
  await expect(paragraph(page, 1)).toBeFocused()
  await choosePassage(page, 'Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Choose the passage that is wrong')).toBeHidden()
  await expect(reportButton(page)).toBeFocused()
  await choosePassage(page, 'Enter')
  await paragraph(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByLabel('What is wrong, and what is right?')).toHaveValue(
    'The factor is another one.',
  )
  await dialogOf(page)
    .getByRole('checkbox', { name: /Name me/ })
    .check()
  await dialogOf(page).getByRole('button', { name: 'Report', exact: true }).click()
  await expect(toastOf(page)).toContainText('Error reported')
  await expect(dialogOf(page)).toBeHidden()

  const editor = await (await openContext()).newPage()
  await editor.context().addCookies(await accounts.cookiesOf('admin'))
  await editor.goto('/admin/errata')
  const card = editor.getByRole('article', { name: TITLE })
  await expect(card).toContainText('The factor is another one.')
  await card.getByRole('button', { name: 'Decide' }).click()
  const decision = editor.getByRole('dialog')
  await decision.getByRole('button', { name: 'Save' }).click()
  await expect(decision.getByText('Please write what is right')).toBeVisible()
  await decision.getByLabel('What stood there').fill('a factor of 2')
  await decision.getByLabel('What is right').fill('a factor of 3')
  await expect(decision.getByText('Reported as technical.')).toBeVisible()
  await decision.getByLabel('Kind of error').selectOption('Editorial')
  await decision.getByLabel(/^Mended in revision/).fill('7')
  await decision.getByRole('button', { name: 'Save' }).click()
  await expect(decision.getByText('The article is at revision 1')).toBeVisible()
  await decision.getByLabel(/^Mended in revision/).fill('')
  await decision.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(editor)).toContainText('Error verified')
  await expect(editor.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await expect(editor.getByText('0 reports')).toBeFocused()
  await editor.goto('/admin/errata?state=verified')
  await expect(card).toContainText('editorial, reported as technical')

  await page.goto(ADDRESS)
  const notice = page.locator('.article > p:nth-of-type(2) + aside')
  await expect(notice).toContainText('a factor of 3')
  await page.goto('/corrections')
  const listed = page.getByRole('region', { name: TITLE })
  await expect(listed).toContainText('a factor of 2')
  await expect(listed).toContainText('Editorial, found in revision 1')
  await listed.getByRole('link').click()
  await expect(notice).toBeInViewport()
})

test('the words that are selected are what is reported', async ({ page }) => {
  await page.goto(ADDRESS)
  const passage = paragraph(page, 2)
  const text = await passage.innerText()
  await passage.evaluate((block) => {
    const range = document.createRange()
    range.selectNodeContents(block)
    window.getSelection()!.removeAllRanges()
    window.getSelection()!.addRange(range)
  })
  await reportButton(page).click()
  await expect(dialogOf(page).locator('blockquote')).toContainText(text.slice(0, 30))
})

test('a row of a table and a line of a calculation are reported alone, and shown there', async ({
  page,
  openContext,
  accounts,
}) => {
  const editor = await (await openContext()).newPage()
  await editor.context().addCookies(await accounts.cookiesOf('admin'))
  const verify = async (words: string) => {
    await editor.goto('/admin/errata')
    const card = editor.getByRole('article', { name: TITLE }).filter({ hasText: words })
    await card.getByRole('button', { name: 'Decide' }).click()
    const decision = editor.getByRole('dialog')
    await decision.getByLabel('What stood there').fill('Another value')
    await decision.getByLabel('What is right').fill(words)
    await decision.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(editor)).toContainText('Error verified')
  }
  const place = dialogOf(page).getByLabel('Place')
  const send = async (words: string) => {
    await dialogOf(page).getByLabel('What is wrong, and what is right?').fill(words)
    await dialogOf(page).getByRole('button', { name: 'Report', exact: true }).click()
    await expect(dialogOf(page)).toBeHidden()
    await verify(words)
    await page.goto(ADDRESS)
  }

  await page.goto(ADDRESS)
  const row = page.locator('.article > .table-scroll tr:has(td)').nth(1)
  const cells = (await row.innerText()).split('\t')
  await choosePassage(page)
  await row.click()
  await expect(place.locator('option:checked')).toHaveText(/^Table 1, row /)
  await expect(dialogOf(page).locator('blockquote')).toContainText(cells.at(-1)!.trim())
  await place.selectOption('The whole table')
  await expect(dialogOf(page).locator('blockquote')).toContainText(cells.at(-1)!.trim())
  await place.selectOption('line')
  await send('The value of this row is a different one.')
  const notice = row.locator('xpath=following-sibling::tr[1]').getByRole('complementary')
  await expect(notice).toContainText(/Table 1, row .* contains an error.*The value of this row/s)

  // By keyboard: Tab leads to the calculation, the arrow keys to its lines.
  const sheet = page.locator('.article .calculation').first()
  const line = sheet.locator('[data-line]').nth(1)
  await choosePassage(page, 'Enter')
  await expect(sheet).toHaveAttribute('tabindex', '0')
  await sheet.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place.locator('option:checked')).toHaveText('Calculation, line 2')
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()
  await choosePassage(page, 'Enter')
  await line.click()
  await send('The factor of this line is a different one.')
  await expect(line.locator('+ aside')).toContainText('Calculation, line 2 contains an error')
  // It calculates as before.
  await expect(sheet.locator('.calculation-verdict')).toBeVisible()
})

test('the editor of an error in an exercise reads what its reader chose: the question or the answer alone', async ({
  page,
  openContext,
  accounts,
}) => {
  const editor = await (await openContext()).newPage()
  await editor.context().addCookies(await accounts.cookiesOf('admin'))
  const quoted = dialogOf(page).locator('blockquote')
  const place = dialogOf(page).getByLabel('Place')
  const send = async (words: string) => {
    await dialogOf(page).getByLabel('What is wrong, and what is right?').fill(words)
    await dialogOf(page).getByRole('button', { name: 'Report', exact: true }).click()
    await expect(dialogOf(page)).toBeHidden()
    await editor.goto('/admin/errata')
    return editor.getByRole('article').filter({ hasText: words })
  }
  await page.goto('/articles/punching-shear-flat-slabs')
  const exercise = page.getByRole('region', { name: 'Exercise 3' })
  const answer = exercise.locator('.exercise-worked')
  await choosePassage(page, 'Enter')
  await exercise.focus()
  // The answer is folded away: no arrow key leads to it.
  await page.keyboard.press('ArrowDown')
  await expect(exercise).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place).toBeHidden()
  await expect(quoted).toHaveText(/^Exercise 3\s+An edge column .* Are links needed\?$/)
  const asked = await send('The question of this exercise lacks a value.')
  await expect(asked).toContainText('Are links needed?')
  await expect(asked).not.toContainText(/Show the answer|Three sides/)
  await asked.getByRole('button', { name: 'Decide' }).click()
  const decision = editor.getByRole('dialog')
  await decision.getByLabel('Decision').selectOption('rejected')
  await decision.getByLabel('Answer to the reporter').fill('The value stands in the exercise before it.')
  await decision.getByRole('button', { name: 'Save' }).click()
  await expect(decision).toBeHidden()

  await choosePassage(page, 'Enter')
  await exercise.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  await exercise.focus()
  await page.keyboard.press('ArrowDown')
  await expect(answer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place.locator('option')).toHaveText(['Exercise 3, answer', 'The question'])
  await expect(quoted).toHaveText(/^Three sides/)
  const answered = await send('The answer of this exercise has another value.')
  await expect(answered).toContainText(/Exercise 3, answer\s*Three sides/)
  await expect(answered).not.toContainText(/Show the answer|Are links needed/)

  // A link to the notice unfolds the answer in which it stands.
  await answered.getByRole('button', { name: 'Decide' }).click()
  await decision.getByLabel('What stood there').fill('Three sides')
  await decision.getByLabel('What is right').fill('Two sides and a half')
  await decision.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(editor)).toContainText('Error verified')
  await page.goto('/corrections')
  await page
    .getByRole('region', { name: /Punching/ })
    .getByRole('link')
    .click()
  await expect(exercise.getByRole('complementary')).toContainText('Two sides and a half')
  await expect(exercise.getByRole('complementary')).toBeInViewport()
})

test.describe('a reader whose session has ended', () => {
  test.use({ as: 'visitor' })

  test('signs in from the notice beside the dialog, by keyboard, and goes on with the passage', async ({
    page,
    playwright,
    baseURL,
    watched,
  }) => {
    watched.allow(failedLoad(401))
    const request = await playwright.request.newContext({ baseURL })
    const member = await newMember(request)
    await request.dispose()
    await page.request.post('/api/login', { data: member })
    await page.goto(ADDRESS)
    await choosePassage(page)
    await paragraph(page, 3).click()
    const words = dialogOf(page).getByLabel('What is wrong, and what is right?')
    const quoted = await dialogOf(page).locator('blockquote').innerText()
    await words.fill('The strength of annealed glass is another one.')
    await page.context().clearCookies()
    await dialogOf(page).getByRole('button', { name: 'Report', exact: true }).click()
    const notice = toastOf(page)
    await expect(notice).toContainText('You are signed out')
    // Tab goes from the dialog's last stop to the notice, back into the dialog, and the same way backwards.
    await dialogOf(page).getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('button', { name: 'Sign in' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).getByLabel('Kind of error')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(notice.getByRole('button', { name: 'Sign in' })).toBeFocused()
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/login\?next=/)
    await fillSignIn(page, member)
    await page.keyboard.press('Enter')
    await page.waitForURL(ADDRESS)
    await expect(dialogOf(page).locator('blockquote')).toHaveText(quoted)
    await expect(words).toHaveValue('The strength of annealed glass is another one.')
    await dialogOf(page).getByRole('button', { name: 'Report', exact: true }).click()
    await expect(notice).toContainText('Error reported')
    await page.reload()
    await expect(reportButton(page)).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
  })
})
