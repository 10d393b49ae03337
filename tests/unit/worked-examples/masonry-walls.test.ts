import { root } from '../../support/numerics'
import { expectIndependent, expectPrinted, printedBy } from '../../support/printed'

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
