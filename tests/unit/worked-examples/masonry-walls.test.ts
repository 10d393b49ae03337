import { root } from '../../support/numerics'
import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'
import { trialOf } from '../../support/trial'

describe('the wall of the article on vertical load', () => {
  const article = printedBy('masonry-walls-vertical-load')
  const strength = (constant: number, unit: number, mortar: number) =>
    constant * Math.exp(0.7 * Math.log(unit) + 0.3 * Math.log(mortar))

  type Wall = { thickness: number; effective: number; top: number; middle: number }
  const one: Wall = { thickness: 140, effective: 0.75 * 2700, top: 15, middle: 7.5 }
  const tall: Wall = { thickness: 190, effective: 4400, top: 20, middle: 10 }
  const short: Wall = { thickness: 215, effective: 2000, top: 60, middle: 10 }

  const bow = ({ effective }: Wall) => effective / 450

  /** Share of the thickness that a block at one face takes whose middle is where the load is. */
  const block = ({ thickness }: Wall, eccentricity: number) =>
    root((width) => thickness / 2 - width / 2 - eccentricity, 0, thickness) / thickness

  /** Eccentricity at mid-height: creep grows with the geometric mean of thickness and eccentricity. */
  function middle(wall: Wall): number {
    const before = wall.middle + bow(wall)
    const mean = Math.exp((Math.log(wall.thickness) + Math.log(before)) / 2)
    const creep = wall.effective > 15 * wall.thickness ? (3e-3 * wall.effective * mean) / wall.thickness : 0
    return before + creep
  }

  /** Factor at mid-height by the general form, whose slenderness has the modulus: a thousand times f_k. */
  function slender(wall: Wall): number {
    const slenderness = wall.effective / wall.thickness / Math.sqrt(1000)
    const u = (slenderness - 0.063) / (0.73 - (1.17 * middle(wall)) / wall.thickness)
    return block(wall, middle(wall)) / Math.exp(u ** 2 / 2)
  }

  test('has the strength, the blocks and the factors that were found otherwise', () => {
    // Of the 0.1 m² below which a length is short there is a part; 0.7 is left at none.
    const small = 0.7 + (1 - 0.7) * ((0.215 * 0.4) / 0.1)
    const top = block(short, short.top + bow(short))
    expectIndependent(article, {
      f_k: [strength(0.55, 10, 4)],
      Phi_1: [block(one, one.top + bow(one)), top],
      Phi_m: [slender(one), slender(tall)],
      e_mk: [middle(tall)],
      h_ef: [short.effective],
      N_Rd: [(top * 215 * small * strength(0.55, 10, 4)) / 2.7],
    })
    expect(slender(short)).toBeGreaterThan(top)
  })

  test('prints the factors of the table, by the general form within a hundredth', () => {
    for (const ratio of [10, 15, 20, 25]) {
      const cells = [0.05, 0.1, 0.2].map((share) => {
        const u = (ratio - 2) / (23 - 37 * share)
        const shown = ((1 - 2 * share) * Math.exp(-(u ** 2) / 2)).toFixed(2)
        const general = (ratio / Math.sqrt(1000) - 0.063) / (0.73 - 1.17 * share)
        expect(Math.abs((1 - 2 * share) * Math.exp(-(general ** 2) / 2) - Number(shown))).toBeLessThan(0.011)
        return shown
      })
      expect(article.body).toContain(`<td>${[ratio, ...cells].join('</td><td>')}</td>`)
    }
  })

  test('has the strength and the resistance of the British pair, and that of closer control', () => {
    const british = strength(0.75, 10, 4)
    const resistance = (article.calculated('Phi_m') * 140 * british) / 2.7
    expectPrinted(article, 'f_{k,UK}', british)
    expectPrinted(article, 'N_{Rd,UK}', resistance)
    expectPrinted(article, 'N_{Rd}', (article.calculated('N_Rd') * 2.7) / 2.3)
    expect(article.calculated('N_Rd').toFixed(0)).toBe('147')
    expect(article.body).toContain('the wall carries 147 kN/m')
    expect(1 - 0.55 / 0.75).toBeGreaterThan(1 / 4)
    expect(article.body).toContain('more than a quarter of the wall')
    expect(article.body).not.toContain('middle fifth')
  })
})

