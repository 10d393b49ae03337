import { root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

const YIELD = 500 / 1.15

/** A bar, or a strip of concrete: its area and where it lies, from the middle of the section. */
type Part = { area: number; along: number; up: number }
type Law = 'block' | 'parabola'

interface Section {
  width: number
  depth: number
  strength: number
  bars: Part[]
}

/** Force and both moments of a section whose compressed edge lies in a direction, by its parts. */
function sums({ width, depth, strength, bars }: Section, law: Law, angle: number, fibres: Part[]) {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const edge = (width / 2) * Math.abs(sine) + (depth / 2) * Math.abs(cosine)
  const [limit, share] = law === 'block' ? [0.00175, 1 / 2] : [0.002, 3 / 7]
  return (axis: number) => {
    const strain = ({ along, up }: Part) => {
      const below = edge - along * sine - up * cosine
      return axis <= 2 * edge
        ? (0.0035 * (axis - below)) / axis
        : (limit * (axis - below)) / (axis - 2 * share * edge)
    }
    const ofConcrete = (part: Part) => {
      if (law === 'block') return edge - part.along * sine - part.up * cosine < 0.8 * axis ? strength : 0
      return strength * (1 - (1 - Math.min(1, Math.max(0, strain(part) / 0.002))) ** 2)
    }
    const ofSteel = (part: Part) => Math.max(-YIELD, Math.min(YIELD, 200e3 * strain(part)))
    let [force, strong, weak] = [0, 0, 0]
    for (const [parts, stress] of [
      [fibres, ofConcrete],
      [bars, ofSteel],
    ] as const)
      for (const part of parts) {
        const share = part.area * stress(part)
        force += share
        strong += share * part.up
        weak += share * part.along
      }
    return { force, strong, weak }
  }
}

/** The moments that a section resists at a force, its compressed edge in a direction. */
function resisted(section: Section, law: Law, force: number, angle: number, fibres: Part[]) {
  const at = sums(section, law, angle, fibres)
  return at(root((axis) => at(axis).force - force, 1, 20 * (section.width + section.depth)))
}

const grid = ({ width, depth }: Section, columns: number, rows: number): Part[] =>
  Array.from({ length: columns * rows }, (_, at) => ({
    area: (width * depth) / columns / rows,
    along: (((at % columns) + 0.5) / columns - 0.5) * width,
    up: ((Math.floor(at / columns) + 0.5) / rows - 0.5) * depth,
  }))

describe('the column of the article on axial force and moment', () => {
  const article = printedBy('concrete-column-interaction-and-biaxial-bending')
  const bar = (diameter: number, along: number, up: number): Part => ({
    area: (Math.PI * diameter ** 2) / 4,
    along,
    up,
  })
  const column: Section = {
    width: 300,
    depth: 450,
    strength: 32 / 1.5,
    bars: [-97, 0, 97].flatMap((along) =>
      [-172, 0, 172].filter((up) => along !== 0 || up !== 0).map((up) => bar(20, along, up)),
    ),
  }
  const square: Section = {
    width: 400,
    depth: 400,
    strength: 40 / 1.5,
    bars: [-150, 150].flatMap((along) => [-150, 150].map((up) => bar(25, along, up))),
  }

  const aboutStrong = (section: Section, law: Law, force: number) =>
    resisted(section, law, force, 0, grid(section, 1, 4000)).strong / 1e6
  const aboutWeak = (section: Section, law: Law, force: number) =>
    resisted(section, law, force, Math.PI / 2, grid(section, 4000, 1)).weak / 1e6

  test('has the moments of 4,000 strips', () => {
    expectIndependent(article, {
      'M_R.y': [aboutStrong(column, 'block', 1800e3), aboutStrong(square, 'block', 600e3)],
      'M_R.z': [aboutWeak(column, 'parabola', 1800e3), aboutWeak(square, 'parabola', 600e3)],
      N_Rd: [
        (300 * 450 * column.strength + column.bars.reduce((sum, { area }) => sum + area, 0) * YIELD) / 1e3,
      ],
    })
  })

  /** By how much 180 and 45 kNm use the column up, by fibres with the parabola, its axis turned. */
  function used(force: number): number {
    const fibres = grid(column, 30, 30)
    const wanted = 45 / 180
    const at = (step: number) => resisted(column, 'parabola', force, (step * Math.PI) / 60, fibres)
    let [low, high, step] = [at(0), at(1), 1]
    while (high.weak / high.strong < wanted) [low, high, step] = [high, at(step + 1), step + 1]
    // On the straight line between two neighbours.
    const share =
      (wanted * low.strong - low.weak) / (high.weak - low.weak - wanted * (high.strong - low.strong))
    return 180e6 / (low.strong + share * (high.strong - low.strong))
  }

  test('prints how near the criterion is to a fibre model', () => {
    const steel = column.bars.reduce((sum, { area }) => sum + area, 0)
    for (const [force, exponent, criterion, fibres] of [
      ['300', '1.00', '1.05', '0.86'],
      ['900', '1.11', '0.84', '0.77'],
      ['1 800', '1.29', '0.82', '0.81'],
      ['2 700', '1.48', '1.06', '1.08'],
    ] as const) {
      const load = Number(force.replace(' ', '')) * 1e3
      const ratio = load / (300 * 450 * column.strength + steel * YIELD)
      const a = Math.max(1, 1 + (0.5 * (ratio - 0.1)) / 0.6)
      const sum =
        (180 / aboutStrong(column, 'block', load)) ** a + (45 / aboutWeak(column, 'block', load)) ** a
      expect([a.toFixed(2), (sum ** (1 / a)).toFixed(2), used(load).toFixed(2)]).toEqual([
        exponent,
        criterion,
        fibres,
      ])
      expect(article.body).toContain(
        `<tr><td>${force}</td><td>${exponent}</td><td>${criterion}</td><td>${fibres}</td></tr>`,
      )
    }
  })
})
