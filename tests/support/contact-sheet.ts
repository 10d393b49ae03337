import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { readSeedArticles } from './seed-articles'
import { TABLES } from './tables'

const OUT = join(process.cwd(), 'test-results', 'contact-sheet')
const FONTS = join(process.cwd(), 'node_modules/@fontsource-variable/ibm-plex-sans/files')
const STYLES = ['tokens', 'base', 'article', 'calculation', 'drawing']
const FIGURE = /<figure class="drawing"[^]*?<\/figure>/g
/** A telephone shows one drawing below another, a wide window four beside each other. */
const WIDTHS = [390, 1440]
const THEMES = ['light', 'dark']

const typeface = (script: string) =>
  `@font-face { font-family: 'Plex'; font-weight: 100 700; src: url('${pathToFileURL(
    join(FONTS, `ibm-plex-sans-${script}-wght-normal.woff2`),
  ).toString()}') }`

const page = (figures: readonly string[], theme: string) => `<!doctype html>
<html class="${theme}"><head><meta charset="utf-8"><style>
${typeface('latin').replace('Plex', 'Plex latin')} ${typeface('greek').replace('Plex', 'Plex greek')}
${STYLES.map((name) => readFileSync(join(process.cwd(), 'app/styles', `${name}.css`), 'utf8')).join('\n')}
:root { --family-sans: 'Plex latin', 'Plex greek', sans-serif }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font-family: var(--family-sans) }
.sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem }
.sheet > div > h2 { font-size: 0.8rem; margin: 0 }
</style></head><body><main class="sheet">${figures.join('')}</main></body></html>`

/**
 * Draws the drawings of the named articles (of all, when none is named) as a browser shows them, six to a
 * sheet, narrow and wide, light and dark, into test-results/contact-sheet. `--words` opens what they say.
 */
async function main(given: readonly string[]): Promise<void> {
  const slugs = given.filter((one) => !one.startsWith('--'))
  const figures = readSeedArticles()
    .filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
    .flatMap(({ slug, body }) =>
      (renderArticle(cleanHtml(body), TABLES).bodyHtml.match(FIGURE) ?? []).map(
        (figure) => `<div><h2>${slug}</h2>${figure}</div>`,
      ),
    )
    .map((figure) => (given.includes('--words') ? figure.replaceAll('<details>', '<details open>') : figure))
  mkdirSync(OUT, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  })
  for (const width of WIDTHS)
    for (const theme of THEMES) {
      const tab = await browser.newPage({ viewport: { width, height: 900 } })
      for (let from = 0; from < figures.length; from += 6) {
        const html = join(OUT, 'sheet.html')
        writeFileSync(html, page(figures.slice(from, from + 6), theme))
        await tab.goto(pathToFileURL(html).toString())
        await tab.evaluate(() => document.fonts.ready)
        const name = `${String(from / 6 + 1).padStart(2, '0')}-${width}-${theme}.png`
        await tab.screenshot({ path: join(OUT, name), fullPage: true })
        console.log(join(OUT, name))
      }
      await tab.close()
    }
  await browser.close()
}

await main(process.argv.slice(2))
