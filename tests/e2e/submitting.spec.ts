import { toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const SENTENCE =
  'A beam that is restrained along its length cannot buckle sideways, so its resistance is that of its section alone. '

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function signIn(page: Page, member: { email: string; password: string }) {
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
}

async function openForm(page: Page) {
  await page.goto('/submit-article')
  await expect(text(page)).toBeVisible()
}

let member: { email: string; password: string }
test.beforeEach(async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  member = await newMember(request)
  await request.dispose()
  await signIn(page, member)
})

test('written with the editor, found again after a reload, submitted, and pending in My Articles', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Title').fill('Beams that cannot buckle')
  await text(page).click()
  await page.keyboard.type('Scope')
  await page.getByRole('button', { name: 'Text style' }).click()
  await page.getByRole('menuitem', { name: 'Heading 2' }).click()
  // The menu hands the focus back when it has closed.
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(SENTENCE)
  await saved(page)

  // Away and back: the page that the browser remembers is older than the draft.
  await page.getByRole('main').getByRole('link', { name: 'My Articles' }).click()
  await page.waitForURL(/profile/)
  await page.goBack()
  await expect(page.getByLabel('Title')).toHaveValue('Beams that cannot buckle')

  await page.reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Beams that cannot buckle')
  await expect(text(page).getByRole('heading', { level: 2 })).toHaveText('Scope')

  await page.getByRole('button', { name: 'Submit Article' }).click()
  await expect(page.getByText('Please select a category')).toBeVisible()
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit Article' }).click()
  await expect(toastOf(page)).toContainText('Article Submitted Successfully!')
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(text(page)).toHaveText('')

  await page.getByRole('link', { name: 'See My Articles' }).click()
  const mine = page.locator('#my-articles')
  await expect(mine.getByRole('link', { name: 'Beams that cannot buckle' })).toBeVisible()
  await expect(mine.getByText('Pending Review')).toBeVisible()
  await mine.getByRole('link', { name: 'Beams that cannot buckle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beams that cannot buckle' })).toBeVisible()
})

test('a submission takes no typing while it is on its way, which its answer would empty', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Title').fill('Beams that cannot buckle')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await text(page).click()
  await page.keyboard.insertText(SENTENCE)
  let answer = () => undefined as void
  const asked = new Promise<void>((done) => (answer = done))
  await page.route('**/api/articles/submit', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Submit Article' }).click()
  const field = page.getByLabel('Title')
  await expect(field).not.toBeEditable()
  await field.focus()
  await page.keyboard.type(' late')
  await expect(page.locator('[data-editor][inert]')).toBeVisible()
  await expect(field).toHaveValue('Beams that cannot buckle')
  answer()
  await expect(toastOf(page)).toContainText('Article Submitted Successfully!')
  await expect(field).toBeEditable()
  await text(page).click()
  await page.keyboard.type('The next one.')
  await expect(text(page)).toHaveText('The next one.')
})

test('a draft that is restored below its notice is announced in the foot, which leads to the notice', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Title').fill('Read from its end')
  await saved(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Read from its end')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const hint = page.getByRole('button', { name: 'Your draft is back' })
  await expect(hint).toBeInViewport()
  await hint.press('Enter')
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeInViewport()
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeFocused()
})

test('formatted by keyboard alone: marks, a list, a link, an equation and a table', async ({ page }) => {
  await openForm(page)
  await text(page).focus()
  const { keyboard } = page
  await keyboard.press('Control+b')
  await keyboard.type('Strong')
  await keyboard.press('Control+b')
  await keyboard.type(' and plain')
  await keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Insert link' })).toBeVisible()
  await keyboard.type('https://www.iso.org')
  await keyboard.press('Enter')
  await expect(text(page).getByRole('link')).toHaveAttribute('href', 'https://www.iso.org')
  // A dialog hands the focus back when it has closed.
  await expect(text(page)).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Control+m')
  await expect(page.getByRole('dialog', { name: /equation/i })).toBeVisible()
  await keyboard.type('\\frac{M_{Ed}}{M_{Rd}}')
  await expect(page.getByRole('status', { name: 'Preview' }).locator('.katex')).toBeVisible()
  await keyboard.press('Tab')
  for (let n = 0; n < 13; n++) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(text(page).locator('.katex')).toBeVisible()
  await expect(text(page)).toBeFocused()

  // From the text to the toolbar, along it to the tables, and back into the first cell.
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Text style' })).toBeFocused()
  while (
    !(await page
      .getByRole('button', { name: 'Table', exact: true })
      .evaluate((tool) => tool === document.activeElement))
  )
    await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Insert table' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(text(page).getByRole('row')).toHaveCount(3)
  await expect(text(page)).toBeFocused()
  await keyboard.type('Load')
  await keyboard.press('Tab')
  await keyboard.type('kN')
  await expect(text(page).getByRole('columnheader', { name: 'kN' })).toBeVisible()
  await saved(page)
})

