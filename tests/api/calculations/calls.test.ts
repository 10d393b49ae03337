import { GET as describeCall } from '@/app/api/calculations/[id]/route'
import { POST as runCall } from '@/app/api/calculations/[id]/run/route'
import { GET as listCall } from '@/app/api/calculations/route'
import type { NewAccessToken } from '@/lib/auth/access-tokens/types'
import { POST as createToken } from '@/app/api/user/access-tokens/route'
import { ENGINE } from '@/lib/calculations/constants'
import type { CalculationEntry, DescribedCalculation, RunCalculation } from '@/lib/calculations/calls/types'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { LIMITS } from '@/lib/limits/constants'
import { call, type Refusal } from '../../support/call'
import { save } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const PLATE = `title Plate in tension
standard EN 1993-1-1
assume The plate is not weakened by holes.
choice grade = S355 from steel_grades "Steel grade"
input b_1 = 100 mm in 20 mm..400 mm "Width"
input t_1 = 10 mm in 0.3 cm..40 mm "Thickness"
input N_Ed = 300 kN in 0 kN..3000 kN "Tension"
given gamma_M0 = 1.0 national UK 1.1 @ 6.1
f_y = lookup(steel_grades, grade).f_y -&gt; MPa @ Table 3.1
N_pl.Rd = b_1 t_1 f_y/gamma_M0 -&gt; kN @ 6.2.3(2), (6.6) "Resistance"
k_1 = 100 kN/(N_Ed - 200 kN) "Part"
check N_Ed &lt;= N_pl.Rd "Tension"
expect N_pl.Rd = 355 kN ± 0.01 % "by hand"
expect f_y = 355 MPa ± 0.01 % "Table 3.1"`

const content = (lines: string) => `<p>A plate.</p><pre data-type="calculation">${lines}</pre>`
const idIn = async (articleId: number) => (await db.calculation.findFirstOrThrow({ where: { articleId } })).id

let cookie: string
let id: string
let article: { id: number; slug: string }
beforeEach(async () => {
  await resetLimits()
  cookie = (await signIn()).cookie
  article = await createArticle({ title: 'Tension members', content: content(PLATE) })
  id = await idIn(article.id)
})

const describe_ = () => call<DescribedCalculation>(describeCall, { cookie, params: { id } })
const run = <T = RunCalculation>(body: unknown, as = cookie) =>
  call<T>(runCall, { cookie: as, params: { id }, body })
const refused = async (body: unknown) => {
  const { status, body: said } = await run<Refusal>(body)
  expect([status, said.code]).toEqual([400, 'VALIDATION_FAILED'])
  return said.errors
}

