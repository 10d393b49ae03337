import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join, relative } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare } from '../../scripts/lib/runtime.mjs'
import { main, Sentence } from '../../scripts/lib/terminal.mjs'
import { serveApplication } from './servers.mjs'

/**
 * `npm run fuzz [-- REQUESTS SEED]`: sends requests of every kind to every call and page, as a visitor and as each role, on a server and data of
 * its own. Nothing above 499 is accepted but a 503 that says when to come again. The same seed sends the same requests.
 */
const REQUESTS = Number(process.argv[2] ?? 30_000)
const SEED = Number(process.argv[3] ?? 1)
const AT_ONCE = 4
const SHOWN = 10
const ACCOUNTS = {
  visitor: null,
  unverified: { email: 'unverified@loadpath.example', password: 'Unverified!2345' },
  member: { email: 'member@loadpath.example', password: 'Member!2345' },
  admin: { email: 'admin@loadpath.example', password: 'Admin!2345' },
}
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** What ends the very session that asks. */
const LEFT_OUT = /^\/(?:api\/)?(?:logout|auth\/signout)|nextauth/

const random = generator(SEED)
const pick = (list) => list[Math.floor(random() * list.length)]
const chance = (share) => random() < share

/** Mulberry32: small, and the same on every machine. */
function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const filesIn = (folder, wanted) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path, wanted) : wanted.test(name) ? [path] : []
  })

/** The methods that a call answers. */
const methodsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
    ([, method]) => method,
  )

/** The addresses of files of the app folder, without its groups, and what each answers. */
const addressesOf = (name) =>
  filesIn(join(root, 'app'), name)
    .map((file) => ({
      address: `/${relative(join(root, 'app'), join(file, '..'))}`.replace(/\/\([^)]+\)/g, '') || '/',
      methods: methodsOf(file),
    }))
    .filter(({ address }) => !LEFT_OUT.test(address))

