import type { BrowserContext } from '@playwright/test'
import { ARTICLE, PHONE } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const WISH = 'Read my bookmarks and projects without a connection'
const OTHER = '/articles/combinations-of-actions-en-1990'

const device = (page: Page) => page.getByRole('region', { name: 'On this device' })
const copies = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        addresses.push(new URL(request.url).pathname)
    return addresses.filter((address) => !address.startsWith('/_next/'))
  })

/** A browser of a new member, who has bookmarked one article and has one project with a note. */
async function begin(context: BrowserContext, baseURL: string, name = 'Footbridge at Leeds') {
  const member = await newMember(context.request)
  expect((await context.request.post('/api/login', { data: member })).ok()).toBe(true)
  const { id } = (await (await context.request.get(`/api${ARTICLE.address}`)).json()) as { id: number }
  expect((await context.request.post(`/api/bookmarks/${id}`, { data: {} })).ok()).toBe(true)
  const project = await context.request.post('/api/projects', { data: { name } })
  expect(project.status(), await project.text()).toBe(201)
  const page = await context.newPage()
  await page.goto(`${baseURL}/bookmarks`)
  await device(page).getByRole('switch', { name: WISH }).click()
  await expect(device(page)).toContainText('1 article and 1 project saved', { timeout: 60_000 })
  return { page, member, articleId: id, projectId: ((await project.json()) as { id: string }).id }
}

test('what a member saved is read without a connection, and nothing else', async ({
  openContext,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  const context = await openContext()
  const { page, articleId, projectId } = await begin(context, baseURL!)
  // Only the pages that were saved, the list of them, and its record.
  expect((await copies(page)).sort()).toEqual(
    [ARTICLE.address, '/offline', '/offline/saved.json', `/projects/${projectId}`].sort(),
  )
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()

  await context.setOffline(true)
  await page.goto(ARTICLE.address)
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
  await expect(page.getByText(ARTICLE.sentences[0]!)).toBeVisible()
  await expect(page.getByText(/^Copy of/)).toBeVisible()
  // Laid out by the library's own styles and typefaces; nothing stands there that cannot be pressed.
  expect(await page.locator('.article').evaluate((text) => getComputedStyle(text).fontFamily)).toContain(
    'sourceSerif',
  )
  expect(await page.evaluate(() => document.fonts.check('1em KaTeX_Main'))).toBe(true)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await page.locator('script').count()).toBe(0)

  // Anything else is the list of what there is.
  await page.goto(OTHER)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Footbridge at Leeds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Footbridge at Leeds' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved on this device' }).click()
  await page.getByRole('link', { name: ARTICLE.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()

  // Connected again, one press leads on to what was asked for.
  await page.goto(OTHER)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeHidden()
  await expect(page).toHaveURL(OTHER)

  // The list itself is where copies are made, once the server can be reached.
  await page.goto('/offline')
  await page.waitForURL('/bookmarks')
  await expect(device(page)).toBeVisible()

  // Online the server's page is shown, and a bookmark that is gone takes its copy along.
  await page.goto(ARTICLE.address)
  await expect(page.getByRole('button', { name: /^Like this article/ })).toBeVisible()
  expect((await context.request.delete(`/api/bookmarks/${articleId}`)).ok()).toBe(true)
  await page.goto('/projects')
  await device(page).getByRole('button', { name: 'Update now' }).click()
  await expect(device(page)).toContainText('0 articles and 1 project saved')
  expect(await copies(page)).not.toContain(ARTICLE.address)
})

test('a name without a blank leaves the list of what is saved as wide as a telephone', async ({
  openContext,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  const context = await openContext()
  const { page } = await begin(context, baseURL!, 'W'.repeat(100))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await context.setOffline(true)
  await page.setViewportSize(PHONE)
  await page.goto('/offline')
  await expect(page.getByRole('link', { name: /^W+$/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('what the server does not show any more is gone without it, too', async ({
  openContext,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  watched.allow(failedLoad(404))
  const context = await openContext()
  const { page, projectId } = await begin(context, baseURL!)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  expect((await context.request.delete(`/api/projects/${projectId}`)).ok()).toBe(true)
  await page.goto(`/projects/${projectId}`)
  await expect.poll(() => copies(page)).not.toContain(`/projects/${projectId}`)
  await context.setOffline(true)
  await page.goto(`/projects/${projectId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.goto(ARTICLE.address)
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE.title })).toBeVisible()
  await context.setOffline(false)
})

test('signing out deletes every copy, by the menu and by the address', async ({
  openContext,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad('net'))
  // A page asks now and then whose session it is, also in the moment in which that ends.
  watched.allow(failedLoad(401))
  const context = await openContext()
  const { page } = await begin(context, baseURL!)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('/')
  await expect.poll(() => copies(page)).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(ARTICLE.address)).rejects.toThrow()
  await context.setOffline(false)
})

test('a session that was taken over sees nothing of it online, and loses the copies', async ({
  openContext,
  baseURL,
  watched,
}) => {
  watched.allow(failedLoad(401))
  const context = await openContext()
  const { page, member } = await begin(context, baseURL!)
  const elsewhere = await openContext()
  expect((await elsewhere.request.post('/api/login', { data: member })).ok()).toBe(true)
  await page.goto(ARTICLE.address)
  await expect(page.getByText(ARTICLE.sentences[0]!)).toHaveCount(0)
  await expect.poll(() => copies(page)).toEqual([])
})

test('another member who signs in finds nothing of the one before', async ({
  openContext,
  baseURL,
  accounts,
}) => {
  const context = await openContext()
  const { page } = await begin(context, baseURL!)
  await context.addCookies(await accounts.cookiesOf('member'))
  await page.goto('/bookmarks')
  await expect(device(page).getByRole('switch', { name: WISH })).not.toBeChecked()
  await expect.poll(() => copies(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('offline-copies'))).toBeNull()
})

test('nobody who saves nothing has a worker', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
