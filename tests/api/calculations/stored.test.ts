import { POST as submit } from '@/app/api/articles/submit/route'
import { rerenderOutdated } from '@/lib/articles/jobs'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { ENGINE } from '@/lib/calculations/constants'
import { db } from '@/lib/core/server/db'
import { categoryNamed } from '@/lib/taxonomy/mutations'
import { call } from '../../support/call'
import { save } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const BEAM = `title Beam
standard EN 1990
input L = 6 m in 1 m..12 m
M = 10 kN/m L^2/8 -&gt; kNm
expect M = 45 kNm ± 0.1 % "by hand"
expect M = 45.09 kNm ± 1 % "by another program"`
const COLUMN = 'title Column\ninput N_Ed = 5 kN in 1 kN..9 kN\nM_Ed = N_Ed 2 m -&gt; kNm'
const TEXT =
  '<p>A beam on two supports is calculated with the load that it carries and the length that it spans.</p>'
const content = (...sheets: string[]) =>
  TEXT + sheets.map((lines) => `<pre data-type="calculation">${lines}</pre>`).join('')

const storedOf = (articleId: number) =>
  db.calculation.findMany({ where: { articleId }, orderBy: { position: 'asc' } })

async function saveAs(articleId: number, text: string) {
  const { cookie } = await signIn({ role: 'admin' })
  const { status, body } = await save(cookie, articleId, { title: 'Beams on two supports', content: text })
  expect([status, body.errors]).toEqual([200, undefined])
}

beforeEach(resetLimits)

test('a submission’s calculation is a row of its own, verified by its expected values', async () => {
  const { cookie } = await signIn()
  const { body } = await call<OwnArticle>(submit, {
    cookie,
    body: {
      title: 'Beams on two supports',
      content: content(BEAM),
      categoryId: await categoryNamed(db, 'Steel'),
      tagIds: [],
    },
  })
  const [stored, ...others] = await storedOf(body.id)
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    key: 'beam',
    position: 0,
    title: 'Beam',
    standard: 'EN 1990',
    engine: ENGINE,
    expectedValues: 2,
    verified: true,
  })
  expect(stored!.cases).toMatchObject([
    { name: 'M', expected: '45 kNm', ours: '45.00', source: 'by hand', difference: 0, holds: true },
    { expected: '45.09 kNm', source: 'by another program', tolerance: 0.01 },
  ])
  expect(stored!.source).toContain('-> kNm')
  expect(stored!.largestDifference).toBeCloseTo(0.09 / 45.09, 6)
})

test('a calculation keeps its id while it keeps its title, wherever it stands in the article', async () => {
  const { id } = await createArticle({ content: content(BEAM) })
  const [before] = await storedOf(id)
  await saveAs(id, content(COLUMN, BEAM))
  const after = await storedOf(id)
  expect(after.map(({ key, position }) => [key, position])).toEqual([
    ['column', 0],
    ['beam', 1],
  ])
  expect(after[1]!.id).toBe(before!.id)
  await saveAs(id, content(COLUMN))
  expect((await storedOf(id)).map(({ key }) => key)).toEqual(['column'])
})

test('two calculations of one title are told apart', async () => {
  const { id } = await createArticle({ content: content(BEAM, BEAM) })
  expect((await storedOf(id)).map(({ key }) => key)).toEqual(['beam', 'beam-2'])
})

test('what an older renderer stored is verified again', async () => {
  const { id } = await createArticle({ content: content(BEAM) })
  await db.calculation.deleteMany({ where: { articleId: id } })
  await db.article.update({ where: { id }, data: { renderedWith: 1 } })
  await rerenderOutdated()
  expect(await storedOf(id)).toHaveLength(1)
})
