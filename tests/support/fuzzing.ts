import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A call or page of the app folder, with the methods that it answers; none for a page. */
type Address = { address: string; methods: string[] }

export type Asked<Role extends string = string> = {
  role: Role
  /** As the app folder names it: `/articles/[slug]`. */
  address: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const APP = join(process.cwd(), 'app')
const LIB = join(process.cwd(), 'lib')
/** What ends the very session that asks. */
const LEFT_OUT = /^\/(?:api\/)?(?:logout|auth\/signout)|nextauth/

/** Mulberry32: small, and the same on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path, wanted) : wanted.test(name) ? [path] : []
  })

/** The methods that a call answers. */
const methodsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
    ([, method]) => method!,
  )

/** The addresses of files of the app folder, without its groups, and what each answers. */
const addressesOf = (name: RegExp): Address[] =>
  filesIn(APP, name)
    .map((file) => ({
      address: `/${relative(APP, join(file, '..'))}`.replace(/\/\([^)]+\)/g, '') || '/',
      methods: methodsOf(file),
    }))
    .filter(({ address }) => !LEFT_OUT.test(address))

export const CALLS = addressesOf(/^route\.tsx?$/)
export const PAGES = addressesOf(/^page\.tsx$/)
/** Every field that a schema names. */
const FIELDS = [
  ...new Set(
    filesIn(LIB, /^schema\.ts$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s+(\w+): ?[\w(]/gm)].map(([, field]) => field!),
    ),
  ),
]
const TEXT =
  '<p>A beam that is restrained along its length cannot buckle sideways, and keeps the resistance of its section.</p>'
const ARTICLE = {
  title: 'A title of an article',
  content: TEXT,
  reference: 'EN 1993-1-1',
  categoryId: 1,
  tagIds: [],
}
const DATA = { name: 'grades', title: 'T', source: 'S', notes: '', csv: 'key,x [mm]: a length\na,1', seen: 0 }
const VALID: [string, Record<string, unknown>][] = [
  ['/preview', { ...ARTICLE }],
  ['/submit', { ...ARTICLE, memberNote: 'A note' }],
  ['/user/draft', { ...ARTICLE, memberNote: '' }],
  ['/user/articles', { ...ARTICLE }],
  ['/articles', { ...ARTICLE, published: false, excerpt: 'x' }],
  [
    '/standards/clauses',
    {
      fromEdition: 'EN 1993-1-1:2005+A1:2014',
      fromClause: '6.3.2',
      toEdition: 'EN 1993-1-1:2022',
      toClause: '8.3.2',
      kind: 'moved',
      change: '',
      source: 'x',
      checkedOn: '2026-11-01',
    },
  ],
  ['/standards/import', { lines: '{"designation":"EN 1990:2002"}' }],
  [
    '/admin/standards',
    {
      standard: '',
      designation: 'EN 19100-1:2027',
      body: 'CEN',
      title: 'Glass',
      field: 'Glass',
      generation: '',
      published: '2027',
      publicationUnknown: false,
      page: '',
      supersedes: '',
      supersededBy: 'EN 1990:2023',
      aliases: 'EC11',
      jurisdiction: 'UK',
      from: '2027-03-30',
      currency: 'current',
      supersession: 'none',
      source: 'x',
      checkedOn: '2026-11-01',
      confidence: 'low',
      confirmed: false,
    },
  ],
  ['/check', { confirmed: ['figures'], updatedAt: '2026-11-23T00:00:00.000Z' }],
  ['/standards/work', { reviewed: true }],
  ['/admin/tables', { ...DATA }],
  ['/admin/tables/', { section: 'steel', open: false }],
  ['/admin/tables/check', { ...DATA }],
  ['/comments', { content: 'Which clause is this?' }],
  [
    '/errata',
    { passage: 0, revision: 1, kind: 'technical', report: 'It is 1.00, and not 1.10.', named: true },
  ],
  ['/admin/errata', { state: 'held', updatedAt: '2026-11-23T00:00:00.000Z' }],
  ['/bookmark', { folderIds: [], notes: 'x' }],
  ['/bookmark-folders', { name: 'Folder', description: 'x' }],
  ['/contact', { name: 'A', email: 'a@b.cd', subject: 'S', message: 'M' }],
  ['/categories', { name: 'Category', description: 'x' }],
  ['/tags', { name: 'Tag' }],
  ['/assistant', { question: 'What is the partial factor of steel?' }],
  ['/synonyms', { names: 'uls, ultimate limit state' }],
  ['/profile', { company: 'C', professionalTitle: 'E' }],
  ['/page-view', { sessionId: 'session_abcdefghij', pageUrl: '/articles', pageTitle: 'T' }],
  ['/engagement', { sessionId: 'session_abcdefghij', articleId: 1, engagementType: 'share' }],
  ['/analytics/search', { sessionId: 'session_abcdefghij', query: 'beam', clickedResult: 1, rank: 1 }],
  ['/bulk', { action: 'publish', ids: [1] }],
  ['/references', { type: 'standard', body: 'EN', number: '1993', part: '1-1', year: 2005 }],
  ['/billing', { email: 'member@loadpath.example', plan: 'monthly', endsOn: '2030-01-01', reason: 'R' }],
  [
    '/register',
    {
      email: 'x@example.org',
      password: 'Str0ng!beams9',
      firstName: 'A',
      lastName: 'B',
      company: 'C',
      professionalTitle: 'E',
      experience: '3-5',
    },
  ],
  ['/notifications/read', { ids: [1] }],
  ['/calculations', { inputs: { V_Ed: '850 kN', d: 220 }, region: 'UK' }],
  ['/access-tokens', { name: 'Spreadsheet', days: 30 }],
  ['/preferences', { newsletter: true, digestEvery: 'daily' }],
  ['/admin/paths', { title: 'Path', summary: 'S', audience: 'A', published: false }],
  ['/paths/', { begun: true }],
  ['/steps', { done: true }],
  ['/projects', { name: 'Depot', description: 'x', archived: false }],
  ['/items', { kind: 'note', text: 'x', articleId: 1, anchor: 's-loads', after: 1, seen: true }],
  ['/invitations', { email: 'a@b.cd', role: 'edit' }],
  ['/members', { role: 'view' }],
  ['/answer', { accept: true }],
  ['/watches', { kind: 'standard', key: 'en-1993-1-1', watching: true }],
]

