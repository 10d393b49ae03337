import type { APIRequestContext } from '@playwright/test'
import { PHONE, toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const UPLIFT = 'Uplift at the base of a braced bay'
const FRICTION = 'Negative skin friction on piles'

type Stored = { id: number; updatedAt: string; status: string }

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function newArticle(request: APIRequestContext, title: string, change: object = {}): Promise<Stored> {
  const data = { title, content: '<p>As it was.</p>', ...change }
  const reply = await request.post('/api/articles', { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()) as Stored
}

/** Other tests count the library. The page is closed first: what it still asks for would be gone. */
async function takeAway(page: Page, id: number): Promise<void> {
  await page.close()
  const reply = await page.context().request.delete(`/api/admin/articles/${id}`)
  expect(reply.status(), await reply.text()).toBeLessThan(300)
}

test.describe('an administrator', () => {
  test.use({ as: 'admin' })

  test('an article comes back from the bin as a draft where its table has lost the row that it reads', async ({
    page,
    watched,
  }) => {
    // A refused restore is what is asked about.
    watched.allow(failedLoad(409))
    const { request } = page.context()
    const version = async (csv: string, seen: number) => {
      const data = { name: 'rows_of_review', title: 'Rows', source: 'EN 1990:2002', csv, seen }
      expect((await request.post('/api/admin/tables', { data })).status()).toBe(201)
    }
    await version('row,v\nA1,1\nA2,2\n', 0)
    const title = 'An article that reads a table'
    const lines = 'title Reading\nchoice g = A2 from rows_of_review\nx = 3 lookup(rows_of_review, g).v'
    const content = `<p>A factor of a row.</p><pre data-type="calculation">${lines}</pre>`
    const { id } = await newArticle(request, title, { content, published: true })
    expect((await request.delete(`/api/admin/articles/${id}`)).ok()).toBe(true)
    await version('row,v\nA1,1\nA3,3\n', 1)
    await page.goto('/admin/articles?tab=bin')
    await page.getByRole('button', { name: `Restore ${title}` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('The table rows_of_review has no row “A2”. It has A1, A3.')
    await dialog.getByRole('button', { name: 'Restore as a draft' }).click()
    await expect(toastOf(page)).toContainText('It is a draft now.')
    await expect(row(page, title)).toHaveCount(0)
    await tab(page, /^Draft/).click()
    await expect(row(page, title)).toBeVisible()
    await takeAway(page, id)
  })

  test('approves one submission and rejects another with a reason', async ({ page }) => {
    await page.goto('/admin/articles')
    await tab(page, /^Pending Review/).click()
    await page.waitForURL('/admin/articles?tab=pending_review')
    const before = Number(/\d+/.exec(await tab(page, /^Pending Review/).innerText())![0])
    await row(page, UPLIFT)
      .getByRole('button', { name: /^Approve/ })
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`Are you sure you want to approve and publish "${UPLIFT}"?`)
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(toastOf(page)).toContainText('The article has been approved and published.')
    await expect(row(page, UPLIFT)).toHaveCount(0)
    await expect(tab(page, /^Pending Review/)).toHaveText(`Pending Review (${before - 1})`)

    await row(page, FRICTION)
      .getByRole('button', { name: /^Reject/ })
      .click()
    await dialog
      .getByLabel(`Why are you rejecting "${FRICTION}"? (Optional)`)
      .fill(' Please cite the clause. ')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(toastOf(page)).toContainText('The article has been rejected.')
    await expect(row(page, FRICTION)).toHaveCount(0)
    await tab(page, /^Rejected/).click()
    await expect(row(page, FRICTION)).toContainText('Reason: Please cite the clause.')

    await page.goto('/articles/uplift-at-the-base-of-a-braced-bay')
    await expect(page.getByRole('heading', { level: 1, name: UPLIFT })).toBeVisible()
    const { id } = (await (
      await page.request.get('/api/articles/uplift-at-the-base-of-a-braced-bay')
    ).json()) as Stored
    await takeAway(page, id)
  })

  test('reads in a submission which lines of its calculation are not tried everywhere', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const names = [...'abcdefghijklmnopqrstuvw'].map((letter) => `x_${letter}`)
    const inputs = names.map((name) => `input ${name} = 2 in 0..5`).join('\n')
    const sum = names.join(' + ')
    const lines = `title Many inputs\n${inputs}\ny = 1/(${sum} - 3)\nz = 1/(${sum})\nw = 1/x_a`
    const content = `<p>A sum of many.</p><pre data-type="calculation">${lines}</pre>`
    const request = await playwright.request.newContext({ baseURL })
    expect((await request.post('/api/login', { data: await newMember(request) })).ok()).toBe(true)
    const [category] = (await (await request.get('/api/categories')).json()) as { id: number }[]
    const data = {
      title: 'An article with many inputs',
      content: `${content}<p>${'Each of them has a range. '.repeat(6)}</p>`,
      reference: '',
      memberNote: '',
      categoryId: category!.id,
      tagIds: [],
    }
    const sent = await request.post('/api/articles/submit', { data })
    expect(sent.status(), await sent.text()).toBe(201)
    await request.dispose()
    const waiting = (await (await page.request.get('/api/admin/articles/pending')).json()) as (Stored & {
      title: string
    })[]
    const { id } = waiting.find(({ title }) => title === data.title)!
    await page.goto(`/admin/articles/edit/${id}`)
    const panel = page.getByRole('region', { name: 'Calculations' })
    const partly = panel.getByText('Not tried in all 8,388,608 combinations (2)')
    await expect(partly).toBeVisible()
    await expect(panel).toContainText('each end was tried alone, and all of them together')
    const rows = panel.getByRole('listitem')
    await expect(rows.filter({ hasText: 'Line 25,' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'Line 26,' })).toHaveCount(2)
    await expect(panel).toContainText('Without a result at an end of the ranges (2)')
    await expect(rows.filter({ hasText: 'Line 27,' })).toContainText('With x_a = 0.')
    // The longest of its lines is no wider than a telephone.
    await page.setViewportSize(PHONE)
    await expect(partly).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await takeAway(page, id)
  })

  test('writes an article, and nothing is lost by a slip or a reload', async ({ page }) => {
    await page.goto('/admin/articles')
    await page.getByRole('link', { name: 'New Article' }).click()
    await page.waitForURL('/admin/articles/new')
    await save(page).click()
    await expect(page.getByText('Title is required')).toBeVisible()
    await expect(page.getByText('Content is required')).toBeVisible()
    await page.getByLabel('Title').fill('Effective lengths of columns')
    await page.getByLabel('Title').press('Enter')
    await text(page).click()
    await page.keyboard.type('Half of the length, or twice.')
    await page.getByRole('textbox', { name: 'Reference 1' }).fill('EN 1993-1-1, 6.3.1')
    await page.getByRole('textbox', { name: 'Reference 1' }).press('Enter')
    await page.getByRole('textbox', { name: 'Reference 2' }).fill('EN 1992-1-1, 5.8.3.2')
    await page.getByLabel('Published').uncheck()
    expect(page.url()).toContain('/new')
    await page.waitForTimeout(600)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Restore them' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Effective lengths of columns')
    await expect(page.getByRole('textbox', { name: 'Reference 2' })).toHaveValue('EN 1992-1-1, 5.8.3.2')
    await expect(text(page)).toContainText('Half of the length')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog').getByRole('article')).toContainText('Half of the length')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await save(page).click()
    await expect(toastOf(page)).toContainText('Your article has been successfully created.')
    await page.waitForURL('/admin/articles')
    await toastOf(page).getByRole('button', { name: 'See it in Draft' }).click()
    await page.waitForURL('/admin/articles?tab=draft')
    await expect(row(page, 'Effective lengths').getByRole('link', { name: /^Edit/ })).toBeFocused()
    await row(page, 'Effective lengths')
      .getByRole('button', { name: /^Delete/ })
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to delete "Effective lengths of columns"?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('The article has been successfully deleted.')
    await expect(page.getByRole('heading', { name: 'Draft articles' })).toBeFocused()
    await tab(page, /^Bin/).click()
    await expect(row(page, 'Effective lengths')).toBeVisible()
  })

  test('is told of a save in another tab, compares, and saves over it knowingly', async ({
    page,
    watched,
    openContext,
    accounts,
  }) => {
    watched.allow(failedLoad(409))
    const { id } = await newArticle(page.request, 'Two hands at once')
    const other = await (await openContext()).newPage()
    // The same account: what is meant is the same article open twice.
    await other.context().addCookies(await accounts.cookiesOf('admin'))
    for (const one of [page, other]) {
      await one.goto(`/admin/articles/edit/${id}`)
      await expect(text(one)).toContainText('As it was.')
    }
    await other.getByLabel('Title').fill('Two hands at once, theirs')
    await save(other).click()
    await other.waitForURL('/admin/articles')

    await page.getByLabel('Title').fill('Two hands at once, mine')
    await save(page).click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'You have saved this article in another tab or window' })
    await expect(notice).toContainText(
      /You saved this article in another tab or window on \d+ \w+ \d{4} at \d\d:\d\d/,
    )
    await notice.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'What was saved and what is here' })
    await expect(dialog.locator('del')).toContainText('theirs')
    await expect(dialog.locator('ins')).toContainText('mine')
    await page.keyboard.press('Escape')
    await notice.getByRole('button', { name: 'Save this over it' }).click()
    await page.waitForURL('/admin/articles')

    await page.goto(`/admin/articles/edit/${id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Two hands at once, mine')
    await page.getByRole('button', { name: 'Show version 1' }).click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(toastOf(page)).toContainText('Version restored')
    await expect(page.getByLabel('Title')).toHaveValue('Two hands at once')
    await expect(page.getByText('Restored from version 1')).toBeVisible()
    await takeAway(page, id)
  })

  test('goes back to the form as it was saved, and saves from there', async ({ page }) => {
    const { id } = await newArticle(page.request, 'Back to what was saved')
    await page.goto(`/admin/articles/edit/${id}`)
    for (const title of ['Saved once and gone back', 'Saved twice and gone back']) {
      await page.getByLabel('Title').fill(title)
      await save(page).click()
      await page.waitForURL('/admin/articles')
      await page.goBack()
      await page.waitForURL(`/admin/articles/edit/${id}`)
      await expect(page.getByLabel('Title')).toHaveValue(title)
    }
    await takeAway(page, id)
  })

  test('changes several articles at once', async ({ page }) => {
    for (const title of ['Bulk one', 'Bulk two']) await newArticle(page.request, title, { published: false })
    await page.goto('/admin/articles?tab=draft')
    const field = page.getByRole('searchbox', { name: 'Search this tab' })
    await field.pressSequentially('bulk')
    await page.waitForURL('/admin/articles?tab=draft&q=bulk')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('bulk')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await page
      .getByRole('group', { name: 'With the selected articles' })
      .getByRole('button', { name: 'Delete' })
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to delete 2 articles?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('2 articles deleted.')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })

  test('orders the articles by a head, whose focus stays, and selects with the keyboard', async ({
    page,
  }) => {
    await page.goto('/admin/articles')
    const table = page.getByRole('table')
    const titles = async () =>
      (await table.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[0]!)
    const head = table.getByRole('columnheader', { name: 'Title' })
    await head.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin/articles?sort=title')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(head.getByRole('link')).toBeFocused()
    const forwards = await titles()
    expect(forwards).toEqual([...forwards].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())))
    await page.keyboard.press('Enter')
    await page.waitForURL('/admin/articles?sort=title-desc')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(head.getByRole('link')).toBeFocused()
    expect(await titles()).not.toEqual(forwards)

    const [box] = await table.getByRole('checkbox').all()
    await box!.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 selected')).toBeVisible()
    await table
      .getByRole('link', { name: /^View / })
      .first()
      .focus()
    await page.keyboard.press('Tab')
    await expect(table.getByRole('link', { name: /^Edit / }).first()).toBeFocused()

    // The head stays in sight, and rows are high enough to be pressed.
    const region = page.getByRole('region', { name: 'List of articles' })
    await region.evaluate((element) => element.scrollTo(0, 2000))
    const [frame, top] = [await region.boundingBox(), await head.boundingBox()]
    expect(Math.abs(top!.y - frame!.y)).toBeLessThan(4)
    for (const row of await table.getByRole('row').all())
      expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(32)
    for (const target of await table.locator('tbody').getByRole('link').all()) {
      const { width, height } = (await target.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  })

  test('finds on a phone below each title what has no column there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/articles?q=timber&sort=title')
    const [, first] = await page.getByRole('table').getByRole('row').all()
    await expect(first!).toContainText(/views? · changed \d+ \w+ \d{4}/)
    await expect(page.getByRole('columnheader', { name: 'Author' })).toBeHidden()
    const region = page.getByRole('region', { name: 'List of articles' })
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('adds, renames and deletes a category, and says what one in use waits for', async ({ page }) => {
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'Add Category' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Create Category' }).click()
    await expect(form.getByText('Name is required')).toBeVisible()
    await form.getByLabel('Name').fill('Bridges')
    await form.getByRole('button', { name: 'Create Category' }).click()
    await expect(toastOf(page)).toContainText('Category created successfully')
    const card = page.getByRole('listitem').filter({ hasText: 'Bridges' })
    await expect(card).toContainText('No description')
    await card.getByRole('button', { name: 'Edit Bridges' }).click()
    await form.getByLabel('Description').fill('Decks and bearings')
    await form.getByRole('button', { name: 'Update Category' }).click()
    await expect(card).toContainText('Decks and bearings')
    await card.getByRole('button', { name: 'Delete Bridges' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to delete this category?')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Category deleted successfully')
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add Category' })).toBeFocused()

    await page.getByRole('button', { name: 'Delete Concrete' }).click()
    await expect(dialog).toContainText(/\d+ articles are in it/)
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Delete Concrete' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete Concrete' }).click()
    await dialog.getByRole('link', { name: 'See its articles' }).click()
    await expect(page).toHaveURL(/\/articles\?category=\d+$/)
  })

  test('reads how many articles a tag comes off', async ({ page }) => {
    await page.goto('/admin/tags')
    await page.getByRole('button', { name: 'Delete Beams' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Are you sure you want to delete this tag?')
    await expect(dialog).toContainText(/\d+ articles carry it/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('has the focus on what was saved, also where no list was left', async ({ page }) => {
    await page.goto('/admin/articles')
    const edit = page
      .getByRole('table')
      .getByRole('link', { name: /^Edit / })
      .nth(1)
    const address = (await edit.getAttribute('href'))!
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await page.waitForURL('/admin/articles')
    await expect(page.locator(`a[href="${address}"]`).last()).toBeFocused()
  })

  test('is led to the field that the server refuses, such as an hour that is past', async ({
    page,
    watched,
  }) => {
    watched.allow(failedLoad(400))
    await page.goto('/admin/articles/new')
    await page.getByLabel('Title').fill('Half a draft')
    await page.getByRole('textbox', { name: 'Content' }).click()
    await page.keyboard.type('Half a sentence.')
    await page.getByLabel('Published').uncheck()
    const hour = page.getByLabel('Publish by itself')
    await hour.fill('2020-01-01T10:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(hour).toHaveAccessibleDescription(/Please choose a time in the future/)
    await expect(hour).toBeFocused()
    await expect(hour).toBeEditable()
  })

  test('finds nothing to edit where there is no article', async ({ page }) => {
    await page.goto('/admin/articles/edit/2147483647')
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Articles' }).click()
    await expect(page.getByRole('heading', { name: 'Article Management' })).toBeVisible()
  })
})

test('rejected with a reason, mended, sent again and published', async ({
  page,
  openContext,
  accounts,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const member = await newMember(request)
  await request.dispose()
  expect((await page.request.post('/api/login', { data: member })).ok()).toBe(true)
  const title = 'Sent twice before it was taken'
  const categories = (await (await page.request.get('/api/categories')).json()) as { id: number }[]
  const content = `<p>${'A column that is held at both ends carries four times as much. '.repeat(3)}</p>`
  const memberNote = 'Is the second equation right?'
  const data = { title, content, categoryId: categories[0]!.id, tagIds: [], memberNote }
  const submitted = await page.request.post('/api/articles/submit', { data })
  expect(submitted.status(), await submitted.text()).toBe(201)

  const address = '/articles/sent-twice-before-it-was-taken'
  await page.goto(address)
  await expect(page.getByText('The editors review this article')).toBeVisible()
  await expect(page.getByRole('button', { name: `Withdraw ${title}` })).toBeVisible()

  const editor = await (await openContext()).newPage()
  await editor.context().addCookies(await accounts.cookiesOf('admin'))
  const dialog = editor.getByRole('alertdialog')
  await editor.goto('/admin/articles?tab=pending_review')
  // The last one that was handed in stands last, and its title leads to where it is read.
  await expect(editor.getByRole('row').last()).toContainText(title)
  const toRead = row(editor, title).getByRole('link', { name: title, exact: true })
  await expect(toRead).toHaveAttribute('href', address)
  await row(editor, title)
    .getByRole('button', { name: /^Reject/ })
    .click()
  await dialog.getByRole('textbox').fill('Four times of what?')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  // The row goes at once; what the server has stored is said.
  await expect(toastOf(editor)).toContainText('The article has been rejected.')
  await expect(row(editor, title)).toHaveCount(0)

  // Wherever its author looks: in the list, where the notification leads, and at the article.
  const rejected = /^Rejected by the editors on \d+ \w+ \d{4}$/
  await page.goto('/profile')
  const mine = page.locator('#my-articles')
  await expect(mine).toContainText('Four times of what?')
  await expect(mine.getByText(rejected)).toBeVisible()
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await page.getByRole('link').filter({ hasText: 'Your article needs another look' }).click()
  await page.waitForURL(address)
  await expect(page.getByText(rejected)).toBeVisible()
  await expect(page.getByText('Four times of what?')).toBeVisible()
  await page.getByRole('link', { name: `Edit and resubmit ${title}` }).click()
  await expect(text(page)).toContainText('four times as much')
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('Euler’s load is meant.')
  const said = page.getByRole('region', { name: 'Notes and reasons so far' })
  await expect(said.getByRole('listitem')).toContainText([memberNote])
  await expect(page.getByText('Four times of what?')).toHaveCount(1)
  await expect(page.getByLabel('Note for the editors')).toHaveValue('')
  await page.getByLabel('Note for the editors').fill('Of the load that buckles it.')
  await page.getByLabel('Excerpt').fill('What holding both ends of a column brings.')
  await page.getByRole('button', { name: 'Submit Again' }).click()
  await expect(toastOf(page)).toContainText('Article Submitted Successfully!')
  // Said for longer than the toast, also when the page has been rendered again.
  const sent = page.getByRole('status').filter({ hasText: `“${title}” is with the editors.` })
  await expect(sent).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(sent).toBeFocused()

  await editor.reload()
  await expect(editor.getByRole('row').last()).toContainText(title)
  await expect(row(editor, title)).toContainText('Four times of what?')
  await row(editor, title)
    .getByRole('button', { name: `Show what changed in ${title}` })
    .click()
  const changes = editor.getByRole('dialog', { name: `What changed in ‘${title}’` })
  await expect(changes).toContainText('Reason of the rejection: Four times of what?')
  await expect(changes.locator('ins')).toContainText(['What holding both ends', 'Euler’s load is meant.'])
  await expect(changes.locator('del')).toHaveCount(0)
  await editor.keyboard.press('Escape')

  // Decided on where it is read, with what was said so far and the checklist in sight.
  await row(editor, title)
    .getByRole('link', { name: `View ${title}` })
    .click()
  const desk = editor.getByRole('region', { name: 'This submission waits for your decision' })
  await expect(desk.getByRole('listitem')).toContainText([
    memberNote,
    'Four times of what?',
    'Of the load that buckles it.',
  ])
  await expect(desk.getByText('Four times of what?')).toHaveCount(1)
  await expect(desk.getByText(/^Sent again\. Rejected on \d+ \w+ \d{4}\.$/)).toBeVisible()
  await desk.getByLabel('The figures were recomputed').check()
  await expect(desk.getByRole('status')).toContainText('Not confirmed: its clauses')
  await editor
    .getByRole('button', { name: `Approve ${title}` })
    .last()
    .click()
  await expect(dialog.getByLabel('The figures were recomputed')).toBeChecked()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(toastOf(editor)).toContainText('The article has been approved and published.')
  const decided = editor.getByRole('status').filter({ hasText: 'It is decided' })
  await expect(decided).toBeFocused()
  await expect(editor.getByRole('button', { name: `Approve ${title}` })).toHaveCount(0)
  await expect(decided).toContainText(/more waits? for a decision|Nothing else waits/)
  await page.goto(address)
  await expect(page.locator('.article')).toContainText('Euler’s load is meant.')
  const { id } = (await (await page.request.get(`/api${address}`)).json()) as Stored
  await page.close()
  await takeAway(editor, id)
})
