import { root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the leg, the bay and the back-props of the article on temporary works', () => {
  const article = printedBy('temporary-works-falsework-and-backpropping')

  type Tube = { diameter: number; length: number; off: number }
  const slender: Tube = { diameter: 48.3, length: 1500, off: 10 }
  const stout: Tube = { diameter: 60.3, length: 2000, off: 20 }

  /** Second moment and area of a tube with a wall of 3.2 mm, by rings. */
  function rings({ diameter }: Tube) {
    let [area, inertia] = [0, 0]
    const step = 3.2 / 1000
    for (let r = diameter / 2 - 3.2 + step / 2; r < diameter / 2; r += step) {
      area += 2 * Math.PI * r * step
      inertia += Math.PI * r ** 3 * step
    }
    return { area, inertia }
  }

  /** Force in kN at which a bowed tube under an eccentric force first reaches 235/1.1 N/mm². */
  function leg(tube: Tube): number {
    const { area, inertia } = rings(tube)
    const { length, off } = tube
    const points = 80
    const step = length / points
    const arm = (at: number) => off + (length / 300) * Math.sin((Math.PI * at) / points)
    const stress = (force: number) => {
      const share = (force * step ** 2) / (210e3 * inertia)
      const matrix = Array.from({ length: points - 1 }, (_, row) =>
        Array.from({ length: points - 1 }, (_, at) =>
          row === at ? 2 - share : Math.abs(row - at) === 1 ? -1 : 0,
        ),
      )
      const sway = solved(
        matrix,
        Array.from({ length: points - 1 }, (_, row) => share * arm(row + 1)),
      )
      const moment = force * (arm(points / 2) + sway[points / 2 - 1]!)
      return force / area + (moment * tube.diameter) / 2 / inertia
    }
    return (
      root(
        (force) => stress(force) - 235 / 1.1,
        1e3,
        0.95 * ((Math.PI ** 2 * 210e3 * inertia) / length ** 2),
      ) / 1e3
    )
  }

  type Floors = {
    moduli: number[]
    levels: number
    slack: number
    spacing: number
    stiffness: number
    /** Point of the first prop; a row in the middle of the span where it is left out. */
    first?: number
  }

  /**
   * What each floor keeps of the pour in kN/m², by the moment in its middle: strips of one width of props as
   * beams on 120 points, single props between them, and only those that are in contact.
   */
  function kept({ moduli, levels, slack, spacing, stiffness, first }: Floors) {
    const points = 120
    const step = 6000 / points
    const inertia = (spacing * 225 ** 3) / 12
    const every = Math.round(spacing / step)
    const start = first ?? Math.floor((points - every * Math.floor((points - 1) / every)) / 2)
    const places = Array.from({ length: points - 1 }, (_, at) => at + 1).filter(
      (at) => (at - start) % every === 0 && at >= start,
    )
    const pour = 7.85e-3 * spacing
    // Sag at a point by a unit force at another, of a beam with EI = 1.
    const sag = (at: number, load: number) => {
      const [x, b] = at <= load ? [at * step, 6000 - load * step] : [6000 - at * step, load * step]
      return (b * x * (6000 ** 2 - b ** 2 - x ** 2)) / (6 * 6000)
    }
    const even = (at: number) => {
      const x = at * step
      return (pour * x * (6000 ** 3 - 2 * 6000 * x ** 2 + x ** 3)) / 24
    }
    let active = Array.from({ length: levels }, (_, level) => places.map((at) => ({ level, at }))).flat()
    let forces: number[] = []
    for (;;) {
      const matrix = active.map((one) =>
        active.map((other) => {
          const bend = sag(one.at, other.at)
          const upper = bend / (moduli[one.level]! * inertia)
          const lower = bend / (moduli[one.level + 1]! * inertia)
          const meets = other.level === one.level ? upper + lower : other.level < one.level ? -upper : -lower
          return Math.abs(other.level - one.level) > 1 ? 0 : meets + (one === other ? 1 / stiffness : 0)
        }),
      )
      forces = solved(
        matrix,
        active.map(({ level, at }) => (level === 0 ? even(at) / (moduli[0]! * inertia) : 0) - slack),
      )
      const left = active.filter((_, at) => forces[at]! > 0)
      if (left.length === active.length) break
      active = left
    }
    const moment = (at: number) => Math.min(at, points - at) * step * 0.5
    const shares = moduli.map((_, floor) => {
      const down = active.reduce(
        (sum, { level, at }, index) =>
          sum + (level === floor - 1 ? 1 : level === floor ? -1 : 0) * forces[index]! * moment(at),
        floor === 0 ? (pour * 6000 ** 2) / 8 : 0,
      )
      return ((down * 8) / 6000 ** 2 / spacing) * 1e3
    })
    // Reactions at the supports of each floor, as the even load that would have the same.
    const ends = moduli.map((_, floor) => {
      const at = (lever: (at: number) => number) =>
        active.reduce(
          (sum, one, index) =>
            sum +
            (one.level === floor - 1 ? 1 : one.level === floor ? -1 : 0) * forces[index]! * lever(one.at),
          floor === 0 ? pour * 3000 : 0,
        )
      const [left, right] = [at((place) => 1 - place / points), at((place) => place / points)]
      return (Math.max(left, right) / 3000 / spacing) * 1e3
    })
    return { shares, ends, greatest: Math.max(0, ...forces) / 1e3 }
  }

  const two: Floors = { moduli: [26e3, 30e3, 32e3], levels: 2, slack: 0.5, spacing: 1500, stiffness: 20e3 }
  const single: Floors = { moduli: [20e3, 30e3, 32e3], levels: 1, slack: 1, spacing: 1200, stiffness: 20e3 }

  /** Pressures between floors in kN/m²: masses on springs with gaps, slowed until they rest. */
  function rested({ moduli, levels, slack, spacing, stiffness }: Floors, slacks = [slack, slack]): number[] {
    const soft = moduli.map((modulus) => (384 * modulus * (225 ** 3 / 12)) / (5 * 6000 ** 4))
    const prop = stiffness / spacing ** 2
    const sags = [0, 0, 0]
    const pressures = () =>
      [0, 1].map((level) =>
        level < levels ? Math.max(0, prop * (sags[level]! - sags[level + 1]! - slacks[level]!)) : 0,
      )
    for (let round = 0; round < 20_000; round += 1)
      for (let floor = 0; floor < 3; floor += 1) {
        const [upper, lower] = pressures()
        const load = [7.85e-3 - upper!, upper! - lower!, lower!][floor]!
        sags[floor] = sags[floor]! + (load - soft[floor]! * sags[floor]!) / (4 * prop)
      }
    return pressures().map((pressure) => pressure * 1e3)
  }

  test('have the resistances, forces and shares that were found otherwise', () => {
    const lateral = (known: number) => {
      const vertical = (26 * 0.225 + 0.5 + 1.5) * 36
      return vertical / 40 > known + vertical / 100 ? vertical / 40 : known + vertical / 100
    }
    const above = (floorsOf: Floors) => {
      const [upper, lower] = rested(floorsOf, [0, floorsOf.slack])
      return upper! - lower!
    }
    expectIndependent(article, {
      N_Rd: [leg(slender), leg(stout)],
      F_H: [lateral(2), lateral(12)],
      p_1: [rested(two)[0]!, rested(single)[0]!],
      p_2: [rested(two)[1]!],
      x_2: [above(two), above(single)],
      x_3: [rested(two, [0, 0])[1]!],
      w_1: [kept(two).shares[0]!, kept(single).shares[0]!],
      w_2: [kept(two).shares[1]!],
    })
    expect(article.body).toContain(`would reach ${leg({ ...slender, off: 25 }).toFixed(1)} kN only`)
    expect(article.body).toContain(`would carry ${(25 * 0.225 + 0.5 + 7.85).toFixed(1)} kN/m²`)
  })

  test('counts the whole pour as a load of construction, and more for bearers that run on and for braces', () => {
    const area = 26 * 0.225 + 0.5 + 1.5
    expect(article.calculated('N_Ed')).toBeCloseTo(1.5 * area * 1.5 * 1.2 * 1.1 + 3, 6)
    const used = (1.15 * article.calculated('N_Ed')) / leg(slender)
    expect(article.body).toContain(`The leg is used to ${used.toFixed(2)} and`)
  })

  test('prints what the floors keep with other slack', () => {
    for (const slack of [0, 0.5, 1]) {
      const [upper, lower] = rested({ ...two, slack })
      const row = [
        slack === 0 ? '0' : slack.toFixed(1),
        (7.85 - upper!).toFixed(2),
        (upper! - lower!).toFixed(2),
        lower!.toFixed(2),
      ]
      expect(article.body).toContain(row.map((cell) => `<td>${cell}</td>`).join(''))
    }
  })

  test('adds enough for single props within the limits of the sheet', () => {
    let seed = 7
    const chance = (from: number, to: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return from + ((to - from) * seed) / 2_147_483_647
    }
    let [floors, middle, supports] = [0, 0, 0]
    for (let round = 0; round < 100; round += 1) {
      const moduli = [chance(12e3, 36e3), chance(12e3, 36e3), chance(12e3, 36e3)]
      const stiffness = (modulus: number) => (384 * modulus * (225 ** 3 / 12)) / (5 * 6000 ** 4)
      const spacing = 50 * Math.round(chance(12, 30))
      const floorsOf: Floors = {
        moduli,
        spacing,
        first: Math.round(chance(1, spacing / 50)),
        levels: round % 2 === 0 ? 2 : 1,
        slack: Math.max(0, (chance(-0.1, 0.2) * 7.85e-3) / stiffness(moduli[0]!)),
        stiffness: 30 ** chance(0, 1) * stiffness(Math.min(...moduli)) * spacing ** 2,
      }
      const [upper, lower] = rested(floorsOf)
      const { shares, ends, greatest } = kept(floorsOf)
      const model = [7.85 - upper!, upper! - lower!, lower!]
      floors = Math.max(floors, ...shares.map((share, at) => (share - model[at]!) / 7.85))
      supports = Math.max(supports, ...ends.map((end) => end / 7.85))
      middle = Math.max(middle, greatest / (7.85 * (spacing / 1e3) ** 2))
    }
    expect(floors).toBeLessThan(0.1)
    expect(middle).toBeLessThan(1.5)
    // No end of a floor has more than the whole pour, for which the sheet checks the shear.
    expect(supports).toBeLessThan(1)
    expect(supports).toBeGreaterThan(0.7)
  })
})
