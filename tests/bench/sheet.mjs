import { chromium } from '@playwright/test'
import { sixtyLines } from './sixty-lines.mjs'

/**
 * `node tests/bench/sheet.mjs http://localhost:3000`: how long the page of an article with a calculation
 * takes to be rendered the first time, beside the same article without; and what a change of an input costs
 * the main thread of a browser with the processor slowed four times. Signs in as the demo administrator; the
 * articles that it publishes go to the bin.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const CHANGES = 30
const SLOWED = 4
const RENDERS = 40

const call = async (path, method, body) => {
  const answer = await fetch(base + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: base, cookie },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

let cookie = ''
const signedIn = await call('/api/login', 'POST', {
  email: 'admin@loadpath.example',
  password: 'Admin!2345',
})
const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
cookie = cookies.join('; ')

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const TEXT = '<p>A sentence about columns, as long as most of them are.</p>'.repeat(40)
const published = (content) =>
  call('/api/articles', 'POST', { title: `A calculation of 60 lines ${Date.now()}`, content }).then(
    (answer) => answer.json(),
  )
const article = await published(`${TEXT}<pre data-type="calculation">${escaped(sixtyLines())}</pre>`)
const plain = await published(TEXT)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
})
try {
  await firstRenders()
  console.log(
    `| sheet, ${SLOWED} times slowed | script ms | styles ms | layout ms | whole ms | the frame ms | painted after ms |`,
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await measure('60 lines', article.slug, viewport)
    await measure('punching shear', 'punching-shear-flat-slabs', viewport)
  }
} finally {
  await browser.close()
  for (const { id } of [article, plain]) await call(`/api/admin/articles/${id}`, 'DELETE')
}

/** Each is saved and then asked for, in turns. */
async function firstRenders() {
  const times = new Map([article, plain].map(({ id }) => [id, []]))
  for (let round = -3; round < RENDERS; round++)
    for (const { id, slug, title, content } of [article, plain]) {
      await call(`/api/admin/articles/${id}`, 'PUT', { title, content, excerpt: `Round ${round}` })
      const began = performance.now()
      await (await call(`/articles/${slug}`, 'GET')).arrayBuffer()
      if (round >= 0) times.get(id).push(performance.now() - began)
    }
  const [withSheet, without] = [...times.values()].map((all) => all.sort((a, b) => a - b)[RENDERS / 2])
  console.log(
    `First render with a calculation of 60 lines ${withSheet.toFixed(1)} ms, without ${without.toFixed(1)} ms: ${(withSheet / without).toFixed(2)}.\n`,
  )
}

async function measure(name, slug, viewport) {
  const context = await browser.newContext({ viewport, baseURL: base })
  await context.addCookies(
    cookies.map((pair) => {
      const [key, ...value] = pair.split('=')
      return { name: key, value: value.join('='), url: base }
    }),
  )
  const page = await context.newPage()
  await page.goto(`/articles/${slug}`)
  const field = page.locator('.calculation input').first()
  await field.scrollIntoViewIfNeeded()
  const authors = Number(await field.inputValue())
  const change = async (index) => {
    await field.fill(String(authors * (1 + (index % 7) / 100)))
  }
  await change(1)
  await page.locator('.calculation[data-edited]').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const metrics = async () =>
    Object.fromEntries(
      (await session.send('Performance.getMetrics')).metrics.map((one) => [one.name, one.value]),
    )
  // In the page, so that nothing of the driver's own work is counted.
  const run = () =>
    field.evaluate(
      async (input, { times, from }) => {
        const middle = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]
        const [whole, inFrame] = [[], []]
        for (let at = 0; at < times; at++) {
          input.value = String(from * (1 + ((at % 7) + 1) / 100))
          const began = performance.now()
          input.dispatchEvent(new Event('input', { bubbles: true }))
          await new Promise((resolve) =>
            requestAnimationFrame((frame) => {
              const channel = new MessageChannel()
              channel.port1.onmessage = () => {
                inFrame.push(performance.now() - frame)
                resolve()
              }
              channel.port2.postMessage(null)
            }),
          )
          whole.push(performance.now() - began)
          // The lines out of sight have theirs after the frame; the next change comes when somebody types it.
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
        return { painted: middle(whole), frame: middle(inFrame) }
      },
      { times: CHANGES, from: authors },
    )
  await run()
  const before = await metrics()
  const { painted, frame } = await run()
  const after = await metrics()
  const ms = (metric) => (((after[metric] - before[metric]) * 1000) / CHANGES).toFixed(1)
  console.log(
    `| ${name}, ${viewport.width} px | ${ms('ScriptDuration')} | ${ms('RecalcStyleDuration')} | ${ms('LayoutDuration')} | ${ms('TaskDuration')} | ${frame.toFixed(1)} | ${painted.toFixed(1)} |`,
  )
  await context.close()
}
