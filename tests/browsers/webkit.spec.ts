import { expect, test as base } from '@playwright/test'
import { DEMO } from '../e2e/support/accounts'
import { KEYS, WebKit } from './webkit'

const test = base.extend<object, { webkit: WebKit }>({
  webkit: [
    async ({}, provide) => {
      const webkit = await WebKit.open()
      await provide(webkit)
      await webkit.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a page, and waits until React has taken over its buttons. */
async function open(webkit: WebKit, baseURL: string | undefined, path: string): Promise<void> {
  await webkit.goto(`${baseURL}${path}`)
  await expect
    .poll(() =>
      webkit.evaluate(() =>
        [...document.querySelectorAll('header input, button')].every(
          (button) =>
            button.closest('.article, [contenteditable]') !== null ||
            Object.keys(button).some((key) => key.startsWith('__reactProps')),
        ),
      ),
    )
    .toBe(true)
}

const textOf = (webkit: WebKit, selector: string) =>
  webkit.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
const pathOf = (webkit: WebKit) => webkit.evaluate(() => location.pathname + location.search)

const PAGES = ['/', '/membership', '/login', '/terms', '/standards', '/standards/changes', '/verification']
const MEMBERS = [
  ...[
    '/articles',
    '/articles/punching-shear-flat-slabs',
    '/search?q=punching%20shear',
    '/data',
    '/calculations',
  ],
  ...['/bookmarks', '/projects', '/my-likes', '/my-comments', '/profile', '/submit-article', '/watching'],
]
const ADMINS = [
  '/admin',
  '/admin/articles',
  '/admin/users',
  '/admin/analytics',
  '/admin/standards',
  '/admin/tables',
]
const ARTICLE = '/articles/punching-shear-flat-slabs'

/** Every page is exactly as wide as its window, and has a heading. */
async function expectNoOverflow(webkit: WebKit, baseURL: string | undefined, pages: string[]) {
  for (const width of [390, 1440])
    for (const path of pages) {
      await webkit.resize(width, 900)
      await open(webkit, baseURL, path)
      await expect.poll(() => textOf(webkit, 'h1'), { message: path }).not.toBe('')
      const { inner, scroll } = await webkit.evaluate(() => ({
        inner: innerWidth,
        scroll: document.documentElement.scrollWidth,
      }))
      expect([path, width, scroll]).toEqual([path, width, inner])
      await test
        .info()
        .attach(`${path} ${width}`, { body: await webkit.screenshot(), contentType: 'image/png' })
    }
}

/** Signs the browser in without the page, for tests that are about something else. */
async function signedIn(webkit: WebKit, baseURL: string | undefined, who: keyof typeof DEMO) {
  // A document without scripts: a page loads anew when it learns that its visitor is a member now.
  await webkit.goto(`${baseURL}/robots.txt`)
  const { email, password } = DEMO[who]
  const status = await webkit.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/login', { method: 'POST', headers, body })).status
  }, JSON.stringify({ email, password }))
  expect(status).toBe(200)
}

async function signIn(webkit: WebKit, baseURL: string | undefined, who: keyof typeof DEMO) {
  await open(webkit, baseURL, '/login')
  await webkit.fill('input', 'Email', DEMO[who].email)
  await webkit.fill('input', 'Password', DEMO[who].password)
  await webkit.type(KEYS.enter)
  await expect.poll(() => pathOf(webkit)).not.toContain('/login')
}

test('the pages of a visitor fit a phone and a desk', async ({ webkit, baseURL }) => {
  await expectNoOverflow(webkit, baseURL, PAGES)
})

test('a member signs in by typing, and the pages of a member fit a phone and a desk', async ({
  webkit,
  baseURL,
}) => {
  await signIn(webkit, baseURL, 'member')
  await expectNoOverflow(webkit, baseURL, MEMBERS)
})

test('a member searches by keyboard and lands at the article', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'member')
  await open(webkit, baseURL, '/articles')
  await webkit.type('/')
  await webkit.type('punching shear')
  await expect.poll(() => textOf(webkit, '[role=option]')).toContain('Punching')
  await webkit.type(KEYS.down)
  await webkit.type(KEYS.enter)
  await expect.poll(() => pathOf(webkit)).toContain(ARTICLE)
})

