import { GET } from '@/app/api/search/route'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import type { SearchHit } from '@/lib/search/types'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'

const CLAUSES = ['6.4.3', '6.2.2', '7.3.4', '9.4.1', '5.8.8'] as const
const WORDS = ['baulking', 'scabbling', 'shotcrete', 'underpinning', 'galleting'] as const

let reader: SignedIn
const ask = async (q: string) =>
  (await call<SearchHit[]>(GET, { cookie: reader.cookie, query: { q } })).body.map(({ slug }) => slug)
const slugOf = (kind: string, subject: string) => `${kind}-${subject.replaceAll('.', '-')}`

/** A long text that says again and again what it goes by, among sentences about something else. */
const worked = (said: string, { sentences, every, of }: { sentences: number; every: number; of: string }) =>
  Array.from({ length: sentences }, (_, n) => {
    const step = n % every === 0 ? `<p>Step ${n}: by ${said} the value is ${n + 3} kN.</p>` : ''
    return `${step}<p>The bars of row ${n} are taken from ${of}${n + 1} as they stand in the drawing.</p>`
  }).join('')
const CALCULATION = { sentences: 48, every: 6, of: 'EN 1992-1-1, clause 8.' }
const TEXT = { sentences: 120, every: 30, of: 'sheet ' }

beforeAll(async () => {
  reader = await signIn()
  const list = [...CLAUSES.map((clause) => `EN 1992-1-1, ${clause}`), ...WORDS].join('; ')
  await createArticle({
    slug: 'list',
    title: 'What a checker opens',
    content: `<p>${list}.</p><p>${'These are looked up before a drawing leaves the office. '.repeat(8)}</p>`,
  })
  for (const clause of CLAUSES)
    await createArticle({
      slug: slugOf('worked', clause),
      title: 'Worked example',
      content: worked(`EN 1992-1-1, ${clause}`, CALCULATION),
    })
  for (const word of WORDS)
    await createArticle({
      slug: slugOf('worked', word),
      title: 'Worked example',
      content: worked(word, TEXT),
    })
  await catchUp(ARTICLES)
})
beforeEach(resetLimits)

test.each(CLAUSES)(
  'an article that works clause %s through stands before one that lists it',
  async (clause) => {
    for (const q of [`EC2 ${clause}`, `EN 1992-1-1 ${clause}`, clause])
      expect((await ask(q)).slice(0, 2)).toEqual([slugOf('worked', clause), 'list'])
  },
)

test.each(WORDS)('an article that is about %s stands before one that lists it', async (word) => {
  expect((await ask(word)).slice(0, 2)).toEqual([slugOf('worked', word), 'list'])
})

test.each([
  ['title', '6.4.3', 'EN 1992-1-1, 6.4.3 in short', ''],
  ['heading', '7.3.4', 'Flat slabs in short', '<h2>EN 1992-1-1, 7.3.4</h2>'],
])('a short article whose %s names clause %s stands first', async (kind, clause, title, heading) => {
  await createArticle({
    slug: `short-${kind}`,
    title,
    content: `${heading}<p>EN 1992-1-1, ${clause} asks for three checks. By ${clause} the first is at the face.</p>`,
  })
  await catchUp(ARTICLES)
  expect((await ask(`EC2 ${clause}`))[0]).toBe(`short-${kind}`)
})
