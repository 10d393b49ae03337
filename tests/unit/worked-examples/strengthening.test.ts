import { root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the beam and the column of the article on strengthening', () => {
  const article = printedBy('strengthening-members-under-load')

  type Plate = { width: number; thickness: number; yields: number }
  /** Height above the soffit of the old beam, area and yield strength. */
  type Fibre = { at: number; area: number; yields: number; isNew: boolean }

  const STEP = 0.5
  const levels = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / STEP) }, (_, row) => from + (row + 0.5) * STEP)

  const section = ({ width, thickness, yields }: Plate): Fibre[] => [
    ...levels(0, 350).map((at) => ({
      at,
      area: STEP * (at < 10 || at > 340 ? 170 : 7),
      yields: 235,
      isNew: false,
    })),
    ...levels(-thickness, 0).map((at) => ({ at, area: STEP * width, yields, isNew: true })),
  ]

  /** Strain at the soffit and curvature that balance a moment in Nmm about the soffit, elastically. */
  function balanced(fibres: Fibre[], moment: number): [number, number] {
    const sum = (of: (fibre: Fibre) => number) => fibres.reduce((total, fibre) => total + of(fibre), 0)
    const first = sum(({ area, at }) => area * at)
    const [strain, bend] = solved(
      [
        [sum(({ area }) => area), first],
        [first, sum(({ area, at }) => area * at ** 2)],
      ],
      [0, moment / 210e3],
    )
    return [strain!, bend!]
  }

  /** Stress in N/mm², tension positive: the old beam under the first moment, all under the rest. */
  function stressAt(height: number, isNew: boolean, plate: Plate, locked: number, later: number): number {
    const all = section(plate)
    const [s0, k0] = balanced(
      all.filter((fibre) => !fibre.isNew),
      -locked * 1e6,
    )
    const [s1, k1] = balanced(all, -later * 1e6)
    return 210e3 * ((isNew ? 0 : s0 + k0 * height) + s1 + k1 * height)
  }

  /** Moment in kNm of elastic-plastic fibres with a curvature beyond that of the locked-in moment. */
  function bent(plate: Plate, locked: number, curvature: number): { moment: number; inPlate: number } {
    const all = section(plate)
    const [s0, k0] = balanced(
      all.filter((fibre) => !fibre.isNew),
      -locked * 1e6,
    )
    const forces = (soffit: number) =>
      all.map(({ at, area, yields, isNew }) => {
        const strain = (isNew ? 0 : s0 + k0 * at) + soffit - curvature * at
        return area * Math.max(-yields, Math.min(yields, 210e3 * strain))
      })
    const soffit = root((s) => forces(s).reduce((a, b) => a + b, 0), -0.05, curvature * 350 + 0.05)
    const found = forces(soffit)
    return {
      moment: -found.reduce((total, force, at) => total + force * all[at]!.at, 0) / 1e6,
      inPlate: found.filter((_, at) => all[at]!.isNew).reduce((a, b) => a + b, 0),
    }
  }

  const first: Plate = { width: 120, thickness: 10, yields: 275 }
  const second: Plate = { width: 150, thickness: 8, yields: 235 }
  const moment = (load: number, x = 3.5) => (load * x * (7 - x)) / 2

  /** Shear flow in N/mm between plate and flange near a place, from the plate's force on either side. */
  function flow(plate: Plate, load: number, x: number): number {
    const force = (at: number) =>
      plate.width * plate.thickness * stressAt(-plate.thickness / 2, true, plate, 0, moment(load, at))
    return (force(x + 0.001) - force(x - 0.001)) / 2
  }

  test('have the stresses, moments and flows that were found otherwise', () => {
    const top = (plate: Plate, locked: number, later: number) =>
      -stressAt(350, false, plate, moment(locked), moment(later))
    expectIndependent(article, {
      sigma_t: [top(first, 10.8, 24), top(second, 3, 35)],
      sigma_p: [stressAt(-10, true, first, moment(10.8), moment(24))],
      'M_pl.Rd': [bent(first, moment(10.8), 2e-3).moment, bent(second, moment(3), 2e-3).moment],
      v_1: [flow(first, 24, 0.8)],
      e_0: [column(800, 75, 30).spent],
      N_Rd: [column(800, 75, 30).resists, column(1300, 100, 40).resists],
    })
  })

  test('has a weld that follows the plate to yield, as fibres along the span show', () => {
    // Moments beyond the locked-in one, and the plate's force, over rising curvature.
    const path = Array.from({ length: 120 }, (_, at) => bent(first, 0, at * 4e-7))
    const forceAt = (x: number) => {
      const wanted = moment(34.8, x)
      const next = path.findIndex(({ moment: reached }) => reached >= wanted)
      const [low, high] = [path[next - 1]!, path[next]!]
      const share = (wanted - low.moment) / (high.moment - low.moment)
      return low.inPlate + share * (high.inPlate - low.inPlate)
    }
    const flows = Array.from(
      { length: 25 },
      (_, at) => (forceAt(0.9 + at * 0.1) - forceAt(0.8 + at * 0.1)) / 100,
    )
    expect(Math.max(...flows)).toBeLessThan(article.calculated('v_p'))
  })

  test('has a weld that follows a plate which gets the locked-in load as well when the beam yields', () => {
    // A fibre model at the bending resistance, with nearly all of its elastic moment locked in: the plate
    // takes up the rest of the load and what yielding sheds, over the length that has yielded.
    const share = 0.85
    const total = (223 * 8) / 49
    const locked = (share * 160.1 * 8) / 49
    const forceAt = (x: number) => {
      const wanted = moment(total, x)
      let [low, high] = [0, 5e-5]
      for (let halving = 0; halving < 14; halving += 1) {
        const curvature = (low + high) / 2
        if (bent(first, moment(locked, x), curvature).moment < wanted) low = curvature
        else high = curvature
      }
      return bent(first, moment(locked, x), low).inPlate
    }
    const forces = [0.9, 1.7, 2.5, 2.9, 3.3].map((x) => [x * 1e3, forceAt(x)] as const)
    const flows = forces.slice(1).map(([x, force], at) => (force - forces[at]![1]) / (x - forces[at]![0]))
    expect(Math.max(...flows)).toBeLessThan(article.calculated('v_p'))
  })

  test('prints the stresses of other shares locked in', () => {
    for (const locked of [0, 10.8, 20]) {
      const later = moment(34.8 - locked)
      const top = -stressAt(350, false, first, moment(locked), later)
      const plate = stressAt(-10, true, first, moment(locked), later)
      const plastic = bent(first, moment(locked), 2e-3).moment
      const row = [locked, ...[top, plate, plastic].map((value) => value.toFixed(0))]
      expect(article.body).toContain(row.map((cell) => `<td>${cell}</td>`).join(''))
    }
  })

  /** Strain of the core when its force is reached, and the force in kN when the core is at 0.002. */
  function column(locked: number, jacket: number, strength: number) {
    const curve = (strain: number, fcd: number) => fcd * (2 * (strain / 0.002) - (strain / 0.002) ** 2)
    const core = (strain: number) =>
      (90e3 - 1257) * curve(strain, 20 / 1.5) + 1257 * Math.min(200e3 * strain, 250 / 1.15)
    let spent = 0
    while (core(spent) < locked * 1e3) spent += 1e-6
    const around = (300 + 2 * jacket) ** 2 - 90e3
    let strain = spent
    while (strain + 1e-6 <= 0.002) strain += 1e-6
    const since = strain - spent
    const added = (around - 1608) * curve(since, strength / 1.5) + 1608 * Math.min(200e3 * since, 500 / 1.15)
    return { spent, resists: (core(strain) + added) / 1e3, around }
  }

  test('prints what locking in costs', () => {
    const whole = column(0, 75, 30).resists
    expect(Math.round(100 * (1 - column(800, 75, 30).resists / whole))).toBe(10)
    expect(Math.round(100 * (1 - column(1300, 75, 30).resists / whole))).toBe(30)
  })
})