test('a reader changes an input, the checks and the drawing follow, and it is taken back', async ({
  webkit,
  baseURL,
}) => {
  await signedIn(webkit, baseURL, 'member')
  await open(webkit, baseURL, ARTICLE)
  const drawing = () => textOf(webkit, 'figure svg')
  const verdict = () => textOf(webkit, '.calculation output')
  await expect.poll(verdict).toBe('Every check passes; the largest utilisation is 0.960.')
  const before = await drawing()
  await webkit.fill('.calculation input', 'Column reaction from the slab', '1400')
  await expect.poll(verdict).toBe('2 checks fail; the largest utilisation is 2.180.')
  await webkit.fill('.calculation input', 'Column, one side', '600')
  await expect.poll(drawing).not.toBe(before)
  await webkit.press('.calculation button', 'Reset')
  await expect.poll(verdict).toBe('Every check passes; the largest utilisation is 0.960.')
})

test('an equation opens large and closes by keyboard', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'member')
  await open(webkit, baseURL, ARTICLE)
  await webkit.press('.article .equation button', 'Explain the equation')
  await expect.poll(() => textOf(webkit, '[role=dialog]')).toContain('Copy as LaTeX')
  await webkit.type(KEYS.escape)
  await expect.poll(() => textOf(webkit, '[role=dialog]')).toBe('')
})

test('a press at Like is there again on coming back, and is taken back', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'member')
  const liked = () =>
    webkit.evaluate(() =>
      [...document.querySelectorAll('button[aria-pressed]')]
        .find((button) => button.getAttribute('aria-label')?.startsWith('Like this article'))
        ?.getAttribute('aria-pressed'),
    )
  await open(webkit, baseURL, '/articles/settlement-of-foundations')
  // The demo member likes some articles already; which they are is not this test's business.
  await expect.poll(liked).toMatch(/true|false/)
  const before = await liked()
  const after = before === 'true' ? 'false' : 'true'
  await webkit.press('button', 'Like this article')
  await expect.poll(liked).toBe(after)
  await open(webkit, baseURL, '/articles')
  await open(webkit, baseURL, '/articles/settlement-of-foundations')
  await expect.poll(liked).toBe(after)
  await webkit.press('button', 'Like this article')
  await expect.poll(liked).toBe(before)
})

test('a draft is typed in the editor and is there again after a reload', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'member')
  await open(webkit, baseURL, '/submit-article')
  await webkit.fill('input', 'Title', 'Beams in Safari')
  await webkit.press('[contenteditable]', '')
  await webkit.type('A beam that is restrained cannot buckle.')
  const saved = () =>
    webkit.evaluate(() => [...document.querySelectorAll('main *')].some((one) => one.textContent === 'Saved'))
  await expect.poll(saved).toBe(true)
  await webkit.reload()
  await expect.poll(() => textOf(webkit, '[contenteditable]')).toContain('A beam that is restrained')
})

test('the theme is chosen, and is there before a page is painted', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'member')
  await open(webkit, baseURL, '/articles')
  const theme = () => webkit.evaluate(() => document.documentElement.className.includes('dark'))
  const before = await theme()
  for (let presses = 0; presses < 3 && (await theme()) === before; presses++)
    await webkit.press('header button', 'Theme')
  expect(await theme()).toBe(!before)
  await webkit.goto(`${baseURL}/data`)
  expect(await theme()).toBe(!before)
  await webkit.evaluate(() => localStorage.removeItem('theme'))
})

test('a new article comes back from a reload', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'admin')
  await open(webkit, baseURL, '/admin/articles/new')
  await expect.poll(() => textOf(webkit, '[contenteditable]')).toBe('')
  await webkit.reload()
  await expect.poll(() => textOf(webkit, 'h1')).not.toBe('')
})

test('the pages of an administrator fit a phone and a desk', async ({ webkit, baseURL }) => {
  await signedIn(webkit, baseURL, 'admin')
  await expectNoOverflow(webkit, baseURL, ADMINS)
})