describe('the description', () => {
  test('says what can be given, in which units and ranges, and what is calculated', async () => {
    const { status, body } = await describe_()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      title: 'Plate in tension',
      standard: 'EN 1993-1-1',
      engine: ENGINE,
      article: { slug: article.slug, title: 'Tension members', revision: 1 },
      verification: { expectedValues: 2, verified: true },
      home: null,
      regions: ['UK'],
      assumptions: ['The plate is not weakened by holes.'],
    })
    expect(body.inputs.map(({ line: _, ...one }) => one)).toEqual([
      {
        name: 'b_1',
        symbol: 'b_1',
        label: 'Width',
        clause: null,
        unit: 'mm',
        default: 100,
        from: 20,
        to: 400,
        whole: false,
      },
      {
        name: 't_1',
        symbol: 't_1',
        label: 'Thickness',
        clause: null,
        unit: 'mm',
        default: 10,
        from: 3,
        to: 40,
        whole: false,
      },
      {
        name: 'N_Ed',
        symbol: 'N_Ed',
        label: 'Tension',
        clause: null,
        unit: 'kN',
        default: 300,
        from: 0,
        to: 3000,
        whole: false,
      },
    ])
    expect(body.choices).toMatchObject([
      { name: 'grade', table: 'steel_grades', rows: ['S235', 'S275', 'S355'], default: 'S355' },
    ])
    expect(body.lines.map(({ kind, name, symbol, unit, text }) => [kind, name, symbol, unit, text])).toEqual([
      ['given', 'gamma_M0', 'γ_M0', null, 'given gamma_M0 = 1.0 national UK 1.1'],
      ['step', 'f_y', 'f_y', 'MPa', 'f_y = lookup(steel_grades, grade).f_y -> MPa'],
      ['step', 'N_pl.Rd', 'N_pl,Rd', 'kN', 'N_pl.Rd = b_1 t_1 f_y/gamma_M0 -> kN'],
      ['step', 'k_1', 'k_1', null, 'k_1 = 100 kN/(N_Ed - 200 kN)'],
      ['check', null, null, null, 'check N_Ed <= N_pl.Rd'],
    ])
    expect(body.source.split('\n')[0]).toBe('title Plate in tension')
  })

  test('follows what an editor saves', async () => {
    expect((await run({})).body.results[2]).toMatchObject({ value: 355 })
    const { cookie: admin } = await signIn({ role: 'admin' })
    const text = content(PLATE.replace('b_1 = 100 mm', 'b_1 = 200 mm').replace('= 355 kN', '= 710 kN'))
    await save(admin, article.id, { title: 'Tension members', content: text })
    const { body } = await describe_()
    expect(body.inputs[0]).toMatchObject({ default: 200 })
    expect((await run({})).body.results[2]).toMatchObject({ value: 710 })
  })
})

