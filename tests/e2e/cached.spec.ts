import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { ARTICLE } from './support/pages'
import { expect, test } from './support/test'

const ROOT = join(import.meta.dirname, '../..')

/** The public pages that are declared as cached, as the folders name them, and some of those of a pattern. */
const PUBLIC = [
  ...['(site)', '(auth)']
    .flatMap((group) => readdirSync(join(ROOT, 'app', group), { recursive: true, encoding: 'utf8' }))
    .filter((file) => basename(file) === 'cache.ts')
    .map((file) => `/${file.replace(/\/?cache\.ts$/, '')}`),
  '/data/concrete_grades',
  '/standards/changes',
  '/standards/en-1993-1-1',
  '/standards/en-1993-1-1/6.3.2.3',
]
const GATED = [ARTICLE.address, '/articles', '/articles?page=2', '/profile', '/bookmarks', '/my-likes']

/** Pages of which a part goes round React, with an address at which it does not. */
const SLOTTED = ['/verification', '/standards', '/help/calculations']

/** Where the answer comes from when it is asked for once more; the session's moment may pass once between. */
async function secondTime(request: APIRequestContext, path: string) {
  await request.get(path)
  const answer = await request.get(path)
  expect(await answer.text(), path).not.toContain('<!--slot:')
  return `${path} ${answer.status()} ${answer.headers()['cache-status']}`
}

/** The text of a part of the page, shown or not: what sheets show changes as they come to life. */
const textOf = (part: Locator) =>
  part.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const sheet of copy.querySelectorAll('.calculation')) sheet.remove()
    return copy.textContent
  })

test('every public page that is declared is cached for visitors', async ({ request }) => {
  for (const path of PUBLIC) expect(await secondTime(request, path)).toBe(`${path} 200 loadpath; hit`)
})

test.describe('a member', () => {
  test.use({ as: 'member' })

  test('finds public pages, articles and their own lists cached', async ({ context }) => {
    // What is not the same for all members is not declared for them.
    const same = PUBLIC.filter((path) => !['/login', '/forgot-password', '/membership'].includes(path))
    for (const path of [...same, ...GATED])
      expect(await secondTime(context.request, path)).toBe(`${path} 200 loadpath; hit`)
  })
})

test.describe('a member who follows links', () => {
  test.use({ as: 'member' })

  /** Where the payload of a page came from that a link led to. */
  async function followed(page: Page, path: string, link: Locator) {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().headers().rsc === '1' && new URL(response.url()).pathname === path,
      ),
      link.click(),
    ])
    await expect(page).toHaveURL((url) => url.pathname === path)
    return answer.headers()['cache-status']
  }

  test('gets pages from the cache from wherever they come, with the text that a reload shows', async ({
    page,
  }) => {
    const link = page.getByRole('main').locator(`a[href^="${ARTICLE.address}"]`).first()
    const text = () => textOf(page.getByRole('main').locator('.article'))
    const answers: (string | undefined)[] = []
    for (const from of ['/search?q=lateral torsional buckling', '/search?q=rolled steel beams']) {
      await page.goto(from)
      answers.push(await followed(page, ARTICLE.address, link))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLE.title)
    }
    expect(answers[1]).toBe('loadpath; hit')
    const moved = await text()
    expect(moved.length).toBeGreaterThan(1000)
    await page.reload()
    expect(await text()).toBe(moved)
    // The entry before belongs to a document that is gone: the browser asks for its page once more.
    const again = page.waitForResponse((response) => response.request().headers().rsc === '1')
    await page.goBack()
    expect((await again).headers()['cache-status']).toMatch(/^loadpath; /)
    await expect(link).toBeVisible()
  })
})

test('what goes round React says the same as where it does not', async ({ page }) => {
  const text = () => textOf(page.getByRole('main'))
  for (const path of SLOTTED) {
    await page.goto(`${path}?as=rendered`)
    const rendered = await text()
    expect(rendered.length).toBeGreaterThan(1000)
    await page.goto(path)
    expect(await text(), path).toBe(rendered)
  }
})

test('a slot is found again by who comes back to its page', async ({ page }) => {
  await page.goto('/standards')
  const rows = page.locator('[data-standard]')
  const count = await rows.count()
  expect(count).toBeGreaterThan(50)
  await page.getByRole('link', { name: 'What has changed, and what will' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Standards')
  await page.goBack()
  await expect(rows).toHaveCount(count)
  await page.getByLabel('Find a standard').fill('EC3')
  await expect(page.locator('[data-standard="EN 1993-1-1"]')).toBeVisible()
  await expect(page.locator('[data-standard="EN 1992-1-1"]')).toBeHidden()
})