const CALLS = addressesOf(/^route\.tsx?$/)
const PAGES = addressesOf(/^page\.tsx$/)
/** Every field that a schema names. */
const FIELDS = [
  ...new Set(
    filesIn(join(root, 'lib'), /^schema\.ts$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\s+(\w+): ?[\w(]/gm)].map(([, field]) => field),
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
const VALID = [
  ['/preview', { ...ARTICLE }],
  ['/submit', { ...ARTICLE, memberNote: 'A note' }],
  ['/user/draft', { ...ARTICLE, memberNote: '' }],
  ['/user/articles', { ...ARTICLE }],
  ['/articles', { ...ARTICLE, published: false, excerpt: 'x' }],
  ['/comments', { content: 'Which clause is this?' }],
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
  ['/preferences', { newsletter: true }],
]

const long = (piece, length) => piece.repeat(Math.ceil(length / piece.length))
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
const VALUES = [
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
const anyString = () => pick(STRINGS)
const anyValue = () => (chance(0.5) ? anyString() : pick(VALUES))
const number = () => String(pick([1, 2, 3, 5, 12, 40, 58]))

function filledIn(address) {
  return address
    .replace(/\[{1,2}\.{3}\w+\]{1,2}/g, () => encoded(anyString()))
    .replace(/\[\w+\]/g, () => (chance(0.6) ? number() : chance(0.3) ? slug() : encoded(anyString())))
}
let slugs = ['lateral-torsional-buckling-rolled-beams']
const slug = () => pick(slugs)

/** As a client writes it that encodes what it has to, or nothing at all. */
function encoded(text) {
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

function bodyOf(path) {
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
  const body = valid && chance(0.8) ? { ...valid } : {}
  const changes = chance(0.15) ? 0 : Math.ceil(random() * 3)
  for (let change = 0; change < changes; change++) {
    const field = valid && chance(0.7) ? pick(Object.keys(valid)) : pick(FIELDS)
    if (chance(0.15)) delete body[field]
    else body[field] = anyValue()
  }
  return JSON.stringify(body)
}

const TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'image/png',
  'application/json; charset=utf-16',
  'x',
  '',
]

function nextRequest(origin) {
  const { address, methods } = pick(chance(0.75) ? CALLS : PAGES)
  const path = filledIn(address) + queryOf()
  const method = chance(0.9) ? (pick(methods) ?? 'GET') : pick(METHODS)
  const headers = { origin: chance(0.95) ? origin : 'https://evil.example' }
  if (chance(0.05)) headers['user-agent'] = long('Mobile (', 3000)
  if (chance(0.05)) headers['if-none-match'] = pick(['*', '"x"', 'W/"', long('"a",', 2000)])
  if (chance(0.05)) headers['accept-language'] = long('en;q=0.1,', 2000)
  if (chance(0.05)) headers['x-forwarded-for'] = pick(['::1', long('1.1.1.1,', 2000), 'x'])
  if (chance(0.05)) headers.range = pick(['bytes=0-', 'bytes=-1', 'bytes=9-1'])
  const body = method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? null : bodyOf(path)
  if (body !== null) headers['content-type'] = chance(0.93) ? 'application/json' : pick(TYPES)
  return { role: pick(Object.keys(ACCOUNTS)), method, path, headers, body }
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

function send(port, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const began = performance.now()
    const settle = (answer) => resolve({ ...answer, took: performance.now() - began })
    const bytes = body === null || body === undefined ? null : Buffer.from(body)
    const sent = request(
      {
        port,
        host: 'localhost',
        agent,
        method,
        path,
        headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
      },
      (reply) => {
        const chunks = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('end', () =>
          settle({
            status: reply.statusCode,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        reply.on('error', (error) => settle({ status: 0, headers: {}, text: String(error) }))
      },
    )
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')))
    sent.on('error', (error) => settle({ status: 0, headers: {}, text: String(error) }))
    sent.end(bytes ?? undefined)
  })
}

async function cookieFor(port, origin, account) {
  const { status, headers, text } = await send(port, {
    method: 'POST',
    path: '/api/login',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (status !== 200) throw new Sentence(`Signing in as ${account.email} is answered ${status}: ${text}`)
  return headers['set-cookie'].map((line) => line.split(';')[0]).join('; ')
}

const accepted = ({ status, headers }) =>
  status > 0 && (status < 500 || (status === 503 && headers['retry-after']))

async function fuzz({ port, memory }) {
  const origin = `http://localhost:${port}`
  const cookies = {}
  for (const [role, account] of Object.entries(ACCOUNTS))
    cookies[role] = account ? await cookieFor(port, origin, account) : ''
  const { text } = await send(port, {
    method: 'GET',
    path: '/api/articles',
    headers: { cookie: cookies.member },
  })
  slugs = JSON.parse(text).map((article) => article.slug)
  const statuses = new Map()
  const failures = []
  const slowest = []
  let left = REQUESTS
  const before = memory()
  const round = async () => {
    while (left-- > 0) {
      const asked = nextRequest(origin)
      const cookie = [cookies[asked.role], 'consent=analytics'].filter(Boolean).join('; ')
      const answer = await send(port, { ...asked, headers: { ...asked.headers, cookie } }).catch((error) => ({
        status: 0,
        headers: {},
        text: String(error),
        took: 0,
      }))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (!accepted(answer)) failures.push({ ...asked, answer })
      slowest.push({
        took: answer.took,
        line: `${asked.role} ${asked.method} ${asked.path.slice(0, 120)} → ${answer.status}`,
      })
      slowest.sort((a, b) => b.took - a.took).splice(SHOWN)
      // A member may be signed out by what an administrator does.
      if (answer.status === 401 && ACCOUNTS[asked.role])
        cookies[asked.role] = await cookieFor(port, origin, ACCOUNTS[asked.role]).catch(
          () => cookies[asked.role],
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, round))
  console.log(`${REQUESTS} requests, seed ${SEED}: ${CALLS.length} calls, ${PAGES.length} pages`)
  console.log(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  )
  console.log(`Memory: ${before.toFixed(0)} MB before, ${memory().toFixed(0)} MB after. The slowest answers:`)
  for (const { took, line } of slowest) console.log(`  ${took.toFixed(0)} ms  ${JSON.stringify(line)}`)
  for (const { role, method, path, headers, body, answer } of failures.slice(0, 40))
    console.error(
      JSON.stringify({
        role,
        method,
        path: path.slice(0, 400),
        headers,
        body: body?.slice(0, 300),
        status: answer.status,
        answer: answer.text.slice(0, 300),
      }),
    )
  if (failures.length > 0) throw new Sentence(`${failures.length} answers are not accepted.`)
}

await main(async () => {
  const dataDir = process.env.FUZZ_DATA_DIR || join(root, '.data/fuzz')
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED_DEMO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  mkdirSync(dataDir, { recursive: true })
  const prepared = await prepare()
  try {
    await ensureBuilt()
    await ensureSeeded(prepared)
    const server = await serveApplication(prepared.childEnvironment)
    try {
      await fuzz(server)
    } finally {
      await server.stop()
    }
  } finally {
    await prepared.database.stop()
  }
})
