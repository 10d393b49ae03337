import { readFileSync } from 'node:fs'
import type axeCore from 'axe-core'
import { DESK, PHONE } from './support/pages'
import { STATES } from './support/states'
import { expect, test, type Page } from './support/test'
import { failedLoad } from './support/watch'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const INKS = ['color-contrast', 'link-in-text-block']
const WIDTHS = [360, 390, 768, 1440, 2560]

// Colours are measured: none may be on its way to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ watched }) => watched.allow(failedLoad(404), failedLoad(401), failedLoad(403)))

for (const { name, as = 'visitor', consented = true, on, open } of STATES)
  test.describe(name, () => {
    test.use({ as, consented })

    test('axe finds nothing, small and large, light and dark, and nothing scrolls sideways', async ({
      page,
    }) => {
      await page.setViewportSize(on ?? DESK)
      await open(page)
      for (const width of WIDTHS.filter((one) => !on || one < 768)) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page), `${width} px`).toEqual({ pixels: 0, by: '' })
      }
      await page.setViewportSize(on ?? DESK)
      await withoutGlyphs(page)
      await allLaidOut(page)
      await nothingSticks(page)
      await page.evaluate(AXE)
      await readingColoursOnce(page)
      // Structure does not change with the theme, nor do inks with the size: every rule at both sizes, the
      // inks in both themes.
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await violations(page), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, INKS), 'dark').toEqual([])
      await page.setViewportSize(PHONE)
      expect.soft(await violations(page), `${PHONE.width} px, dark`).toEqual([])
    })
  })

/**
 * KaTeX draws an equation with some hundred elements, hidden from assistive technology, which reads the
 * MathML beside them. They take the ink of the text around them; without them axe is done in seconds rather
 * than a minute.
 */
const withoutGlyphs = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('.katex-html').forEach((glyphs) => glyphs.remove()))

/**
 * What is far from the window is laid out in a box as high as it was when it was near, at another width: axe
 * would find its parts over each other. All of it is laid out, and looked at.
 */
const allLaidOut = (page: Page) =>
  page.addStyleTag({ content: '.article > *, .calculation-line { content-visibility: visible !important }' })

/**
 * What stays in sight while a page scrolls covers whatever is below it, in part too, and axe takes a link
 * that is covered for a small one: what it found would depend on how far the page was scrolled.
 */
const nothingSticks = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky')
        element.style.cssText += '; position: relative !important; inset: auto !important'
  })

/**
 * axe reads the colour of each element and of all that lies below it anew, with a library for colours of
 * every kind, and a page has a dozen of them: each is read once.
 */
const readingColoursOnce = (page: Page) =>
  page.evaluate(() => {
    type Colour = { r: number; g: number; b: number; alpha: number }
    type Reading = { parseString: (this: Colour, text: string) => Colour }
    type Colours = { axe: { commons: { color: { Color: { prototype: Reading } } } } }
    const { prototype } = (window as unknown as Colours).axe.commons.color.Color
    const read = prototype.parseString
    const known = new Map<string, Colour>()
    prototype.parseString = function (text) {
      const colour = known.get(text)
      if (colour) return Object.assign(this, colour)
      read.call(this, text)
      known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
      return this
    }
  })

/** Runs axe in the page, which has its code, and returns what it finds and nothing else. */
async function violations(page: Page, rules?: string[]) {
  return page.evaluate(
    async (runOnly) => {
      scrollTo({ top: 0, behavior: 'instant' })
      // The theme has followed the system once two frames were drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const { axe } = window as unknown as { axe: typeof axeCore }
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }))
    },
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: RULES },
  )
}

/** By how much the page is wider than the window, and what reaches out of it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return { pixels: 0, by: '' }
    const beyond = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return { pixels: scrollWidth - clientWidth, by: beyond?.outerHTML.slice(0, 200) ?? '' }
  })
