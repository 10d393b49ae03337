import { readFile } from 'node:fs/promises'
import type { BrowserContext, BrowserContextOptions, PlaywrightWorkerArgs } from '@playwright/test'
import { ARTICLE, PHONE, toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

type Member = { email: string; password: string }
type Browsers = {
  page: Page
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  playwright: PlaywrightWorkerArgs['playwright']
  baseURL: string | undefined
}
type Project = { id: string; items: { id: number; text: string | null }[] }

let owner: Member

const signInAs = async (page: Page, data: Member) =>
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true)

test.beforeEach(async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  owner = await newMember(request)
  await request.dispose()
  await signInAs(page, owner)
})

const dialog = (page: Page) => page.getByRole('dialog')
const items = (page: Page) => page.locator('li[id^="item-"]')

async function make(page: Page, ...headings: string[]): Promise<Project> {
  const reply = await page.request.post('/api/projects', { data: { name: 'Depot' } })
  let project = (await reply.json()) as Project
  for (const text of headings) {
    const data = { kind: 'heading', text }
    project = (await (
      await page.request.post(`/api/projects/${project.id}/items`, { data })
    ).json()) as Project
  }
  return project
}

test('a bookmark folder becomes a project, which gets words and is printed', async ({ page }) => {
  const { id: articleId } = (await (await page.request.get(`/api/articles/${ARTICLE.slug}`)).json()) as {
    id: number
  }
  const folder = await page.request.post('/api/bookmark-folders', { data: { name: 'Warehouse' } })
  const folderIds = [((await folder.json()) as { id: number }).id]
  await page.request.post(`/api/bookmarks/${articleId}`, { data: { folderIds, notes: 'Grid B' } })
  await page.goto(`/bookmarks?folder=${folderIds[0]}`)
  await page.getByRole('button', { name: 'Edit or delete Warehouse' }).first().click()
  await page.getByRole('menuitem', { name: 'Make a project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Warehouse' })).toBeVisible()
  await expect(page).toHaveTitle('Warehouse · Loadpath')
  await expect(items(page)).toHaveCount(1)
  await expect(items(page).first()).toContainText('Grid B')

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Heading' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Please write the heading')).toBeVisible()
  await dialog(page).getByLabel('Heading').fill('Roof beams')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Roof beams' })).toBeVisible()
  await page.getByRole('button', { name: 'Move Roof beams up' }).click()
  await expect(items(page).first()).toContainText('Roof beams')
  await expect(items(page).first().getByRole('status')).toHaveText('1 of 2')

  await page.getByRole('link', { name: 'Print or PDF' }).click()
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'References' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('a note that is being written outlives its dialog and a reload, and a long one is refused in words', async ({
  page,
}) => {
  const { id } = await make(page)
  await page.goto(`/projects/${id}`)
  const open = async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Note' }).click()
  }
  const note = dialog(page).getByLabel('Note')
  await open()
  await note.fill('Purlins restrain the flange')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await open()
  await expect(note).toHaveValue('Purlins restrain the flange')
  await page.reload()
  await open()
  await expect(note).toHaveValue('Purlins restrain the flange')
  const long = 'beam '.repeat(2000)
  await note.fill(long)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText(/at most 5,?000 characters/)).toBeVisible()
  await expect(note).toHaveValue(long)
  await note.fill('Purlins restrain the flange')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(items(page).first()).toContainText('Purlins restrain the flange')
  await open()
  await expect(note).toHaveValue('')
})

test('a section of an article is saved to a new project, and opens there', async ({ page }) => {
  await page.goto(ARTICLE.address)
  await page.getByRole('button', { name: 'Save to project' }).click()
  await dialog(page).getByLabel('What').selectOption({ value: 's-the-elastic-critical-moment' })
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page).getByText('Please name this project')).toBeVisible()
  await dialog(page).getByLabel('Name of the new project').fill('Crane hall')
  await dialog(page).getByLabel('Remark').fill('For the runway')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText('Saved to Project')
  await toastOf(page).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Crane hall' })).toBeVisible()
  await expect(items(page).first()).toContainText('For the runway')
  await page.getByRole('link', { name: 'The elastic critical moment' }).click()
  await expect(page).toHaveURL(/#s-the-elastic-critical-moment$/)
})

