import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/environment.mjs'

/**
 * `RATE_LIMITS=off npm start`, then `node tests/bench/telephone.mjs http://localhost:3000`: how long a reader
 * with a telephone (390 px) takes from the search field to the words that answer. Typing and looking are
 * counted, waiting for pages is measured. Who does not see the answer scrolls on, then tries the next hit.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const [A_LETTER, A_LOOK, A_TAP] = [0.2, 2, 0.5]
const WINDOWS = 3
const HITS = 5
/** Questions as engineers type them, each with words of the passage that answers. */
const SETS = ['typed', 'typed-held-back']

const questions = SETS.flatMap((set) =>
  readFileSync(join(root, 'tests/support/assistant', `${set}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [slug, , question, words] = line.split(' | ')
      return { set, slug, question, words }
    }),
)

const signedIn = await fetch(`${base}/api/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: base },
  body: JSON.stringify({ email: 'member@loadpath.example', password: 'Member!2345' }),
})
const cookies = signedIn.headers.getSetCookie().map((line) => {
  const [name, value] = line.split(';')[0].split(/=(.*)/)
  return { name, value, url: base }
})

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
})
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
await context.addCookies(cookies)
const page = await context.newPage()

/** Returns whether the words stand in the part of the window that nothing covers. */
const isSeen = (words) =>
  page.evaluate((words) => {
    const plain = (text) => text.replace(/[\s\u00a0]+/g, ' ').toLowerCase()
    const wanted = plain(words)
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return [
      ...document.querySelectorAll('main p, main li, main tr, main dd, main h2, main h3, main figcaption'),
    ].some((element) => {
      const { top: from, bottom: to, height } = element.getBoundingClientRect()
      return height > 0 && to > top && from < innerHeight && plain(element.innerText).includes(wanted)
    })
  }, words)

async function timed(work) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

async function ask({ question, words, slug }) {
  await page.goto(`${base}/articles`)
  let seconds = A_TAP + question.length * A_LETTER
  seconds += await timed(() =>
    page.goto(`${base}/search?${new URLSearchParams({ q: question })}`, { waitUntil: 'load' }),
  )
  seconds += A_LOOK
  if (await isSeen(words)) return { seconds, where: 'search' }
  const hits = await page
    .locator('main a[data-result]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
  for (const [number, href] of hits.slice(0, HITS).entries()) {
    seconds += A_TAP
    seconds += await timed(() => page.goto(new URL(href, base).href, { waitUntil: 'load' }))
    for (let window = 0; window < WINDOWS; window++) {
      seconds += A_LOOK
      if (await isSeen(words)) return { seconds, where: `hit ${number + 1}, window ${window + 1}` }
      await page.evaluate(() => scrollBy(0, innerHeight * 0.8))
      seconds += A_TAP
    }
  }
  return { seconds: Infinity, where: `not found (${slug})` }
}

const median = (of) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]
for (const set of SETS) {
  const found = []
  for (const asked of questions.filter((one) => one.set === set)) {
    const { seconds, where } = await ask(asked)
    found.push(seconds)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${where.padEnd(18)} ${asked.question}`)
  }
  const typing = median(
    questions.filter((one) => one.set === set).map(({ question }) => question.length * A_LETTER),
  )
  console.log(
    `${set}: median ${median(found).toFixed(1)} s, of which ${typing.toFixed(1)} s of typing; found ${found.filter(Number.isFinite).length} of ${found.length}`,
  )
}
await browser.close()
