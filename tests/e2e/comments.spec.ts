import { setTimeout as delay } from 'node:timers/promises'
import { formatInTimeZone } from 'date-fns-tz'
import type { APIRequestContext } from '@playwright/test'
import { DEMO } from './support/accounts'
import { ARTICLE, PHONE, toastOf } from './support/pages'
import { newMember } from './support/people'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

/**
 * Two articles of the starter library that nobody has commented on: tests do not count each other's comments.
 */
const QUIET = '/articles/snow-loads-and-drifts'
const MODERATED = '/articles/axially-loaded-piles'
/** Where a long conversation is, which its test takes away again. */
const LONG = '/articles/retaining-walls-earth-pressure-and-sliding'

const section = (page: Page) => page.getByRole('region', { name: /^Comments/ })
const heading = (page: Page) => section(page).getByRole('heading')
const field = (page: Page) => page.getByRole('textbox', { name: 'Add a comment' })
const comment = (page: Page, text: string | RegExp) =>
  section(page).getByRole('article').filter({ hasText: text })

/** Goes down to where comments are read. */
async function openComments(page: Page, address: string) {
  await page.goto(address)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).getByRole('status', { name: 'Loading comments' })).toHaveCount(0)
}

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('asks for comments only on the way to them', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/comments')) asked.push(request.url())
    })
    await page.goto(ARTICLE.address)
    await expect(heading(page)).toHaveText('Comments (2)')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const before = await heading(page).elementHandle()
    await heading(page).scrollIntoViewIfNeeded()
    await expect(comment(page, /saved me an afternoon/)).toContainText('Helen Marsh')
    // A link to `#comments` has led to this element: it is not replaced by another when they come.
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('comments, finds it in My Comments, and deletes it', async ({ page }) => {
    await openComments(page, QUIET)
    await expect(heading(page)).toHaveText('Comments (0)')
    await field(page).fill('Drifts first.\nSee https://example.org/drifts.')
    await field(page).press('Control+Enter')
    await expect(heading(page)).toHaveText('Comments (1)')
    const today = formatInTimeZone(new Date(), 'Europe/London', 'MMM d, yyyy')
    await expect(comment(page, 'Drifts first.')).toContainText(DEMO.member.name)
    await expect(comment(page, 'Drifts first.')).toContainText(today)
    const link = comment(page, 'Drifts first.').getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://example.org/drifts')
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
    await expect(field(page)).toHaveValue('')

    await comment(page, 'Drifts first.').getByRole('button', { name: 'Edit' }).click()
    const words = page.getByRole('dialog').getByLabel('Comment')
    await words.fill('Drifts first, then valleys.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(comment(page, 'Drifts first, then valleys.')).toContainText(`edited ${today}`)

    await page.goto('/my-comments')
    const card = page.getByRole('article').filter({ hasText: 'Drifts first' })
    await expect(card).toContainText(`Commented on ${today}`)
    await card.getByRole('button', { name: /^Edit comment on/ }).click()
    await words.fill('Drifts first.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('Drifts first.')
    await card.getByRole('link', { name: /^Snow loads/ }).click()
    await page.waitForURL(`${QUIET}#comment-*`)
    await expect(comment(page, 'Drifts first.')).toBeFocused()
    await comment(page, 'Drifts first.').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Comment' }).click()
    await expect(heading(page)).toHaveText('Comments (0)')
    await expect(heading(page)).toBeFocused()
  })

  test('loses nothing when sending fails, nor by a reload', async ({ page, watched }) => {
    watched.allow(failedLoad('net'))
    await openComments(page, QUIET)
    const before = await heading(page).innerText()
    await page.route('**/comments', (route) => route.abort())
    await field(page).fill('Worth keeping')
    await page.getByRole('button', { name: 'Post Comment' }).click()
    await expect(toastOf(page)).toContainText('Please check your connection and try again.')
    await expect(heading(page)).toHaveText(before)
    await page.unroute('**/comments')
    await page.reload()
    await expect(field(page)).toHaveValue('Worth keeping')
  })

  test('cannot make text run', async ({ page }) => {
    const content = [
      '<img src=x onerror="window.ran=1"><script>window.ran=1</script>',
      'javascript:window.ran=1 https://example.org/"onmouseover="window.ran=1',
      '</p></article><svg onload=window.ran=1>',
    ].join('\n')
    const { id } = (await (await page.request.get('/api/articles/snow-loads-and-drifts')).json()) as {
      id: number
    }
    const reply = await page.request.post(`/api/articles/${id}/comments`, { data: { content } })
    expect(reply.status()).toBe(201)
    for (const address of [QUIET, '/my-comments']) {
      await page.goto(address)
      if (address === QUIET) await heading(page).scrollIntoViewIfNeeded()
      const shown = page.getByRole('article').getByText('<img src=x').first()
      await shown.getByRole('link').hover()
      expect(await shown.innerText()).toBe(content)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    }
    const card = page.getByRole('article').filter({ hasText: '<img src=x' })
    await card.getByRole('button', { name: /^Delete comment on Snow loads/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Comment' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('unlikes from the list and takes it back', async ({ page }) => {
    const { counted, before } = await unlikeFirst(page)
    await expect(counted).toHaveText(`Articles you've liked (${before - 1})`)
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(counted).toHaveText(`Articles you've liked (${before})`)
    // The page is left before the answer: what was pressed arrives.
    await expect(async () => {
      await page.reload()
      await expect(counted).toHaveText(`Articles you've liked (${before})`, { timeout: 1000 })
    }).toPass()
  })

  test('takes an unlike back before it has been answered', async ({ page }) => {
    const toggles: Promise<void>[] = []
    await page.route('**/api/articles/*/like?*', (route) => {
      // The first is a long time on its way.
      const sent = toggles.length === 0 ? delay(1500).then(() => route.continue()) : route.continue()
      toggles.push(sent)
      return sent
    })
    const { counted, before } = await unlikeFirst(page)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => toggles.length).toBe(2)
    await Promise.all(toggles)
    await expect(counted).toHaveText(`Articles you've liked (${before})`)
    await page.reload()
    await expect(counted).toHaveText(`Articles you've liked (${before})`)
  })
})

/** Takes the first like back in the list; says how many there were, and where that is told. */
async function unlikeFirst(page: Page) {
  await page.goto('/my-likes')
  const counted = page.getByRole('heading', { name: /^Articles you've liked/ })
  const before = Number(/\((\d+)\)/.exec(await counted.innerText())![1])
  await page
    .getByRole('button', { name: /^Unlike/ })
    .first()
    .click()
  return { counted, before }
}

test('a report reaches the admins, who hide the comment and bring it back', async ({
  accounts,
  openContext,
}) => {
  const [member, admin] = [await (await openContext()).newPage(), await (await openContext()).newPage()]
  await member.context().addCookies(await accounts.cookiesOf('member'))
  await admin.context().addCookies(await accounts.cookiesOf('admin'))

  await openComments(admin, MODERATED)
  await field(admin).fill('Cheap watches here')
  await admin.getByRole('button', { name: 'Post Comment' }).click()
  await expect(comment(admin, 'Cheap watches here')).toBeVisible()

  await openComments(member, MODERATED)
  await comment(member, 'Cheap watches here').getByRole('button', { name: 'Report' }).click()
  await member.getByLabel('What is wrong with it?').fill('Advertising')
  await member.getByRole('button', { name: 'Report Comment' }).click()
  await expect(toastOf(member)).toContainText('Comment reported')
  await expect(comment(member, 'Cheap').getByRole('button', { name: 'Reported' })).toBeFocused()

  await admin.goto('/admin')
  await admin.getByRole('main').getByRole('heading', { name: 'Articles with Comments' }).click()
  await admin.waitForURL('/admin/articles-with-comments')
  const reported = admin
    .getByRole('region', { name: /^Reported comments/ })
    .getByRole('listitem')
    .filter({ hasText: 'Cheap watches here' })
  await expect(reported).toContainText(/Cheap watches here[\s\S]*: Advertising/)
  await expect(admin.getByRole('region', { name: /^All articles/ })).toContainText('1 comment')
  await reported.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(reported).toContainText('Hidden from members')

  await openComments(member, MODERATED)
  await expect(heading(member)).toHaveText('Comments (0)')
  await expect(comment(member, 'Cheap watches here')).toHaveCount(0)
  await openComments(admin, MODERATED)
  await comment(admin, 'Cheap watches here').getByRole('button', { name: 'Show again' }).click()
  await openComments(member, MODERATED)
  await expect(heading(member)).toHaveText('Comments (1)')
})

test('a link leads to its comment, also on a later page, and says where it is no longer', async ({
  page,
  playwright,
  baseURL,
  openContext,
}) => {
  const ids: number[] = []
  const writers: APIRequestContext[] = []
  // Nobody posts more than ten a minute.
  for (let number = 1; number <= 23; number++) {
    if (number % 8 === 1) {
      const one = await playwright.request.newContext({ baseURL })
      expect((await one.post('/api/login', { data: await newMember(one) })).ok()).toBe(true)
      writers.push(one)
    }
    const writer = writers.at(-1)!
    const { id: articleId } = (await (await writer.get(`/api${LONG}`)).json()) as { id: number }
    const reply = await writer.post(`/api/articles/${articleId}/comments`, {
      data: { content: `Of clause ${number} I am not sure.` },
    })
    expect(reply.status(), await reply.text()).toBe(201)
    ids.push(((await reply.json()) as { id: number }).id)
  }
  expect((await page.request.post('/api/login', { data: await newMember(page.request) })).ok()).toBe(true)
  // The first of 23, newest first, is on the second page.
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.goto(`${LONG}#comment-${ids[0]}`)
    await expect(comment(page, 'Of clause 1 I')).toBeFocused()
    await expect(comment(page, 'Of clause 1 I')).toBeInViewport()
  }
  // Another link within the page.
  await page.evaluate((id) => (location.hash = `#comment-${id}`), ids[20])
  await expect(comment(page, 'Of clause 21 I')).toBeFocused()

  const absent = section(page).getByText('The comment that the link leads to is not here')
  await expect(absent).toHaveCount(0)
  expect((await writers[0]!.delete(`/api/comments/${ids[0]}`)).ok()).toBe(true)
  await page.goto('/')
  await page.goto(`${LONG}#comment-${ids[0]}`)
  await expect(absent).toBeInViewport()
  await expect(heading(page)).toBeFocused()

  // The writer's own list leads there too, by the keyboard.
  const theirs = await (await openContext({ baseURL })).newPage()
  await theirs.context().addCookies((await writers.at(-1)!.storageState()).cookies)
  await theirs.goto('/my-comments')
  await theirs
    .getByRole('article')
    .filter({ hasText: 'Of clause 22 I' })
    .getByRole('link')
    .first()
    .press('Enter')
  await expect(comment(theirs, 'Of clause 22 I')).toBeFocused()
  await expect(comment(theirs, 'Of clause 22 I')).toBeInViewport()
  for (const [at, id] of ids.entries()) await writers[Math.floor(at / 8)]!.delete(`/api/comments/${id}`)
  for (const writer of writers) await writer.dispose()
})