const long = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))
const STRINGS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  'a\udc00b',
  '\0',
  'a\0b',
  '\u202e',
  '\u200b',
  '😀',
  'é'.normalize('NFD'),
  "' OR 1=1 --",
  '"',
  '\\',
  '%',
  '%00',
  '%ZZ',
  '../../etc/passwd',
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-01-01T00:00:00+99:99',
  'T',
  'a@b',
  'a@b.cd',
  'EN 1993-1-1',
  'beam',
  '-beam',
  '"beam',
  '§§§',
  '(((',
  '\n\r\n',
  long('a', 300),
  long('§', 2000),
  long('(', 5000),
  long('<h2>a</h2>', 20_000),
  long('\\(x\\) ', 20_000),
  long('<div>', 5000),
  long('\u0301', 3000),
]
const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  1e308,
  -1e308,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  {},
  [null],
  [1, 1, 1],
  ['1'],
  [{}],
  { length: 5 },
  { then: 1 },
  { toString: 1 },
  Array.from({ length: 600 }, (_, i) => i),
]
const TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'image/png',
  'application/json; charset=utf-16',
  'x',
  '',
]

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns a function that makes requests of every kind to every call and page, by one of `roles` each, with
 * addresses of the articles `slugs`. The same seed makes the same requests.
 */
export function requestsOf<Role extends string>(
  seed: number,
  { origin, roles, slugs }: { origin: string; roles: readonly Role[]; slugs: readonly string[] },
): () => Asked<Role> {
  const random = generator(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const chance = (share: number) => random() < share

  const anyString = () => pick(STRINGS)
  const anyValue = () => (chance(0.5) ? anyString() : pick(VALUES))
  const number = () => String(pick([1, 2, 3, 5, 12, 40, 58]))

  function filledIn(address: string) {
    return address
      .replace(/\[{1,2}\.{3}\w+\]{1,2}/g, () => encoded(anyString()))
      .replace(/\[\w+\]/g, () => (chance(0.6) ? number() : chance(0.3) ? slug() : encoded(anyString())))
  }
  const slug = () => pick(slugs)

  /** As a client writes it that encodes what it has to, or nothing at all. */
  function encoded(text: string) {
    if (chance(0.1)) return text.replace(/[^\x21-\x7e]|[?#]/g, '') || '%'
    try {
      return encodeURIComponent(text.slice(0, 2000))
    } catch {
      return '%ED%A0%80'
    }
  }

  function queryOf() {
    if (chance(0.5)) return ''
    const pairs = Array.from({ length: Math.ceil(random() * 4) }, () => {
      const name = chance(0.85)
        ? pick([...FIELDS, 'q', 'page', 'pageSize', 'search', 'next', 'tab', 'token'])
        : encoded(anyString())
      return chance(0.1) ? name : `${name}=${encoded(anyString())}`
    })
    return `?${pairs.join('&')}`
  }

  function bodyOf(path: string) {
    if (chance(0.1))
      return pick([
        '',
        '[]',
        'null',
        '"text"',
        '7',
        '{',
        '{"a":',
        '[[',
        '{"a":1}}',
        '\u0000',
        '{"__proto__":{"a":1}}',
        long('[', 60_000),
        `{"a":${long('[', 9000)}`,
        long('{"a":', 9000),
        '{"title":"\\ud800"}',
        '{"name":"\\u0000"}',
      ])
    const [, valid] = VALID.findLast(([part]) => path.includes(part)) ?? []
    const body: Record<string, unknown> = valid && chance(0.8) ? { ...valid } : {}
    const changes = chance(0.15) ? 0 : Math.ceil(random() * 3)
    for (let change = 0; change < changes; change++) {
      const field = valid && chance(0.7) ? pick(Object.keys(valid)) : pick(FIELDS)
      if (chance(0.15)) delete body[field]
      else body[field] = anyValue()
    }
    return JSON.stringify(body)
  }

  function next(): Asked<Role> {
    const { address, methods } = pick(chance(0.75) ? CALLS : PAGES)
    const path = filledIn(address) + queryOf()
    const method = chance(0.9) ? pick(methods.length > 0 ? methods : ['GET']) : pick(METHODS)
    const headers: Record<string, string> = { origin: chance(0.95) ? origin : 'https://evil.example' }
    if (chance(0.05)) headers['user-agent'] = long('Mobile (', 3000)
    if (chance(0.05)) headers['if-none-match'] = pick(['*', '"x"', 'W/"', long('"a",', 2000)])
    if (chance(0.05)) headers['accept-language'] = long('en;q=0.1,', 2000)
    if (chance(0.05)) headers['x-forwarded-for'] = pick(['::1', long('1.1.1.1,', 2000), 'x'])
    if (chance(0.05)) headers.range = pick(['bytes=0-', 'bytes=-1', 'bytes=9-1'])
    const body = READS.has(method) ? null : bodyOf(path)
    if (body !== null) headers['content-type'] = chance(0.93) ? 'application/json' : pick(TYPES)
    return { role: pick(roles), address, method, path, headers, body }
  }
  return next
}