describe('a run', () => {
  test('without inputs has the author’s values', async () => {
    const { status, body } = await run({})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      region: null,
      choices: [{ name: 'grade', row: 'S355' }],
      errors: [],
      passes: true,
      verdict: 'Every check passes; the largest utilisation is 0.846.',
    })
    expect(body.results.map(({ name, value, unit, shown }) => [name, value, unit, shown])).toEqual([
      ['gamma_M0', 1, null, '1.0'],
      ['f_y', 355, 'MPa', '355 MPa'],
      ['N_pl.Rd', 355, 'kN', '355 kN'],
      ['k_1', 1, null, '1.00'],
    ])
    const [check] = body.checks
    expect(check).toMatchObject({ text: 'check N_Ed <= N_pl.Rd', label: 'Tension', passes: true })
    expect(check!.utilisation).toBeCloseTo(300 / 355, 12)
    expect(body.governing).toEqual({ line: check!.line, utilisation: check!.utilisation })
  })

  test('of a calculation that begins with British values has these, and the recommended ones where asked', async () => {
    const british = await createArticle({
      title: 'Plates in Britain',
      content: content(PLATE.replace('assume', 'national UK\nassume').replace('355 kN', '322.7 kN')),
    })
    const params = { id: await idIn(british.id) }
    const described = await call<DescribedCalculation>(describeCall, { cookie, params })
    expect(described.body).toMatchObject({ home: 'UK', regions: ['recommended'] })
    const resistance = async (region: string | null) => {
      const { body } = await call<RunCalculation>(runCall, { cookie, params, body: { region } })
      return [body.region, body.results.find(({ name }) => name === 'N_pl.Rd')!.shown]
    }
    expect(await resistance(null)).toEqual([null, '323 kN'])
    expect(await resistance('UK')).toEqual([null, '323 kN'])
    expect(await resistance('recommended')).toEqual(['recommended', '355 kN'])
    const other = await call<Refusal>(runCall, { cookie, params, body: { region: 'FR' } })
    expect(other.body.errors).toEqual([
      {
        path: 'region',
        message: 'The calculation has no values for this region. It has some for UK, recommended.',
      },
    ])
  })

  test('takes numbers in the unit of the input, texts in any unit, rows and a region', async () => {
    const { body } = await run({
      inputs: { b_1: 150, t_1: '1.2e-2 m', N_Ed: '0.5 MN', grade: 'S275' },
      region: 'UK',
    })
    expect(body.inputs.map(({ value, shown }) => [value, shown])).toEqual([
      [150, '150 mm'],
      [12, '12 mm'],
      [500, '500 kN'],
    ])
    expect(body.choices).toEqual([{ name: 'grade', row: 'S275' }])
    expect(body.region).toBe('UK')
    const [gamma, , resistance] = body.results
    expect(gamma!.value).toBe(1.1)
    expect(resistance!.value).toBeCloseTo(450, 9)
    expect(body.checks[0]).toMatchObject({ passes: false, words: 'fails: 1.112 > 1' })
    expect(body).toMatchObject({
      passes: false,
      verdict: 'One check fails; the largest utilisation is 1.112.',
    })
  })

  test('a text without a unit is in that of the input', async () => {
    expect((await run({ inputs: { b_1: '150' } })).body.inputs[0]).toMatchObject({ value: 150 })
  })

  test('a line that cannot be calculated says why, and the others have their results', async () => {
    const { status, body } = await run({ inputs: { N_Ed: 200 } })
    expect(status).toBe(200)
    expect(body.errors).toEqual([{ line: 11, name: 'k_1', message: 'This divides by zero.' }])
    expect(body.results.map(({ name }) => name)).toEqual(['gamma_M0', 'f_y', 'N_pl.Rd'])
    expect(body).toMatchObject({
      passes: null,
      verdict: 'With these values not every line can be calculated.',
    })
  })

  test.each([
    [
      { inputs: { b_2: 1 } },
      'inputs.b_2',
      'The calculation has no input “b_2”. It has grade, b_1, t_1, N_Ed.',
    ],
    [{ inputs: { f_y: 1 } }, 'inputs.f_y', 'f_y is calculated, and cannot be given.'],
    [{ inputs: { b_1: 401 } }, 'inputs.b_1', 'b_1 is 401 mm; the calculation holds from 20 mm to 400 mm.'],
    [{ inputs: { b_1: '1 m' } }, 'inputs.b_1', 'b_1 is 1000 mm; the calculation holds from 20 mm to 400 mm.'],
    [
      { inputs: { b_1: '100 kN' } },
      'inputs.b_1',
      'b_1: This takes a length, in mm, cm, dm, m, km, inch or ft, and not a force.',
    ],
    [{ inputs: { b_1: 'wide' } }, 'inputs.b_1', 'b_1: “wide” stands where a number is expected.'],
    [{ inputs: { b_1: '0,5 m' } }, 'inputs.b_1', 'b_1: A number is written with a point: 0.5, not 0,5.'],
    [{ inputs: { b_1: '100 mm "x"' } }, 'inputs.b_1', 'b_1: Behind the unit nothing else is read.'],
    [{ inputs: { b_1: '' } }, 'inputs.b_1', 'b_1: Here the line ends; a number is missing.'],
    [{ inputs: { b_1: '1e999 mm' } }, 'inputs.b_1', 'b_1: 1e999 mm is too large to be calculated with.'],
    [
      { inputs: { grade: 'S500' } },
      'inputs.grade',
      '“S500” is no row of steel_grades. It has S235, S275, S355.',
    ],
    [
      { inputs: { b_1: null } },
      'inputs.b_1',
      'Please give a number, a text such as “850 kN”, or the row of a table',
    ],
    [{ region: 'FR' }, 'region', 'The calculation has no values for this region. It has some for UK.'],
  ])('with %j is refused at %s', async (body, path, message) => {
    expect(await refused(body)).toEqual([{ path, message }])
  })

  test('every input that is wrong is named at once', async () => {
    const errors = await refused({ inputs: { b_1: 1, t_1: 1 } })
    expect(errors!.map(({ path }) => path)).toEqual(['inputs.b_1', 'inputs.t_1'])
  })

  test.each([{ inputs: [] }, { inputs: 'x' }, { region: 1 }, { input: {} }, [], 'x', null])(
    'with %j is refused in words',
    async (body) => {
      const { status, body: said } = await run<Refusal>(body)
      expect([status, said.code]).toEqual([400, 'VALIDATION_FAILED'])
      expect(said.message).toMatch(/^[A-Z“]/)
    },
  )

  test('keys of objects are no names', async () => {
    for (const name of ['constructor', 'toString', 'length'])
      expect(await refused({ inputs: { [name]: 1 } })).toHaveLength(1)
    const raw = '{"inputs":{"__proto__":1}}'
    const { status } = await call(runCall, { cookie, params: { id }, raw })
    expect([200, 400]).toContain(status)
  })

  test('the 121st in a minute waits', async () => {
    await run({})
    await db.$executeRaw`UPDATE rate_limits SET points = ${LIMITS.calculationRuns.points} WHERE key LIKE 'calculationRuns:%'`
    const { status, headers, body } = await run<Refusal>({})
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await run({}, (await signIn()).cookie)).status).toBe(200)
  })

  test('by an access token is the same, from wherever the program runs', async () => {
    const made = await call<NewAccessToken>(createToken, { cookie, body: { name: 'Sheet', days: 30 } })
    const { status, body } = await call<RunCalculation>(runCall, {
      params: { id },
      body: { inputs: { b_1: 200 } },
      headers: { authorization: `Bearer ${made.body.token}`, origin: 'https://elsewhere.example' },
    })
    expect([status, body.results[2]!.value]).toEqual([200, 710])
  })
})

