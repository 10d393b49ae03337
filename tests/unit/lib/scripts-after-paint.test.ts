import { runInNewContext } from 'node:vm'
import { inlineScriptSources } from '@/lib/server/inline-scripts'
import { scriptsAfterPaint } from '@/lib/server/scripts-after-paint'

const NONCE = 'n0nce=='
const page = (body: string) =>
  `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="${NONCE}"/>` +
  `<link rel="preload" as="script" fetchPriority="low" nonce="${NONCE}" href="/_next/static/chunks/one.js"/>` +
  `<script src="/_next/static/chunks/one.js" async="" nonce="${NONCE}"></script>` +
  `<script src="/_next/static/chunks/old.js" noModule="" nonce="${NONCE}"></script></head>` +
  `<body>${body}<script src="/_next/static/chunks/two.js" nonce="${NONCE}" async=""></script>` +
  `<script nonce="${NONCE}">self.__next_f.push([1])</script></body></html>`

test('the scripts of the page leave the way of its text, and are fetched once it is painted', () => {
  const moved = scriptsAfterPaint(page('<p>Text</p>'), NONCE)
  expect(moved).not.toMatch(/<script[^>]* src="[^"]*(?:one|two)\.js"/)
  expect(moved).not.toContain('as="script"')
  expect(moved).toContain('old.js')
  expect(moved).toContain('a.css')
  const loader = /<script nonce="n0nce==">(requestAnimation[^<]*)<\/script><\/body>/.exec(moved)?.[1]
  const fetched: string[] = []
  const frames: (() => void)[] = []
  runInNewContext(loader!, {
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    document: {
      createElement: () => ({}),
      head: { append: ({ src, async }: { src: string; async: boolean }) => async && fetched.push(src) },
    },
  })
  frames.shift()!()
  expect(fetched).toEqual([])
  frames.shift()!()
  expect(fetched).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/two.js'])
  // The policy names it by what it holds, as the other scripts of the page.
  expect(inlineScriptSources(moved, NONCE).split(' ')).toHaveLength(2)
})

test('what came in with a text is not moved, and so not run', () => {
  const smuggled = '<script src="/_next/static/x.js" async=""></script><link rel="preload" as="script"/>'
  const moved = scriptsAfterPaint(page(smuggled), NONCE)
  expect(moved).toContain(smuggled)
  expect(moved).not.toContain('"/_next/static/x.js"]')
})

test('a page without such scripts stays as it is', () => {
  const plain = '<html><body><p>Text</p></body></html>'
  expect(scriptsAfterPaint(plain, NONCE)).toBe(plain)
})
