import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the bored pile of the article on axially loaded piles', () => {
  const article = printedBy('axially-loaded-piles')

  type Pile = { diameter: number; length: number; top: number; adhesion?: number }
  type Factors = { model: number; shaft: number; base: number }
  const bored: Pile = { diameter: 0.6, length: 20, top: 75 }
  const driven: Pile = { diameter: 0.45, length: 14, top: 60 }
  const wide: Pile = { diameter: 0.9, length: 24, top: 150, adhesion: 0.6 }

  /** Rows of the annex for set R4: without and with explicit verification of serviceability. */
  const R4 = {
    driven: [
      { base: 1.7, shaft: 1.5 },
      { base: 1.5, shaft: 1.3 },
    ],
    bored: [
      { base: 2.0, shaft: 1.6 },
      { base: 1.7, shaft: 1.4 },
    ],
  } as const

  /** Shaft and base in kN: slices of the shaft, and nine times the strength below it. */
  function parts({ diameter, length, top, adhesion = 0.5 }: Pile) {
    const sum = integral((z) => adhesion * (top + 6 * z), 0, length)
    const stress = Math.min(sum, 110 * length)
    const area = integral((r) => 2 * Math.PI * r, 0, diameter / 2)
    return { shaft: stress * Math.PI * diameter, base: 9 * (top + 6 * length) * area }
  }

  const resistance = (pile: Pile, { model, shaft, base }: Factors) =>
    parts(pile).shaft / model / shaft + parts(pile).base / model / base

  const untested: Factors = { model: 1.4, ...R4.bored[0] }
  const tested: Factors = { model: 1.2, ...R4.bored[1] }

  test('has the resistances that were found otherwise', () => {
    expectIndependent(article, {
      R_s: [parts(bored).shaft, parts(wide).shaft],
      R_1: [resistance(driven, { model: 1.4, shaft: 1, base: 1 })],
      R_2: [
        resistance(bored, untested),
        resistance(driven, { model: 1.4, ...R4.driven[1] }),
        resistance(wide, { model: 1.2, ...R4.bored[0] }),
      ],
      R_t: [resistance(bored, tested)],
    })
    expect(parts(wide).shaft).toBeCloseTo(110 * 24 * Math.PI * 0.9, 6)
  })

  test('prints the utilisation, the traditional factors and the length that tests save', () => {
    const { shaft, base } = parts(bored)
    // Rounded up: a pile that is shorter by the rounding does not carry the load.
    const long = (factors: Factors) =>
      (
        Math.ceil(root((length) => resistance({ ...bored, length }, factors) - 1090, 5, 40) * 10) / 10
      ).toFixed(1)
    for (const text of [
      `governs at ${(1090 / resistance(bored, untested)).toFixed(2)}.`,
      `working load is ${((shaft + base) / 1000).toFixed(2)}, and ${(shaft / 1000).toFixed(2)} on the shaft`,
      `give ${resistance(bored, tested).toFixed(0).replace('1', '1,')} kN, a third more`,
      `${long(untested)} m without tests, ${long(tested)} m with them`,
    ])
      expect(article.body).toContain(text)
    expect(resistance(bored, tested) / resistance(bored, untested)).toBeCloseTo(1.34, 2)
  })
})