describe('whose they are', () => {
  const premium = () => db.article.update({ where: { id: article.id }, data: { premium: true } })
  const answers = async (as = cookie) => {
    const list = await call<CalculationEntry[]>(listCall, { cookie: as, query: { pageSize: '100' } })
    return [
      list.body.some((one) => one.id === id),
      (await call(describeCall, { cookie: as, params: { id } })).status,
      (await run({}, as)).status,
    ]
  }

  test('of a published article: every verified member’s', async () => {
    expect(await answers()).toEqual([true, 200, 200])
  })

  test.each([
    ['a draft', { status: 'draft' }],
    ['a submission', { status: 'pending_review' }],
    ['an article in the bin', { deletedAt: new Date() }],
  ] as const)('of %s: nobody’s', async (_, data) => {
    await db.article.update({ where: { id: article.id }, data })
    expect(await answers()).toEqual([false, 404, 404])
    expect(await answers((await signIn({ role: 'admin' })).cookie)).toEqual([false, 404, 404])
  })

  test('of a premium article: of whoever may read its text', async () => {
    await premium()
    expect(await answers()).toEqual([true, 200, 200])
    const settings = env()
    const before = settings.PAID_PLANS
    Object.assign(settings, { PAID_PLANS: 'on' })
    try {
      expect(await answers()).toEqual([false, 404, 404])
      const paying = await signIn()
      await db.membershipGrant.create({ data: { userId: paying.user.id, plan: 'monthly', reason: 'gift' } })
      expect(await answers(paying.cookie)).toEqual([true, 200, 200])
    } finally {
      Object.assign(settings, { PAID_PLANS: before })
    }
  })

  test.each(['x', '1', '00000000-0000-4000-8000-000000000000', `${'0'.repeat(40)}`])(
    'there is none at %s',
    async (other) => {
      const { status, body } = await call(describeCall, { cookie, params: { id: other } })
      expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    },
  )
})

test('the list has pages, newest article first', async () => {
  const later = await createArticle({ content: content(PLATE), publishedAt: new Date(Date.now() + 60_000) })
  const reply = await call<CalculationEntry[]>(listCall, { cookie, query: { pageSize: '1' } })
  expect(reply.body).toMatchObject([
    { id: await idIn(later.id), title: 'Plate in tension', article: { slug: later.slug } },
  ])
  const total = Number(reply.headers.get('x-total-count'))
  expect(total).toBeGreaterThan(1)
  const last = await call<CalculationEntry[]>(listCall, {
    cookie,
    query: { page: String(total + 1), pageSize: '1' },
  })
  expect([last.status, last.body]).toEqual([200, []])
})
