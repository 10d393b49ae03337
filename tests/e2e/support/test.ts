import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { Accounts, type Who } from './accounts'
import { consentTo } from './consent'
import { LEFT_BEHIND, watch, type Watch } from './watch'

type Options = {
  /** Whose session the browser starts with. */
  as: Who
  /** Whether the cookie question was answered before. */
  consented: boolean
}

type Fixtures = {
  watched: Watch
  /** A browser of another person: own cookies, own storage, watched like the first. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/**
 * Every page of every test is watched: an error in the browser's console, an exception or a breach of the
 * policy fails the test.
 */
export const test = base.extend<Options & Fixtures, { accounts: Accounts }>({
  as: ['visitor', { option: true }],
  consented: [true, { option: true }],

  accounts: [
    async ({ playwright }, provide, { project }) => {
      await provide(new Accounts(playwright, project.use.baseURL!))
    },
    { scope: 'worker' },
  ],

  storageState: async ({ as, consented, accounts, baseURL }, provide) => {
    await provide({
      cookies: await accounts.cookiesOf(as),
      origins: consented ? [consentTo(baseURL!)] : [],
    })
  },

  watched: [
    async ({ context, browserName }, provide) => {
      const watched = watch(browserName === 'firefox' ? [LEFT_BEHIND] : [])
      await watched.over(context)
      await provide(watched)
      watched.check()
    },
    { auto: true },
  ],

  /** Pages arrive long before a busy machine has woken them: nobody presses a key before that. */
  page: async ({ page, browserName }, provide) => {
    pressAtRest(page)
    if (browserName === 'firefox') typeToFill(page)
    await slowDown(page)
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const reply = await goto(...address)
      await awake(page)
      return reply
    }
    await provide(page)
  },

  openContext: async ({ browser, watched, baseURL }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext({
        storageState: { cookies: [], origins: [consentTo(baseURL!)] },
        ...options,
      })
      await watched.over(context)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

/**
 * Playwright waits for an element to be still, and then scrolls to it: what comes near the window is laid out
 * only then, and a busy machine moves the element between the button's going down and up. Scrolled to before,
 * it is at rest when it is pressed.
 */
function pressAtRest(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & { atRest?: boolean }
  if (locators.atRest) return
  type Click = (this: Locator, options?: Parameters<Locator['click']>[0]) => Promise<void>
  const click = Object.getOwnPropertyDescriptor(locators, 'click')?.value as Click
  const atRest: Click = async function (options) {
    if (!options?.force) await scrollTo(this, options?.timeout)
    return click.call(this, options)
  }
  Object.assign(locators, { click: atRest, atRest: true })
}

/**
 * Playwright fills a field of Firefox by a script of the page, which React takes for its own doing and does
 * not report as a change. Typed over, it changes as a person changes it.
 */
function typeToFill(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & { typed?: boolean }
  if (locators.typed) return
  type Fill = (this: Locator, value: string, options?: Parameters<Locator['fill']>[1]) => Promise<void>
  const fill = Object.getOwnPropertyDescriptor(locators, 'fill')?.value as Fill
  const typed: Fill = async function (value, options) {
    const kind = await this.evaluate(
      (field) => field instanceof HTMLInputElement && field.type,
      null,
      options,
    )
    if (kind === 'date' || kind === 'datetime-local' || kind === 'range')
      return fill.call(this, value, options)
    await this.focus(options)
    await this.selectText(options)
    await this.page().keyboard.press('Delete')
    await this.pressSequentially(value, options)
  }
  Object.assign(locators, { fill: typed, typed: true })
}

/** Scrolls again to an element that React replaced meanwhile, as Playwright itself does before it presses. */
async function scrollTo(locator: Locator, timeout?: number): Promise<void> {
  try {
    await locator.scrollIntoViewIfNeeded({ timeout })
  } catch (error) {
    if (!String(error).includes('not attached')) throw error
    await scrollTo(locator, timeout)
  }
}

/** E2E_SLOWDOWN=6 shows what a test, or the page, takes for granted that is not so on a busy machine. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.E2E_SLOWDOWN)
  if (!rate) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Waits until React has taken over every button, and its effects have run. It writes its properties on what
 * it has taken over, and never on what came in as HTML of an article or a drawing, or is drawn by the editor.
 * A page that leads on to another address meanwhile is waited for there.
 */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const reactsAround = (element: Element | null): boolean =>
      element !== null &&
      (Object.keys(element).some((key) => key.startsWith('__reactProps')) ||
        reactsAround(element.parentElement))
    return [...document.querySelectorAll('header input, button')].every((element) =>
      element.closest('.article, figure.drawing, [contenteditable]')
        ? reactsAround(element)
        : Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  })
  try {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await awake(page)
  }
}

export { expect, type Page } from '@playwright/test'
