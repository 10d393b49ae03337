import { checkedCalculations, corrections } from '@/lib/articles/calculations/queries'
import { purgeBin, rerenderOutdated } from '@/lib/articles/jobs'
import { endRendering } from '@/lib/articles/rendering/gateway'
import { today } from '@/lib/core/dates'
import { db } from '@/lib/core/server/db'
import { save } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const BEAM = `title Beam
input L = 6 m in 1 m..12 m "Span"
given q_d = 10 kN/m @ 6.4.3
M = q_d L^2/8 -&gt; kNm "Moment"
check M &lt;= 60 kNm
expect M = 45 kNm ± 0.1 % "by hand"`
const content = (lines: string) =>
  `<p>A beam on two supports carries a load.</p><pre data-type="calculation">${lines}</pre>`

let editor: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  await resetLimits()
  editor = await signIn({ role: 'admin' })
})
afterAll(endRendering)

async function change(id: number, lines: string) {
  const body = {
    title: 'Beams',
    content: lines ? content(lines) : '<p>A beam without one.</p>',
    confirmed: true,
  }
  const { status, body: said } = await save(editor.cookie, id, body)
  expect([status, said.errors]).toEqual([200, undefined])
}
const of = async (slug: string) => (await corrections()).filter(({ article }) => article.slug === slug)

test('what a published calculation said before is listed, with the revision that changes it', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: content(BEAM) })
  await change(id, BEAM.replace('L^2/8', 'L^2/10').replace('45 kNm', '36 kNm'))
  expect(await of(slug)).toMatchObject([
    {
      calculation: 'Beam',
      article: { title: 'Beams', slug },
      revision: 2,
      changes: [
        { says: 'Step M', before: 'M = q_d L^2/8 -> kNm "Moment"', after: 'M = q_d L^2/10 -> kNm "Moment"' },
        { says: 'Expected value', before: 'expect M = 45 kNm ± 0.1 % "by hand"' },
      ],
    },
  ])
  await change(id, '')
  expect((await of(slug))[0]).toMatchObject({ calculation: 'Beam', revision: 3, changes: [] })
})

test('labels, inputs, blanks and new lines correct nothing, and neither does another rendering', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: content(BEAM) })
  const other = BEAM.replace('"Moment"', '"Moment at midspan"')
    .replace('L = 6 m', 'L = 7 m')
    .replace('q_d L^2/8', 'q_d * L^2 / 8')
  await change(id, `${other}\ncheck M &gt;= 0 kNm`)
  await db.article.update({ where: { id }, data: { renderedWith: 1 } })
  await rerenderOutdated()
  expect(await of(slug)).toEqual([])
})

test('a draft is corrected by nobody', async () => {
  const { id } = await createArticle({ content: content(BEAM), status: 'draft' })
  await change(id, BEAM.replace('L^2/8', 'L^2/10'))
  expect(await db.calculationCorrection.count({ where: { articleId: id } })).toBe(0)
})

test('a calculation under another title is compared with the one in its place', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: content(BEAM) })
  await change(id, BEAM.replace('title Beam', 'title Joist').replace('10 kN/m', '12 kN/m'))
  expect(await of(slug)).toMatchObject([{ calculation: 'Beam', changes: [{ says: 'Given q_d' }] }])
})

test('a correction stays listed when its article is gone', async () => {
  const { id, slug } = await createArticle({ title: 'Gone beams', content: content(BEAM) })
  await change(id, BEAM.replace('L^2/8', 'L^2/10'))
  await db.article.update({ where: { id }, data: { deletedAt: new Date(0) } })
  expect(await of(slug)).toEqual([])
  await purgeBin()
  const listed = await corrections()
  expect(listed.filter(({ article }) => article.slug === null)).toMatchObject([
    { article: { title: 'Beams', slug: null } },
  ])
})

test('a value says who entered it, and keeps that when others are added', async () => {
  const { id, slug } = await createArticle({ title: 'Beams', content: content(BEAM) })
  await change(id, `${BEAM}\nexpect M = 45.0 kNm ± 1 % "by a program"`)
  const [checked] = (await checkedCalculations()).filter(({ article }) => article.slug === slug)
  expect(checked!.cases.map(({ entry }) => entry)).toEqual([
    { by: 'import', on: today() },
    { by: 'editor', on: today() },
  ])
})
