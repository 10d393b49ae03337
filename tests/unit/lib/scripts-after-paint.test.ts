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

const LOADER = /<script nonce="n0nce==">(requestAnimation[^<]*)<\/script><\/body>/

/** Runs what fetches the scripts, with what a browser does for it. */
function inBrowser(moved: string) {
  const fetched: string[] = []
  const frames: (() => void)[] = []
  const painted: (() => void)[] = []
  const timers: { run: () => void; after: number }[] = []
  runInNewContext(LOADER.exec(moved)![1]!, {
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    PerformanceObserver: class {
      constructor(private readonly heard: () => void) {}
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        if (type === 'paint' && buffered) painted.push(this.heard)
      }
    },
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    document: {
      createElement: () => ({}),
      head: { append: ({ src, async }: { src: string; async: boolean }) => async && fetched.push(src) },
    },
  })
  frames.shift()!()
  expect([frames.length, painted.length, timers.length]).toEqual([1, 0, 0])
  frames.shift()!()
  expect(fetched).toEqual([])
  return { fetched, painted: painted[0]!, timer: timers[0]! }
}

const SCRIPTS = ['/_next/static/chunks/one.js', '/_next/static/chunks/two.js']

test('the scripts of the page leave the way of its text, and are fetched once it is painted', () => {
  const moved = scriptsAfterPaint(page('<p>Text</p>'), NONCE)
  expect(moved).not.toMatch(/<script[^>]* src="[^"]*(?:one|two)\.js"/)
  expect(moved).not.toContain('as="script"')
  expect(moved).toContain('old.js')
  expect(moved).toContain('a.css')
  const { fetched, painted, timer } = inBrowser(moved)
  painted()
  expect(fetched).toEqual(SCRIPTS)
  // The largest text may be said to be painted after the first, and the time is over later.
  painted()
  timer.run()
  expect(fetched).toEqual(SCRIPTS)
  // The policy names it by what it holds, as the other scripts of the page.
  expect(inlineScriptSources(moved, NONCE).split(' ')).toHaveLength(2)
})

test('a browser that does not say when it painted is waited for only a moment', () => {
  const { fetched, timer } = inBrowser(scriptsAfterPaint(page('<p>Text</p>'), NONCE))
  expect(timer.after).toBeLessThanOrEqual(300)
  timer.run()
  expect(fetched).toEqual(SCRIPTS)
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
