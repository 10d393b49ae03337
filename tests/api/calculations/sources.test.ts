import { GET } from '@/app/api/calculations/sources/route'
import { SOURCES } from '@/lib/articles/calculations/constants'
import type { CalculationSource } from '@/lib/articles/calculations/types'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const SHEET = (title: string) => `title ${title}\nstandard EN 1993-1-1\nx = 2 m -> m`
const content = (title: string) =>
  `<p>Text about it.</p><pre data-type="calculation">${SHEET(title).replace('>', '&gt;')}</pre>`
const sources = (cookie: string, q: string) => call<CalculationSource[]>(GET, { cookie, query: { q } })
const titles = (found: CalculationSource[]) => found.map(({ title }) => title)

beforeEach(resetLimits)

test('a member finds published calculations by words of title, standard and article, with their lines', async () => {
  const { cookie } = await signIn()
  const { slug } = await createArticle({ title: 'On quaint columns', content: content('Zebra buckling') })
  await createArticle({ title: 'On other columns', content: content('Zebra % bending') })
  const { body } = await sources(cookie, 'zebra 1993 quaint')
  expect(body).toEqual([
    expect.objectContaining({
      title: 'Zebra buckling',
      standard: 'EN 1993-1-1',
      source: SHEET('Zebra buckling'),
      article: { title: 'On quaint columns', slug },
    }),
  ])
  expect(titles((await sources(cookie, 'ZEBRA')).body)).toEqual(['Zebra % bending', 'Zebra buckling'])
  // What a pattern would take for any text is a sign like others.
  expect(titles((await sources(cookie, 'zebra %')).body)).toEqual(['Zebra % bending'])
})

test.each([
  ['as many as are shown are all', SOURCES, SOURCES],
  ['one more says that there are others', SOURCES + 1, SOURCES + 1],
  ['those behind it are not sent', SOURCES + 3, SOURCES + 1],
])('%s', async (_said, there, sent) => {
  const { cookie } = await signIn()
  const word = `Okapi${there}`
  const all = Array.from({ length: there }, (_, index) => content(`${word} ${index}`))
  for (let at = 0; at < there; at += 20)
    await createArticle({ title: `${word} in part ${at}`, content: all.slice(at, at + 20).join('') })
  expect((await sources(cookie, word)).body).toHaveLength(sent)
})

test('no calculation is listed of a draft or of the bin', async () => {
  const { cookie } = await signIn()
  await createArticle({ status: 'draft', content: content('Gnu draft') })
  await createArticle({ deletedAt: new Date(), content: content('Gnu bin') })
  await createArticle({ content: content('Gnu open') })
  expect(titles((await sources(cookie, 'gnu')).body)).toEqual(['Gnu open'])
})
