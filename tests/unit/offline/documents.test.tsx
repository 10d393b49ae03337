import { readFileSync } from 'node:fs'
import { OFFLINE_CACHE, OFFLINE_LIST, OFFLINE_RECORD } from '@/lib/offline/constants'
import { OFFLINE_POLICY, offlineDocument, offlineList } from '@/lib/offline/rules/documents'
import { readablePart } from '@/lib/offline/rules/readable'
import type { OfflineCopy } from '@/lib/offline/types'

const LOOK = { styles: ['/_next/static/css/a.css'], rootClass: 'dark "x' }
const AT = '2026-11-24T06:00:00.000Z'
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const pageWith = (html: string, attributes = 'data-article="7"') =>
  parse(`<main><article ${attributes}>${html}</article></main>`)

test('the worker and the page know the cache and the list by the same names', () => {
  const worker = readFileSync('public/offline-worker.js', 'utf8')
  expect(worker).toContain(`'${OFFLINE_CACHE}'`)
  expect(worker).toContain(`'${OFFLINE_LIST}'`)
  expect(worker).toContain(`'${OFFLINE_RECORD}'`)
})

test('a copy runs no script and sends nothing', () => {
  expect(OFFLINE_POLICY).toContain("default-src 'none'")
  expect(OFFLINE_POLICY).not.toMatch(/script-src|connect-src/)
  const html = offlineDocument({ ...LOOK, title: 'A', main: '<p>B</p>', at: AT })
  expect(parse(html).querySelectorAll('script, form, button')).toHaveLength(0)
})

test('a title is a text wherever it stands, and so are addresses', () => {
  const copies: OfflineCopy[] = [
    { address: '/articles/a"b', title: '<img src=x onerror=alert(1)>', kind: 'article', version: '1' },
    { address: '/projects/1', title: 'A & B', kind: 'project', version: '1' },
  ]
  const page = parse(offlineList(copies, AT, LOOK))
  expect(page.querySelectorAll('img')).toHaveLength(0)
  expect(
    [...page.querySelectorAll('main a')].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['', 'try again'],
    ['/articles/a"b', '<img src=x onerror=alert(1)>'],
    ['/projects/1', 'A & B'],
  ])
  expect(page.documentElement.className).toBe('dark "x')
  const copy = parse(offlineDocument({ ...LOOK, title: '</title><b>', main: '', at: AT }))
  expect(copy.querySelector('title')?.textContent).toContain('</title><b>')
})

test('an empty list says so', () => {
  expect(offlineList([], AT, LOOK)).toContain('Nothing is saved on this device.')
})

test('what only works online is left out, and fields become their values', () => {
  const part = readablePart(
    pageWith(
      `<h1>T</h1><div data-chrome><button>Like</button></div><div class="article"><p onclick="x()">Text</p>
       <p>L = <input value="6.5"> m, <select><option>S235</option><option selected>S355</option></select></p>
       <a href="javascript:alert(1)">a</a><a href="/articles/b">b</a><img src="/api/figures/1">
       <script>alert(1)</script><form action="/x"><input></form></div>`,
    ),
  )!
  expect(part.querySelectorAll('button, input, select, form, script, [data-chrome]')).toHaveLength(0)
  expect(part.textContent).toContain('L = 6.5 m, S355')
  expect(part.innerHTML).not.toMatch(/onclick|javascript:/)
  expect(part.querySelector('a[href]')?.getAttribute('href')).toBe('/articles/b')
  expect(part.querySelector('img')?.getAttribute('src')).toBe('/api/figures/1')
})

test('the notice of a verified error stays below its passage, and nothing else from the margin does', () => {
  const notice = '<aside id="erratum-7" class="erratum"><p>Error: read 1.00.</p></aside>'
  const part = readablePart(
    pageWith(`<div class="article"><p>It is 1.10.</p>${notice}</div><aside><p>Contents</p></aside>`),
  )!
  expect(part.querySelector('.article')?.innerHTML).toBe(`<p>It is 1.10.</p>${notice}`)
  expect(part.textContent).not.toContain('Contents')
})

test.each([
  ['a prompt', parse('<main><h1>Article Access Required</h1></main>')],
  ['an article whose text is for paying members', pageWith('<h1>T</h1>')],
])('%s has nothing to be saved', (_, page) => expect(readablePart(page)).toBeNull())

test('a printed project is read whole', () =>
  expect(readablePart(pageWith('<h1>Footbridge</h1>', 'class="printed-project"'))?.textContent).toBe(
    'Footbridge',
  ))