describe('a wall at the edges of the article on vertical load', () => {
  const failed = (inputs: Record<string, number>) =>
    trialOf('masonry-walls-vertical-load', { N_Ed: 1, ...inputs }).failed

  test('carries nothing on less than 0.04 m²', () => {
    expect(failed({ l_w: 280 })).toEqual([expect.stringContaining('8.1.3')])
    expect(failed({ l_w: 290 })).toEqual([])
  })

  test('bends at mid-height by half of what its ends differ, though less was entered', () => {
    // Ends of opposite sign, a straight line between them.
    const middle = (top: number, foot: number) => Math.abs(top + (-foot - top) * 0.5)
    for (const [top, foot] of [
      [60, 0],
      [10, 50],
    ] as const) {
      const { value } = trialOf('masonry-walls-vertical-load', { e_M1: top, e_M2: foot, e_Mm: 0 })
      expect(value('e_m') - value('e_init')).toBeCloseTo(middle(top, foot), 6)
    }
  })

  test('carries nothing where the load leaves it', () => {
    expect(failed({ e_M2: 70 })).toEqual([expect.stringContaining('(6.1)')])
  })
})

describe('the cavity wall of the article on laterally loaded panels', () => {
  const article = printedBy('laterally-loaded-masonry-panels')

  type Leaf = { thickness: number; bond: number; across: number; weight: number }
  type Panel = { length: number; height: number; outer: Leaf; inner: Leaf }
  const outer: Leaf = { thickness: 0.1025, bond: 0.4, across: 1.1, weight: 18 }
  const inner: Leaf = { thickness: 0.1, bond: 0.25, across: 0.6, weight: 20 }
  const panel: Panel = { length: 4, height: 3, outer, inner }
  const long: Panel = { ...panel, length: 5, height: 2.4 }
  const high: Panel = {
    ...{ length: 3, height: 4.5 },
    outer: { ...outer, bond: 0.3, across: 0.9 },
    inner: { ...inner, thickness: 0.14 },
  }

  /** Moments in kNm/m of the section about the bed joints and across them. */
  const moments = ({ thickness, bond, across, weight }: Leaf, height: number) => {
    const section = 1e3 * (thickness ** 2 / 6)
    return {
      joints: section * (bond / 2.7 + (0.9 * weight * height) / 2e3),
      units: section * (across / 2.7),
    }
  }

  /**
   * Pressure in kN/m² of the least work: the middle line moves by one, and the corner lines meet it at a
   * share of half the height, or of half the length where it lies level.
   */
  function carried({ length, height }: Panel, leaf: Leaf) {
    const { joints, units } = moments(leaf, height)
    const upright = (y: number) => {
      const work = (joints * length * 2) / y + (units * height * 4) / length
      return work / (length * (height - 2 * y) * 0.5 + (length * 2 * y) / 3)
    }
    const level = (x: number) => {
      const work = (units * height * 2) / x + (joints * length * 4) / height
      return work / (height * (length - 2 * x) * 0.5 + (height * 2 * x) / 3)
    }
    const steps = Array.from({ length: 20_000 }, (_, index) => (index + 1) / 20_000)
    const least = (of: (at: number) => number, side: number) =>
      steps.reduce(
        (best, share) => {
          const pressure = of((share * side) / 2)
          return pressure < best.pressure ? { pressure, at: (share * side) / 2 } : best
        },
        { pressure: Infinity, at: 0 },
      )
    const [vertical, flat] = [least(upright, height), least(level, length)]
    return vertical.pressure < flat.pressure
      ? { pressure: vertical.pressure, x: length / 2, y: vertical.at }
      : { pressure: flat.pressure, x: flat.at, y: height / 2 }
  }

  test('carries what the yield lines of least work carry', () => {
    const [first, second] = [carried(panel, outer), carried(panel, inner)]
    expectIndependent(article, {
      W_o: [first.pressure, carried(long, outer).pressure],
      W_i: [second.pressure],
      alpha_o: [moments(outer, 3).units / first.pressure / 4 ** 2],
      x_o: [carried(long, outer).x],
      W_Rd: [carried(high, high.outer).pressure + carried(high, high.inner).pressure],
      y_o: [carried(high, high.outer).y],
    })
    expect(article.body).toContain(
      `passes: ${first.pressure.toFixed(2)} kN/m² from the outer and ${second.pressure.toFixed(2)} from`,
    )
  })

  test('fails as a panel that is larger than its thickness allows, however weak the wind', () => {
    const failed = (inputs: Record<string, number>) =>
      trialOf('laterally-loaded-masonry-panels', { W_Ed: 1e-4, ...inputs }).failed
    expect(failed({ l: 5600, h: 5600 })).toEqual([])
    expect(failed({ l: 5900, h: 5900 })).toEqual([expect.stringContaining('2025')])
    expect(failed({ l: 6500, h: 3000 })).toEqual([expect.stringContaining('50 t_ef')])
  })
})
