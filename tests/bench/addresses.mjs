import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../scripts/lib/environment.mjs'

/** How a browser asks for a page. */
export const DOCUMENT = {
  Accept: 'text/html',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
}

/** What the search page shows, as Next's router names it. */
const SHOWN = encodeURIComponent(
  JSON.stringify([
    '',
    { children: ['(member)', { children: ['search', { children: ['__PAGE__', {}] }] }] },
    null,
    null,
    16,
  ]),
)
const SHOWN_DIGEST = createHash('sha256').update(`0,0,${SHOWN},0`).digest().subarray(0, 12)

/** How a browser that shows the search page asks for the page that a link leads to: `{ path, headers }`. */
export const moveTo = (path) => ({
  path: `${path}${path.includes('?') ? '&' : '?'}_rsc=${SHOWN_DIGEST.toString('base64url')}`,
  headers: { rsc: '1', 'next-router-state-tree': SHOWN },
})

/** Why a page or a call has no line of its own: what cannot be asked by a plain GET, or not with a 200. */
export const NOT_ASKED = {
  '/access/[prompt]/[[...path]]': 'stands in for a gated page, and is at no address of its own',
  '/cached/articles': 'is rendered for the page cache, and is at no address of its own',
  '/cached/articles/[slug]': 'is rendered for the page cache, and is at no address of its own',
  '/dev/outbox': 'is there where mail is not sent',
  '/admin/knowledge/[id]': 'needs a document, which only a drive brings',
  '/api/[...unknown]': 'answers 404',
  '/api/admin/articles/[id]/resubmission': 'needs an article that was rejected and sent again',
  '/api/admin/google-drive/auth-url': 'needs a drive that is set up',
  '/api/auth/[...nextauth]': 'belongs to Auth.js, which is asked by its own forms',
  '/api/login': 'leads on to the form',
  '/api/logout': 'ends the session',
  '/api/metrics': 'needs a token that is set up',
  '/api/unsubscribe': 'leads on to the page',
  '/api/verify-email': 'needs a token that is good once',
}

/** Queries that make another page of the same address, beside the address without one. */
const QUERIES = {
  '/articles': ['?page=2', '?category={category}', '?tag={tag}'],
  '/search': ['?q=buckling+of+beams'],
  '/bookmarks': ['?folder={folder}'],
  '/admin/articles': ['?page=2'],
  '/data': ['?q=shear'],
  '/data/[name]': ['?q=457&sort=-G'],
  '/api/articles': ['?page=2', '?categoryId={category}', '?tagSlug={tag}'],
}

/** Queries without which an address answers less than it is for. */
const NEEDED = {
  '/api/articles/[key]/clause': '?at=EN+1993-1-1+6.3.2.2',
  '/api/calculations/copies/[id]/clause': '?at=EN+1992-1-1+6.4.3',
  '/api/articles/[key]/section': '?anchor=s-two-families-of-curves',
  '/api/articles/[key]/symbols': '?latex=f_y',
  '/api/admin/paths/articles': '?search=beam',
  '/api/search': '?q=buckling+of+beams',
  '/api/search/answer': '?q=IPE+300+Wpl',
  '/api/standards': '?q=EC3',
  '/api/calculations/copies/[id]/file': '?format=csv',
  '/api/projects/[id]/file': '?format=bib',
  '/calculations/compare': '?a={copy}&b={copy}',
}

/** Whether the source of a route answers GET. */
const answersGet = (source) =>
  /export (const|function|async function) GET\b/.test(source) || /export \{[^}]*\bGET\b[^}]*\}/.test(source)

/** Every page and every call that answers GET: `{ path, kind }`, the path as the folders name it. */
export function routes(app = join(root, 'app')) {
  return readdirSync(app, { recursive: true })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .filter((file) => file.endsWith('page.tsx') || answersGet(readFileSync(join(app, file), 'utf8')))
    .map((file) => ({
      path: `/${dirname(file)
        .split('/')
        .filter((part) => part !== '.' && !/^\(.*\)$/.test(part))
        .join('/')}`,
      kind: file.endsWith('page.tsx') ? 'page' : 'call',
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Every public page that is cached and needs nothing in its address, as the folders name it. */
export const publicPages = () =>
  ['(site)', '(auth)']
    .flatMap((group) => readdirSync(join(root, 'app', group), { recursive: true }))
    .filter((file) => basename(file) === 'cache.ts')
    .map((file) => `/${file.replace(/\/?cache\.ts$/, '')}`)
    .sort()

/** Who has to ask: pages and calls for administrators, and all others as a member. */
const asksAs = (path) => (/^\/(api\/)?admin(\/|$)|^\/api\/search\/metrics$/.test(path) ? 'admin' : 'member')

/**
 * Every address that can be asked: `{ path, address, kind, who }`. `values` says what the parameters of paths
 * are in this database, by their name or by the path up to their name. Throws for a parameter that it does
 * not name: a new route is measured, or NOT_ASKED says why not.
 */
export function addresses(values, all = routes()) {
  const fill = (path) =>
    path.replace(/\[(?:\.{3})?(\w+)\]/g, (parameter, _, at) => {
      const value = values[path.slice(0, at) + parameter] ?? values[parameter]
      if (value === undefined)
        throw new Error(
          `Nothing says what ${parameter} of ${path} is: add it to valuesOf in tests/bench/values.mjs, or say in NOT_ASKED of tests/bench/addresses.mjs why it is not asked`,
        )
      return String(value)
    })
  const filled = (query) => query.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  return all
    .filter(({ path }) => !(path in NOT_ASKED))
    .flatMap(({ path, kind }) =>
      [NEEDED[path] ?? '', ...(QUERIES[path] ?? [])].map((query) => ({
        path,
        kind,
        who: asksAs(path),
        address: fill(path) + filled(query),
      })),
    )
}
