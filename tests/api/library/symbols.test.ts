import { GET } from '@/app/api/articles/[key]/symbols/route'
import type { ExplainedSymbol } from '@/lib/articles/symbols/types'
import { call } from '../../support/call'
import { createArticle, signIn } from '../../support/factories'

const SHEET = `title Plate in tension
input A_x = 500 mm² in 100 mm²..900 mm² "Area of the plate"
input f_y = 355 N/mm² in 235 N/mm²..460 N/mm² "Yield strength of the plate"
given gamma_M0 = 1.0 @ EN 1993-1-1 6.1
N_t.Rd = A_x f_y/gamma_M0 -> kN`

let member: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  member = await signIn()
})

const ask = (id: number, latex: string, cookie = member.cookie) =>
  call<ExplainedSymbol[] & { code: string }>(GET, {
    cookie,
    params: { key: String(id) },
    query: { latex },
  })

const calculating = (latex = 'x') =>
  createArticle({
    content: `<p>\\(${latex}\\)</p><pre data-type="calculation">${SHEET.replaceAll('>', '&gt;')}</pre>`,
  })

test('the calculation of the article says first what a symbol is, and where', async () => {
  const { id } = await calculating()
  const { status, body } = await ask(id, 'N_{t,Rd} = \\frac{A_x f_y}{\\gamma_{M0}}')
  expect(status).toBe(200)
  const from = (line: number) => ({
    title: 'Plate in tension',
    address: `#calculation-plate-in-tension-line-${line}`,
  })
  expect(body).toEqual([
    {
      symbol: 'N_t,Rd',
      meaning: 'design resistance of a cross-section to tension',
      unit: 'kN',
      from: from(5),
    },
    { symbol: 'A_x', meaning: 'Area of the plate', unit: 'mm²', from: from(2) },
    { symbol: 'f_y', meaning: 'Yield strength of the plate', unit: 'N/mm²', from: from(3) },
    {
      symbol: 'γ_M0',
      meaning: 'partial factor of the resistance of cross-sections',
      unit: null,
      from: from(4),
    },
  ])
})

test('else what standards call so, then what a table says of a symbol with an index, and never a bare letter', async () => {
  const { id } = await createArticle({ content: '<p>Text.</p>' })
  const { body } = await ask(id, 'f_{ck} + f_{ctk,0.95} + I_w + t + q_{nobody}')
  expect(body.map(({ symbol, from }) => [symbol, from?.address ?? null])).toEqual([
    ['f_ck', null],
    ['f_ctk,0.95', '/data/concrete_grades'],
    ['I_w', null],
  ])
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
  expect((await ask(id, '\\frac{')).body).toEqual([])
})
