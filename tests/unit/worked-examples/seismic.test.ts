import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the school of the article on response spectra', () => {
  const article = printedBy('elastic-and-design-response-spectra')

  /** Acceleration over g, soil factor, corner periods in seconds, damping in per cent, behaviour factor. */
  type Site = { ground: number; soil: number; corners: [number, number, number]; damping: number; q: number }
  const school: Site = { ground: 0.3, soil: 1.15, corners: [0.2, 0.6, 2], damping: 5, q: 3.9 }
  const soft: Site = { ground: 0.3, soil: 1.35, corners: [0.2, 0.8, 2], damping: 2, q: 1.5 }
  const rock: Site = { ground: 0.1, soil: 1, corners: [0.15, 0.4, 2], damping: 5, q: 5 }

  /** To a period in small steps: a straight rise, a level, and falls by the power of each branch. */
  function walked({ ground, soil, corners }: Site, period: number, begins: number, plateau: number): number {
    const steps = 20_000
    let [value, at] = [begins, 0]
    for (let step = 0; step < steps; step += 1) {
      const middle = at + period / steps / 2
      const [rise, level, last] = corners
      const power = middle < level ? 0 : middle < last ? 1 : 2
      const slope = middle < rise ? (plateau - begins) / rise : -(power * value) / middle
      value += (slope * period) / steps
      at += period / steps
    }
    return ground * soil * value
  }
  const elastic = (of: Site, period: number) =>
    walked(of, period, 1, 2.5 * Math.max(0.55, Math.sqrt(10 / (5 + of.damping))))
  const design = (of: Site, period: number) => {
    const value = walked(of, period, 1 / 1.5, 2.5 / of.q)
    return period > of.corners[1] ? Math.max(value, of.ground / 5) : value
  }

  /** Stretch in mm of an oscillator whose spring gives its mass this acceleration. */
  const stretch = (acceleration: number, period: number) =>
    ((acceleration * 9.81) / ((2 * Math.PI) / period) ** 2) * 1e3

  test('has the ordinates and displacements that were found otherwise', () => {
    expectIndependent(article, {
      S_e: [elastic(school, 0.75), elastic(soft, 2.6)],
      S_d: [design(school, 0.75), design(soft, 2.6), design(rock, 3.5)],
      S_d2: [design(school, 0.45), design(soft, 0.1)],
      d_e: [stretch(elastic(school, 0.75), 0.75)],
      T_b: [root((period) => walked(rock, period, 1 / 1.5, 2.5 / 5) - 0.02, 0.5, 4)],
    })
  })

  test('prints the ordinates and the period of the lower bound', () => {
    const bound = root((period) => walked(school, period, 1 / 1.5, 2.5 / 3.9) - 0.06, 1, 4)
    for (const text of [
      `plateau is at ${elastic(school, 0.5).toFixed(3)} g`,
      `at 0.75 s ${elastic(school, 0.75).toFixed(3)} g`,
      `is ${design(school, 0.45).toFixed(3)} g on the plateau`,
      `and ${design(school, 0.75).toFixed(3)} g at 0.75 s`,
      `met at about ${bound.toFixed(1)} s`,
      `at 0.75 s is ${stretch(elastic(school, 0.75), 0.75).toFixed(0)} mm`,
    ])
      expect(article.body).toContain(text)
  })
})