test('the preview is the article as readers will see it', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Title').fill('Seen before it is sent')
  await text(page).click()
  await page.keyboard.type('With \\(\\lambda\\) in it.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Seen before it is sent')
  await expect(preview.locator('.article .katex')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
})

test('signed in elsewhere while writing: nothing typed is lost', async ({ page, openContext, watched }) => {
  watched.allow(failedLoad(401))
  await openForm(page)
  await page.getByLabel('Title').fill('First')
  await saved(page)
  const elsewhere = await (await openContext()).newPage()
  await signIn(elsewhere, member)
  await page.getByLabel('Title').fill('First, and then some more')
  await expect(page.getByText('Not saved: you are signed out. It is kept on this device.')).toBeVisible()

  await signIn(page, member)
  await openForm(page)
  await expect(page.getByLabel('Title')).toHaveValue('First, and then some more')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect
    .poll(async () => (await (await page.request.get('/api/user/draft')).json()) as unknown)
    .toEqual({ draft: null })
})

test('offline, what is typed is kept on this device, and saved when the connection is back', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  await openForm(page)
  await context.setOffline(true)
  await page.getByLabel('Title').fill('Written in a tunnel')
  await expect(page.getByText('Not saved: offline. It is kept on this device.')).toBeVisible()
  await context.setOffline(false)
  await saved(page)
  const { draft } = (await (await page.request.get('/api/user/draft')).json()) as {
    draft: { payload: { title: string } }
  }
  expect(draft.payload.title).toBe('Written in a tunnel')
})

test('withdrawn from review: it says what happens, becomes a draft of the member’s own, and is sent again', async ({
  page,
}) => {
  const categories = (await (await page.request.get('/api/categories')).json()) as { id: number }[]
  const title = 'Withdrawn before it was read'
  const data = { title, content: `<p>${SENTENCE}</p>`, categoryId: categories[0]!.id, tagIds: [] }
  const sent = await page.request.post('/api/articles/submit', { data })
  const { id } = (await sent.json()) as { id: number }

  await page.goto('/profile#my-articles')
  const mine = page.locator('#my-articles')
  await mine.getByRole('button', { name: `Withdraw ${title}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('It becomes your own draft again')
  await dialog.getByRole('button', { name: 'Leave it in review' }).click()
  await expect(mine.getByText('Pending Review')).toBeVisible()
  await mine.getByRole('button', { name: `Withdraw ${title}` }).press('Enter')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
  await expect(toastOf(page)).toContainText('Article withdrawn')
  await expect(mine.getByText('Withdrawn', { exact: true })).toBeVisible()
  const edit = mine.getByRole('link', { name: `Edit and resubmit ${title}` })
  await expect(edit).toBeFocused()

  await edit.press('Enter')
  await expect(page.getByText(/^You withdrew this article on/)).toBeVisible()
  await expect(text(page)).toContainText('restrained along its length')
  await page.getByLabel('Title').fill('Withdrawn, and better now')
  await page.getByRole('button', { name: 'Submit Again' }).click()
  await expect(toastOf(page)).toContainText('Article Submitted Successfully!')

  // From the page of the form, too.
  await page.goto(`/submit-article?article=${id}`)
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Withdrawn, and better now')
})

test('says that the draft is saved wherever one writes, on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page)
  await text(page).click()
  for (let line = 0; line < 20; line++) {
    await page.keyboard.insertText(SENTENCE)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Title').fill('In sight')
  await page.getByLabel('Title').scrollIntoViewIfNeeded()
  await expect(page.getByText('Saved', { exact: true })).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'saved as you go on' })).toBeAttached()
  await page.getByLabel('Excerpt').focus()
  const field = (await page.getByLabel('Excerpt').boundingBox())!
  const foot = (await page.locator('[data-form-foot]').boundingBox())!
  expect(field.y + field.height).toBeLessThanOrEqual(foot.y)
})
