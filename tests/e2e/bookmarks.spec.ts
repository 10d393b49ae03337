import { ARTICLE, PHONE, toastOf } from './support/pages'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const LIMIT = 2000
const OTHERS = ['punching-shear-flat-slabs', 'combinations-of-actions-en-1990'] as const

const trigger = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Bookmark(ed)?$/ })
const dialog = (page: Page) => page.getByRole('dialog')
const shelf = (page: Page, name = 'No Folder') => page.getByRole('region', { name })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' })

test.use({ as: 'admin' })

/** The editor of the demo has bookmarked nothing, and each test starts like that. */
test.beforeEach(async ({ context: { request } }) => {
  for (const { articleId } of (await (await request.get('/api/bookmarks')).json()) as { articleId: number }[])
    await request.delete(`/api/bookmarks/${articleId}`)
  for (const { id } of (await (await request.get('/api/bookmark-folders')).json()) as { id: number }[])
    await request.delete(`/api/bookmark-folders/${id}`)
})

async function save(page: Page, slugs: readonly string[], body: object = {}) {
  for (const slug of slugs) {
    const { id } = (await (await page.request.get(`/api/articles/${slug}`)).json()) as { id: number }
    expect((await page.request.post(`/api/bookmarks/${id}`, { data: body })).status()).toBe(201)
  }
}

async function createFolder(page: Page, name: string, color?: string): Promise<number> {
  const reply = await page.request.post('/api/bookmark-folders', { data: { name, color } })
  return ((await reply.json()) as { id: number }).id
}