test('items are put into order by keyboard and by dragging, on a telephone too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { id } = await make(page, 'Actions', 'Beams', 'Columns')
  await page.goto(`/projects/${id}`)
  const order = () => items(page).locator('h2').allTextContents()
  await page.getByRole('button', { name: 'Move Actions down' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Beams', 'Actions', 'Columns'])
  await expect(page.getByRole('button', { name: 'Move Actions down' })).toBeFocused()
  await expect(items(page).nth(1).getByRole('status')).toHaveText('2 of 3')
  const [from, to] = [
    await items(page).nth(2).getByTitle('Drag to reorder').boundingBox(),
    await items(page).nth(0).boundingBox(),
  ]
  await page.mouse.move(from!.x + 16, from!.y + 16)
  await page.mouse.down()
  await page.mouse.move(from!.x + 16, from!.y - 20, { steps: 5 })
  await page.mouse.move(to!.x + 30, to!.y + 10, { steps: 10 })
  const stored = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await page.mouse.up()
  await stored
  await expect.poll(order).toEqual(['Columns', 'Beams', 'Actions'])
  await page.reload()
  expect(await order()).toEqual(['Columns', 'Beams', 'Actions'])
  await page.getByRole('button', { name: 'Edit or remove Beams' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove from the project' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect.poll(order).toEqual(['Columns', 'Actions'])
  await expect(page.getByRole('region', { name: 'Items' })).toBeFocused()
})

test('an item that cannot be moved without a connection is where it was, and says so', async ({
  page,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  const { id } = await make(page, 'Actions', 'Beams')
  await page.goto(`/projects/${id}`)
  await page.route('**/api/projects/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Move Actions down' }).press('Enter')
  await expect(toastOf(page)).toContainText('Failed to move it')
  await expect(items(page).locator('h2')).toHaveText(['Actions', 'Beams'])
})

test('invited, accepted, commented, left; what one of two wrote is not written over', async ({
  page,
  openContext,
  playwright,
  baseURL,
  watched,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const guest = await newMember(request)
  await request.dispose()
  const { id, items: made } = await make(page, 'Actions')
  await page.goto(`/projects/${id}`)
  const invite = page.getByRole('form', { name: 'Invite a member' })
  for (const email of ['nobody@nowhere.example', guest.email]) {
    await invite.getByLabel('Invite a member by email address').fill(email)
    await invite.getByLabel('They may').selectOption('Edit')
    await invite.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText(`${email} · invited on`)).toBeVisible()
  }
  const theirs = await (await openContext({ baseURL })).newPage()
  await signInAs(theirs, guest)
  await theirs.goto('/projects')
  await expect(theirs.getByText('Nora Lind invites you to ‘Depot’')).toBeVisible()
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Depot' })).toBeVisible()
  await theirs.getByLabel('Add a comment').fill('Which wind annex?')
  await theirs.getByRole('button', { name: 'Post Comment' }).click()
  await expect(theirs.getByRole('region', { name: /^Comments/ })).toContainText('Which wind annex?')

  watched.allow(failedLoad(409))
  // The owner has the words open while the other changes them.
  await page.reload()
  await expect(page.getByRole('region', { name: /^Comments/ })).toContainText('Which wind annex?')
  await page.getByRole('button', { name: 'Edit or remove Actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit heading' }).click()
  await theirs.request.patch(`/api/projects/${id}/items/${made[0]!.id}`, { data: { text: 'Loads' } })
  await dialog(page).getByLabel('Heading').fill('Forces')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('These words were changed meanwhile')
  await expect(dialog(page).getByLabel('Heading')).toHaveValue('Forces')

  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  const people = page.getByRole('heading', { name: /^People/ })
  await page.getByRole('button', { name: 'Withdraw the invitation to nobody@nowhere.example' }).press('Enter')
  await expect(page.getByText('nobody@nowhere.example')).toHaveCount(0)
  await expect(people).toBeFocused()

  await theirs.getByRole('button', { name: 'Leave' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(theirs.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
  expect((await theirs.request.get(`/api/projects/${id}`)).status()).toBe(404)

  await invite.getByLabel('Invite a member by email address').fill(guest.email)
  await invite.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`${guest.email} · invited on`)).toBeVisible()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Depot' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove Nora Lind' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Nora Lind' })).toHaveCount(0)
  await expect(people).toBeFocused()
})

test('archived, restored, duplicated, downloaded and deleted', async ({ page }) => {
  const { id } = await make(page, 'Actions')
  await page.goto(`/projects/${id}`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^More for Depot/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Archive')
  await expect(page.getByText('This project is archived')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeHidden()
  await choose('Restore')
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Order, sources and values as a zip' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('depot.zip')
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  await choose('Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: 'Depot (copy)' })).toBeVisible()
  await expect(toastOf(page)).toContainText('Depot (copy)')
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

/** Opens a project that the owner shares, as the member who is invited. */
async function openShared(
  id: string,
  { page, openContext, playwright, baseURL }: Browsers,
): Promise<{ theirs: Page; memberId: number }> {
  const request = await playwright.request.newContext({ baseURL })
  const guest = await newMember(request)
  await request.dispose()
  await page.request.post(`/api/projects/${id}/invitations`, { data: { email: guest.email, role: 'edit' } })
  const theirs = await (await openContext({ baseURL })).newPage()
  await signInAs(theirs, guest)
  await theirs.goto('/projects')
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Depot' })).toBeVisible()
  const { people } = (await (await page.request.get(`/api/projects/${id}`)).json()) as {
    people: { id: number | null; part: string }[]
  }
  return { theirs, memberId: people.find(({ part }) => part === 'edit')!.id! }
}

test('words that are being written stay in sight where another removes what they are about', async ({
  page,
  openContext,
  playwright,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad(404))
  const { id, items: made } = await make(page, 'Actions')
  const { theirs } = await openShared(id, { page, openContext, playwright, baseURL })
  await theirs.getByRole('button', { name: 'Edit or remove Actions' }).click()
  await theirs.getByRole('menuitem', { name: 'Edit heading' }).click()
  const heading = dialog(theirs).getByLabel('Heading')
  await heading.fill('Actions on the roof')
  await page.request.delete(`/api/projects/${id}/items/${made[0]!.id}`)
  await dialog(theirs).getByRole('button', { name: 'Save' }).click()
  await expect(items(theirs)).toHaveCount(0)
  await expect(dialog(theirs).getByText('was removed from the project meanwhile')).toBeVisible()
  await expect(heading).toHaveValue('Actions on the roof')
  await dialog(theirs).getByRole('button', { name: 'Cancel' }).click()
  await expect(theirs.getByRole('region', { name: 'Items' })).toBeFocused()

  await theirs.getByLabel('Add a comment').fill('Which annex?')
  await theirs.getByRole('button', { name: 'Post Comment' }).click()
  await theirs.getByRole('button', { name: 'Edit', exact: true }).click()
  const comment = dialog(theirs).getByLabel('Comment')
  await comment.fill('Which wind annex?')
  const { comments } = (await (await page.request.get(`/api/projects/${id}`)).json()) as {
    comments: { id: number }[]
  }
  await page.request.delete(`/api/projects/${id}/comments/${comments[0]!.id}`)
  await dialog(theirs).getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByRole('article').filter({ hasText: 'Which annex?' })).toHaveCount(0)
  await expect(comment).toHaveValue('Which wind annex?')
})

test('a page that is open says what its reader may no longer do, and keeps what is typed', async ({
  page,
  openContext,
  playwright,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad(403), failedLoad(404))
  const { id } = await make(page, 'Actions')
  const { theirs, memberId } = await openShared(id, { page, openContext, playwright, baseURL })
  const add = theirs.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await theirs.getByRole('menuitem', { name: 'Note' }).click()
  const note = dialog(theirs).getByLabel('Note')
  await note.fill('Purlins restrain the flange')
  await page.request.patch(`/api/projects/${id}/members/${memberId}`, { data: { role: 'view' } })
  await dialog(theirs).getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(theirs)).toContainText('You can read this project and comment in it')
  await expect(theirs.getByText('You can view')).toBeVisible()
  await expect(note).toHaveValue('Purlins restrain the flange')
  await dialog(theirs).getByRole('button', { name: 'Cancel' }).click()
  await expect(add).toHaveCount(0)

  await theirs.getByLabel('Add a comment').fill('Which annex?')
  await page.request.delete(`/api/projects/${id}/members/${memberId}`)
  await theirs.getByRole('button', { name: 'Download' }).click()
  await theirs.getByRole('menuitem', { name: 'References as BibTeX' }).click()
  await expect(toastOf(theirs)).toContainText('Project not found')
  await theirs.getByRole('button', { name: 'Post Comment' }).click()
  await expect(theirs.getByText('You can no longer open this project')).toBeVisible()
  await expect(theirs.getByLabel('Add a comment')).toHaveValue('Which annex?')
  await expect(theirs.getByRole('button', { name: 'Leave' })).toHaveCount(0)
})
