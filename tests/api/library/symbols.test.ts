import { GET } from '@/app/api/articles/[key]/symbols/route'
import type { ExplainedSymbols } from '@/lib/articles/symbols/types'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

const SHEET = `title Plate in tension
input A_x = 500 mm² in 100 mm²..900 mm² "Area of the plate"
input f_y = 355 N/mm² in 235 N/mm²..460 N/mm² "Yield strength of the plate"
given gamma_M0 = 1.0 @ EN 1993-1-1 6.1
given k_a = 1 "Even stress"
N_t.Rd = k_a A_x f_y/gamma_M0 -> kN @ EN 1993-1-1 6.2.3`

let member: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  member = await signIn()
})

const ask = (id: number, latex: string, cookie = member.cookie) =>
  call<ExplainedSymbols & { code: string }>(GET, {
    cookie,
    params: { key: String(id) },
    query: { latex },
  })

const sheet = (lines: string) => `<pre data-type="calculation">${lines.replaceAll('>', '&gt;')}</pre>`

const from = (line: number) => ({
  title: 'Plate in tension',
  address: `#calculation-plate-in-tension-line-${line}`,
})

test('an input is what its label says, another line what standards call so, and the rest is left to the text', async () => {
  const { id } = await createArticle({ content: sheet(SHEET) })
  const { status, body } = await ask(id, "N_{t,Rd} = k_a \\frac{A_x f_y}{\\gamma_{M0}} + A_s + f'_{y}")
  expect(status).toBe(200)
  expect(body.explained).toEqual([
    { symbol: 'N_t,Rd', meaning: expect.stringContaining('tension') as string, unit: null, from: from(6) },
    { symbol: 'A_x', meaning: 'Area of the plate', unit: 'mm²', from: from(2) },
    { symbol: 'f_y', meaning: 'Yield strength of the plate', unit: 'N/mm²', from: from(3) },
    {
      symbol: 'γ_M0',
      meaning: expect.stringContaining('cross-sections') as string,
      unit: null,
      from: from(4),
    },
  ])
  // Beside k_a stands a condition, A_s has two meanings, and a primed symbol is another one.
  expect(body.others).toEqual(['k_a', 'A_s', 'f′_y'])
})

test('what two calculations describe in two ways, or work out without a clause, is not explained', async () => {
  const other = SHEET.replace('Plate in tension', 'Another')
    .replace('Area of the plate', 'Area of the bolts')
    .replace(' @ EN 1993-1-1 6.2.3', '')
  const { id } = await createArticle({ content: sheet(SHEET) + sheet(other) })
  const { body } = await ask(id, 'N_{t,Rd} + A_x + f_y + t')
  expect(body.explained.map(({ symbol }) => symbol)).toEqual(['f_y'])
  expect(body.others).toEqual(['N_t,Rd', 'A_x', 't'])
})

test('a letter without an index is that of the only calculation, and of no other', async () => {
  const plate = (title: string) => `title ${title}\ninput t = 8 mm in 4 mm..20 mm "Thickness"\ny = 2 t`
  const one = await createArticle({ content: sheet(plate('One')) })
  expect((await ask(one.id, 't + f_{ck}')).body.explained.map(({ meaning }) => meaning)).toEqual([
    'Thickness',
    'characteristic cylinder strength of concrete at 28 days',
  ])
  const two = await createArticle({ content: sheet(plate('One')) + sheet(plate('Two')) })
  expect((await ask(two.id, 't')).body).toEqual({ explained: [], others: ['t'] })
})

test('who may not read the article is told nothing of its calculation', async () => {
  const { id } = await createArticle({ status: 'draft' })
  expect((await ask(id, 'f_y')).status).toBe(404)
  expect((await ask(2_000_000_000, 'f_y')).status).toBe(404)
})

test.each(['', 'x'.repeat(2001)])(
  'an equation of no or too many characters is refused in a sentence',
  async (latex) => {
    const { id } = await createArticle({ content: '<p>Text.</p>' })
    expect((await ask(id, latex)).status).toBe(400)
  },
)

test('LaTeX that cannot be read has no symbols', async () => {
  const { id } = await createArticle({ content: '<p>Text.</p>' })
  expect((await ask(id, '\\frac{')).body).toEqual({ explained: [], others: [] })
})