test('a folder that is named and not created yet is created with the bookmark', async ({ page }) => {
  await page.goto(ARTICLE.address)
  await trigger(page).click()
  await dialog(page).getByRole('button', { name: 'New folder' }).click()
  await dialog(page).getByLabel('Folder name').fill('Slabs')
  await dialog(page).getByRole('button', { name: 'Save Bookmark' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.goto('/bookmarks')
  await folders(page)
    .getByRole('link', { name: /^Slabs/ })
    .click()
  await expect(cards(page)).toHaveCount(1)
})

test('saved from the article with notes and a folder made on the spot, found in My Bookmarks', async ({
  page,
}) => {
  await page.goto('/bookmarks')
  await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse Articles' }).click()
  await page.waitForURL('/articles')

  await page.goto(ARTICLE.address)
  await expect(trigger(page)).toHaveText('Bookmark')
  await trigger(page).click()
  await expect(dialog(page)).toHaveAccessibleName('Save Bookmark')
  await dialog(page).getByLabel('Notes').fill('Destabilising load: table 6.4')
  await dialog(page).getByRole('button', { name: 'New folder' }).click()
  await expect(dialog(page).getByLabel('Folder name')).toBeFocused()
  await expect(dialog(page).getByRole('button', { name: 'Create Folder' })).toBeDisabled()
  await expect(dialog(page).getByLabel('Folder name')).toHaveAccessibleDescription(/needs a name/)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Please enter a folder name')
  await dialog(page).getByLabel('Folder name').fill('Crane beams')
  await dialog(page).getByRole('radio', { name: 'Violet' }).check()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Folder Created')
  await expect(dialog(page).getByRole('checkbox', { name: 'Crane beams' })).toBeChecked()
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Destabilising load: table 6.4')
  await dialog(page).getByRole('button', { name: 'Save Bookmark' }).click()
  await expect(toastOf(page)).toContainText('Article Bookmarked')
  await expect(toastOf(page)).toContainText('Article saved to 1 folder(s).')
  await expect(trigger(page)).toHaveText('Bookmarked')
  await expect(trigger(page)).toBeFocused()

  await page.goto('/bookmarks')
  await folders(page)
    .getByRole('link', { name: /^Crane beams/ })
    .click()
  await expect(page).toHaveURL(/\/bookmarks\?folder=\d+$/)
  await expect(shelf(page, 'Crane beams').getByRole('status').first()).toHaveText('1 article saved')
  await expect(cards(page)).toContainText('Destabilising load: table 6.4')
  await cards(page).getByRole('link', { name: ARTICLE.title }).click()
  await page.waitForURL(ARTICLE.address)
  await expect(trigger(page)).toHaveText('Bookmarked')
})

test('organized and removed on the article; a removal is taken back with its notes', async ({ page }) => {
  await save(page, [ARTICLE.slug], { notes: 'Kept' })
  await page.goto(ARTICLE.address)
  await trigger(page).click()
  await expect(dialog(page)).toHaveAccessibleName('Organize Bookmark')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Kept')
  await dialog(page)
    .getByLabel('Notes')
    .fill('x'.repeat(LIMIT + 1))
  await dialog(page).getByRole('button', { name: 'Update Folders' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Please use at most 2000 characters')
  await dialog(page).getByLabel('Notes').fill('Kept longer')
  await dialog(page).getByRole('button', { name: 'Update Folders' }).click()
  await expect(toastOf(page)).toContainText('Article has been saved to your bookmarks.')
  await trigger(page).click()
  await dialog(page).getByRole('button', { name: 'Remove Bookmark' }).click()
  await expect(toastOf(page)).toContainText('Article has been removed from your bookmarks.')
  await expect(trigger(page)).toHaveText('Bookmark')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(trigger(page)).toHaveText('Bookmarked')
  // The page is left before the answer: what was pressed arrives.
  await expect(async () => {
    await page.goto('/bookmarks')
    await expect(cards(page)).toContainText('Kept longer', { timeout: 1000 })
  }).toPass()
})

test('a refused save leaves the dialog with what was typed, and the article as it was', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad(500))
  await page.route('**/api/bookmarks/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await page.goto(ARTICLE.address)
  await trigger(page).click()
  await dialog(page).getByLabel('Notes').fill('Not lost')
  await dialog(page).getByRole('button', { name: 'Save Bookmark' }).click()
  await expect(toastOf(page)).toContainText('Error')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Not lost')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(trigger(page)).toHaveText('Bookmark')
})

test('folders are made, renamed and deleted, and their bookmarks fall back to No Folder', async ({
  page,
}) => {
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'New folder' }).click()
  await dialog(page).getByLabel('Folder name').fill('Bridges')
  await dialog(page).getByLabel('Description').fill('Two spans')
  await dialog(page).getByRole('radio', { name: 'Blue' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: 'Green' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Create Folder' }).click()
  await expect(page).toHaveURL(/folder=\d+$/)
  const id = Number(/folder=(\d+)/.exec(page.url())![1])
  await save(page, OTHERS, { folderIds: [id] })
  await page.reload()
  await expect(cards(page)).toHaveCount(2)

  const menu = folders(page).getByRole('button', { name: 'Edit or delete Bridges' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Edit folder' }).click()
  await expect(dialog(page).getByLabel('Folder name')).toHaveValue('Bridges')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit folder' }).press('Enter')
  await dialog(page).getByLabel('Folder name').fill('Footbridges')
  await dialog(page).getByRole('button', { name: 'Update Folder' }).click()
  await expect(toastOf(page)).toContainText('Folder Updated')
  await expect(cards(page).first()).toContainText('Footbridges')

  await folders(page).getByRole('button', { name: 'Edit or delete Footbridges' }).click()
  await page.getByRole('menuitem', { name: 'Delete folder' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    "Are you sure you want to delete this folder? All bookmarks will be moved to 'No Folder'.",
  )
  await page.getByRole('button', { name: 'Delete Folder' }).click()
  await expect(toastOf(page)).toContainText("Folder deleted successfully. Bookmarks moved to 'No Folder'.")
  await expect(page).toHaveURL('/bookmarks')
  await expect(shelf(page).getByRole('status').first()).toHaveText('2 articles saved')
})

test('searched, ordered, noted where they stand, several moved at once, one removed and back', async ({
  page,
}) => {
  await createFolder(page, 'Reading list', '#F97316')
  await save(page, [ARTICLE.slug, ...OTHERS])
  await page.goto('/bookmarks')
  await page.getByRole('searchbox', { name: 'Search in No Folder' }).fill('punching')
  await expect(page).toHaveURL('/bookmarks?q=punching')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: 'Search in No Folder' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'By title' })
  await expect(page).toHaveURL('/bookmarks?sort=title')
  await expect(cards(page).first()).toContainText(/^.*Combinations of actions/i)

  // What is typed and not stored is there again, until it is cancelled.
  const add = page.getByRole('button', { name: /^Add notes on Punching/ })
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await add.click()
  await notes.fill('Which perimeter?')
  await notes.press('Escape')
  await add.click()
  await expect(notes).toHaveValue('Which perimeter?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await add.click()
  await expect(notes).toHaveValue('')
  await notes.fill('Check the column face')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Check the column face')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit notes on Punching/ })).toBeFocused()

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('checkbox', { name: /^Select Lateral/ }).uncheck()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Move to …' }).click()
  await page.getByRole('menuitem', { name: 'Reading list' }).click()
  await expect(toastOf(page)).toContainText('2 articles moved to ‘Reading list’.')
  await expect(cards(page)).toHaveCount(1)
  await expect(folders(page).getByRole('link', { name: 'Reading list 2 saved' })).toBeVisible()
  await expect(folders(page).getByRole('link', { name: 'No Folder 1 saved' })).toBeVisible()

  await page.getByRole('button', { name: /^Remove Lateral/ }).click()
  await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('a removal and a move that the server refuses are taken back', async ({ page, watched }) => {
  watched.allow(failedLoad(503), failedLoad(429))
  await createFolder(page, 'Reading list')
  await save(page, OTHERS)
  await page.route('**/api/bookmarks/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { message: 'The library is not available for a moment.' } }),
  )
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: /^Remove Punching/ }).click()
  await expect(toastOf(page)).toContainText('The library is not available for a moment.')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Move to …' }).click()
  await page.getByRole('menuitem', { name: 'Reading list' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('2 selected')).toBeVisible()
})

test('on a phone the folders are one control above the list', async ({ page }) => {
  const id = await createFolder(page, 'On site')
  await save(page, [ARTICLE.slug], { folderIds: [id] })
  await page.setViewportSize(PHONE)
  await page.goto('/bookmarks')
  await expect(folders(page)).toBeHidden()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'On site (1)' })
  await expect(page).toHaveURL(`/bookmarks?folder=${id}`)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit or delete On site' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete folder' })).toBeVisible()
})

test('a mistyped address shows No Folder, never an error', async ({ page }) => {
  for (const query of ['folder=x', 'folder=2147483647', 'folder=1', 'page=0', 'sort=x', 'q=%00', 'q=a&q=b'])
    expect((await page.goto(`/bookmarks?${query}`))?.status(), query).toBe(200)
  await expect(page.getByRole('heading', { level: 2, name: 'No Folder' })).toBeVisible()
})
