import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beam of the article on prestress', () => {
  const article = printedBy('prestress-and-post-tensioning')

  type Beam = { span: number; depth: number; drape: number; area: number; slip: number; own: number }
  const one: Beam = { span: 16, depth: 900, drape: 330, area: 2100, slip: 6, own: 13.5 }
  const other: Beam = { span: 12, depth: 700, drape: 240, area: 1500, slip: 4, own: 10.5 }
  const [strand, width] = [195e3, 600]
  const young = 22e3 * Math.pow(4.8, 0.3)
  const jack = ({ area }: Beam) => (area * Math.min(0.8 * 1860, 0.9 * 1640)) / 1e3

  /** Force in kN at each of 20,000 steps from the jack to the far end: what each step rubs off. */
  function along(beam: Beam): number[] {
    const steps = 20000
    const step = beam.span / steps
    const slope = (x: number) => ((4 * beam.drape) / 1e3 / beam.span) * (1 - (2 * x) / beam.span)
    const forces = [jack(beam)]
    for (let at = 0; at < steps; at += 1) {
      const turn = Math.abs(slope((at + 1) * step) - slope(at * step))
      const last = forces.at(-1)!
      // The mean of the step's two ends rubs.
      const guess = last * (1 - 0.19 * (turn + 0.008 * step))
      forces.push(last - 0.19 * ((last + guess) / 2) * (turn + 0.008 * step))
    }
    return forces
  }

  /** Force in the middle and where the slip ends: the curve is folded back so far as the slip lasts. */
  function slipped(beam: Beam): { middle: number; largest: number } {
    const forces = along(beam)
    const step = (beam.span * 1e3) / 20000
    const spent = (reach: number) => {
      const foot = forces[reach]!
      const sum = forces.slice(0, reach).reduce((total, force) => total + 2 * (force - foot), 0)
      return (sum * 1e3 * step) / (strand * beam.area)
    }
    let reach = 0
    for (let jump = 16384; jump >= 1; jump /= 2)
      if (reach + jump <= 20000 && spent(reach + jump) < beam.slip) reach += jump
    const middle = forces[10000]!
    return { middle: reach <= 10000 ? middle : 2 * forces[reach]! - middle, largest: forces[reach]! }
  }

  function section({ depth, drape }: Beam) {
    const area = width * depth
    const inertia = integral((y) => width * y ** 2, -depth / 2, depth / 2)
    /** Compression at the tendons under a force in kN and a moment in kNm. */
    const stress = (force: number, moment: number) =>
      (force * 1e3) / area + ((force * 1e3 * drape - moment * 1e6) * drape) / inertia
    return { area, inertia, stress }
  }

  /** Force in kN that the second of two tendons takes from both, a quarter of its shortening in the mean. */
  const shortened = (beam: Beam) => {
    const early = section(beam).stress(slipped(beam).middle, (beam.own * beam.span ** 2) / 8)
    return (beam.area * strand * early) / young / 4 / 1e3
  }

  /** Force in the end: strand and concrete beside it shorten alike, with creep for all that is new. */
  function left(beam: Beam): number {
    const { stress } = section(beam)
    const moment = (load: number) => (load * beam.span ** 2) / 8
    const start = slipped(beam).middle - shortened(beam)
    const level = (start * 1e3) / beam.area / 1860
    const relaxed =
      0.66 * 2.5 * Math.exp(9.1 * level) * Math.pow(500, 0.75 * (1 - level)) * 1e-5 * 0.8 * start * 1e3
    const old = stress(start, moment(beam.own + 15 + 0.3 * 14))
    const end = root(
      (force) => {
        const gone = (start - force) * 1e3
        const steel = (gone - relaxed) / beam.area / strand
        // What the concrete gets back as the force falls, elastic and with 0.8 of the creep.
        const back = (stress(start, 0) - stress(force, 0)) / young
        return steel - (0.3e-3 + (2 * old) / young - back * (1 + 0.8 * 2))
      },
      0,
      start,
    )
    return end
  }

  /** Ultimate moment in kNm: strips of the block balance the strands at their strength. */
  function ultimate({ depth, drape, area }: Beam): number {
    const pull = (area * 1640) / 1.15
    const block = (depthOf: number, weight: (y: number) => number) =>
      integral((y) => weight(y) * width * (40 / 1.5), 0, depthOf)
    const height = root((y) => block(y, () => 1) - pull, 0, depth)
    return block(height, (y) => depth / 2 + drape - y) / 1e6
  }

  test('loses what steps along the tendon and equal strains take from it', () => {
    expectIndependent(article, {
      P_1: [along(one)[10000]!, along(other)[10000]!],
      P_2: [slipped(one).middle, slipped(other).middle],
      P_3: [slipped(one).largest - shortened(one), slipped(other).largest - shortened(other)],
      P_inf: [left(one), left(other)],
      M_Rd: [ultimate(one), ultimate(other)],
    })
  })

  test('prints the force along the tendon', () => {
    const forces = along(one)
    for (const place of [0, 4, 8, 12, 16]) {
      const force = Math.round(forces[place * 1250]!)
        .toLocaleString('en')
        .replace(',', ' ')
      expect(article.body).toContain(`<td>${place}</td><td>${force}</td>`)
    }
  })
})
