import { GET } from '@/app/api/search/route'
import { GET as list } from '@/app/api/articles/route'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'

let reader: SignedIn
beforeAll(async () => {
  reader = await signIn()
  await createArticle({
    title: 'Beams & columns: the "rest"',
    content: "<p>It's a \\ beam | column &amp; <b>wall</b> (!) foo:* bar</p>",
  })
})

const ALPHABET = [
  ...'abcXYZ019 \'"\\|&!():*<>-+~%_$@#;,./?[]{}=^`\t\n\r',
  '\0',
  '\u00e9',
  '\u0301',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\uffff',
  '\ud800',
  '\udc00',
  '😀',
  '中文',
  'ß',
  'İ',
  '<->',
  '<2>',
  ':*',
  ':A',
  '&&',
  '||',
  '!!',
  ' or ',
  ' OR ',
  ' and ',
  ' -',
  '--',
  '/*',
  '$1',
  '${x}',
  "'::tsquery",
  '%00',
  '\\x00',
  '\\u0000',
  'beam',
  'column',
]

/** A generator with a fixed start, so that a failure can be repeated. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const next = randomNumbers(20_261_121)
const RANDOM = Array.from({ length: 300 }, () =>
  Array.from({ length: 3 + next(40) }, () => ALPHABET[next(ALPHABET.length)]).join(''),
)
const KNOWN = [
  "'; DROP TABLE articles; --",
  "' OR '1'='1",
  "beam' & 'column",
  '((((((((((',
  '"unclosed phrase',
  '!!!!!',
  'a & | b',
  ':*:*:*',
  '<<<->>>',
  'the of and',
  '\\\\\\\\',
  '%_%_%',
  'x'.repeat(10_000),
  'a '.repeat(5000),
  '"'.repeat(301),
  '-'.repeat(300),
  'foo:*&(bar|!baz)',
  'or or or',
  '\u{10FFFF}\u{10FFFF}\u{10FFFF}',
  '１２３',
]

test.each([
  ['known tricks', KNOWN],
  ['300 random texts', RANDOM],
])('%s are only ever searched for', async (_, queries) => {
  await resetLimits()
  for (const [index, q] of queries.entries()) {
    if (index % 50 === 0) await resetLimits()
    const { status, body, text } = await call<unknown[]>(GET, { cookie: reader.cookie, query: { q } })
    if (status !== 200) throw new Error(`${JSON.stringify(q)} answered ${status}: ${text}`)
    expect(Array.isArray(body)).toBe(true)
  }
})

test('the filters of the library survive the same texts', async () => {
  for (const text of [...KNOWN, ...RANDOM.slice(0, 100)])
    for (const name of ['standard', 'tagSlug', 'categoryId', 'page']) {
      const { status } = await call(list, { cookie: reader.cookie, query: { [name]: text } })
      if (status >= 500) throw new Error(`${name}=${JSON.stringify(text)} answered ${status}`)
    }
})
