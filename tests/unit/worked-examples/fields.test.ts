import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculate } from '@/lib/calculations/engine'
import { readSheet } from '@/lib/calculations/rules/checking'
import { readBody } from '../../support/seed-body'
import { TABLES } from '../../support/tables'

type Inputs = Record<string, number | string>

/** Calculates an article's sheet with other inputs, each in the unit that it is written in. */
function calculated(slug: string, inputs: Inputs) {
  const source = readFileSync(join(process.cwd(), 'prisma/seed/articles', `${slug}.html`), 'utf8')
  const text = readBody(source.slice(source.indexOf('\n---\n') + 5)).calculations[0]!
  const sheet = readSheet(text, TABLES).sheet!
  const values = new Map<string, number | string>(
    Object.entries(inputs).map(([name, input]) => [
      name,
      typeof input === 'number' ? input * (sheet.display.get(name)?.factor ?? 1) : input,
    ]),
  )
  const results = calculate(sheet.program, { values, region: null })
  expect([...results.errors]).toEqual([])
  return { text, sheet, results }
}

/** Returns the labels of the checks that an article's calculation fails. */
function failed(slug: string, inputs: Inputs): string[] {
  const { text, results } = calculated(slug, inputs)
  const lines = text.split('\n')
  return results.checks
    .filter(({ passes }) => !passes)
    .map(({ line }) => /"([^"]*)"\s*$/.exec(lines[line - 1]!)?.[1] ?? lines[line - 1]!)
}

/** Returns a value of an article's calculation in the unit that it is shown in. */
function value(slug: string, name: string, inputs: Inputs): number {
  const { sheet, results } = calculated(slug, inputs)
  return Number(results.values.get(name)) / sheet.display.get(name)!.factor
}

describe('what a calculation of the library does not let pass', () => {
  test('a wall whose load stands outside of two thirds of its width in Combination 1', () => {
    const slug = 'retaining-walls-earth-pressure-and-sliding'
    expect(failed(slug, {})).toEqual([])
    const one = 'Load within two thirds of the width, Combination 1'
    expect(failed(slug, { a_t: 0.2, b_h: 1.6 })).toContain(one)
  })

  test('links against punching that stand further apart than 0.75 d, where links are needed', () => {
    const slug = 'punching-shear-flat-slabs'
    const wide = { s_r: 450, n_1: 60 }
    expect(failed(slug, {})).toEqual([])
    expect(failed(slug, wide)).toEqual(['Radial spacing of the links'])
    expect(failed(slug, { s_r: 188, n_1: 60 })).toEqual(['Radial spacing of the links'])
    expect(failed(slug, { s_r: 187.5, n_1: 60 })).toEqual([])
    expect(failed(slug, { ...wide, V_Ed: 500 })).toEqual([])
  })

  test('friction below a base from more compression than the column ever has', () => {
    const slug = 'column-base-plates'
    expect(failed(slug, {})).toEqual([])
    expect(failed(slug, { N_min: 2000 })).toEqual([])
    expect(failed(slug, { N_min: 2001 })).toEqual([
      'The compression that acts with the shear is not above the design compression',
    ])
  })

  test('a wall whose resultant leaves its base, with an eccentricity and no bearing that could be read', () => {
    const slug = 'retaining-walls-earth-pressure-and-sliding'
    const narrow = { h_r: 5, b_h: 1, q_k: 0 }
    expect(failed(slug, narrow)).toEqual(
      expect.arrayContaining(['Resultant within the base, Combination 2', 'Bearing, Combination 2']),
    )
    expect(value(slug, 'B_2a', narrow)).toBe(0)
    // Moments about the toe, slice by slice in another program.
    expect(value(slug, 'e_2a', narrow)).toBeCloseTo(1.064, 3)
    const { results } = calculated(slug, narrow)
    expect(results.checks.every(({ utilisation }) => (utilisation ?? 0) < 10)).toBe(true)
  })

  test('a pile whose base stands in what is no longer a clay', () => {
    const slug = 'axially-loaded-piles'
    expect(failed(slug, {})).toEqual([])
    expect(failed(slug, { L: 50, r_c: 15 })).toEqual(['Still a clay, not a weak rock'])
  })

  test('a hole that is larger than a normal one, with the factor of a normal hole', () => {
    const slug = 'slip-resistant-preloaded-bolts'
    const large = 'A larger hole than a normal one has a factor below 1'
    expect(failed(slug, {})).toEqual([])
    expect(failed(slug, { d_0: 30 })).toContain(large)
    expect(failed(slug, { d_0: 30, k_s: 0.85 })).not.toContain(large)
  })

  test('a single row of bolts under a single cover with more than 1.5 times the strength in bearing', () => {
    const slug = 'slip-resistant-preloaded-bolts'
    const wide = { n_s: 1, e_1: 80, p_1: 110 }
    const twoRows = value(slug, 'F_b', { ...wide, m_B: 2, m_C: 2 })
    // 1.5 · 470 N/mm² · 24 mm · 12 mm / 1.25, of one cover of 12 mm.
    expect(value(slug, 'F_b', { ...wide, m_B: 1, m_C: 2 })).toBeCloseTo(162.432, 2)
    expect(twoRows).toBeGreaterThan(1.5 * 162.432)
  })

  test('a moment above that of the whole section in yield, beside a small force', () => {
    const slug = 'web-resistance-to-transverse-forces'
    expect(failed(slug, {})).toEqual([])
    expect(failed(slug, { F_Ed: 50, M_Ed: 950 })).toEqual(['The moment alone'])
  })

  test('a roof whose winter pulls harder than its summer pushes', () => {
    const slug = 'thermal-actions-on-buildings'
    const cold = { T_min: -40, T_max: 20, T_5: 0 }
    expect(value(slug, 'F_Ed.2', cold)).toBeGreaterThan(value(slug, 'F_Ed.1', cold))
  })
})
