import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the pad and the clay of the article on settlement', () => {
  const article = printedBy('settlement-of-foundations')

  /** Vertical stress below the middle of a rectangle: point loads on cells, by a quarter of it. */
  function stress(width: number, length: number, pressure: number, depth: number, cells = 150): number {
    const [dx, dy] = [length / 2 / cells, width / 2 / cells]
    let sum = 0
    for (let i = 0; i < cells; i += 1)
      for (let j = 0; j < cells; j += 1) {
        const distance = Math.hypot((i + 0.5) * dx, (j + 0.5) * dy)
        const reach = (1 + (distance / depth) ** 2) ** 2.5
        sum += (4 * pressure * dx * dy * 3) / (2 * Math.PI * depth ** 2 * reach)
      }
    return sum
  }

  type Pad = {
    width: number
    length: number
    pressure: number
    layers: [thickness: number, modulus: number][]
  }
  const one: Pad = {
    ...{ width: 2.2, length: 3, pressure: 160 },
    layers: [
      [1.5, 30e3],
      [2, 12e3],
      [4, 8e3],
    ],
  }
  const other: Pad = {
    ...{ width: 4, length: 4, pressure: 110 },
    layers: [
      [3, 18e3],
      [4, 12e3],
      [6, 8e3],
    ],
  }

  /** Settlement in mm: strains of thin sublayers; point loads close to the surface need small cells. */
  function settled({ width, length, pressure, layers }: Pad): number {
    let [top, sum] = [0, 0]
    for (const [thickness, modulus] of layers) {
      sum += integral(
        (z) => stress(width, length, pressure, z, z < 0.1 * width ? 400 : 60) / modulus,
        top,
        top + thickness,
        100,
      )
      top += thickness
    }
    return sum * 1e3
  }

  /** Depths of the middle of the second layer and of the base of the third. */
  const depths = ({ layers }: Pad): [number, number] => {
    const [first, second, third] = layers.map(([thickness]) => thickness) as [number, number, number]
    return [first + second / 2, first + second + third]
  }

  type Clay = Record<'width' | 'length' | 'top' | 'thick' | 'now' | 'past', number>
  const raft: Clay = { width: 6, length: 10, top: 2.5, thick: 4, now: 80, past: 110 }
  const square: Clay = { width: 8, length: 8, top: 4, thick: 3, now: 95, past: 180 }

  /** Settlement in mm of sublayers, each with its own added stress and the stresses of the middle before. */
  const consolidated = ({ width, length, top, thick, now, past }: Clay, pressure = 120) =>
    integral(
      (z) => {
        const after = now + stress(width, length, pressure, z, 60)
        const stiff = (0.05 / 1.9) * Math.log(Math.min(after, past) / now)
        return (stiff + (after > past ? (0.3 / 1.9) * Math.log(after / past) : 0)) / Math.LN10
      },
      top,
      top + thick,
      200,
    ) * 1e3

  /** Degree of consolidation by the series of the diffusion equation. */
  function degree(time: number): number {
    let left = 0
    for (let term = 0; term < 500; term += 1) {
      const m = (Math.PI / 2) * (2 * term + 1)
      left += (2 / m ** 2) * Math.exp(-m * m * time)
    }
    return 1 - left
  }

  test('have the stresses, settlements and the consolidation that were found otherwise', () => {
    const at = (pad: Pad, which: 0 | 1) => stress(pad.width, pad.length, pad.pressure, depths(pad)[which])
    expectIndependent(article, {
      sigma_3: [at(one, 0), at(other, 0)],
      sigma_6: [at(one, 1), at(other, 1)],
      s_1: [settled(one), settled(other)],
      s_c: [consolidated(raft), consolidated(square)],
      U_t: [degree(2 / 2 ** 2), degree((2 * 0.3) / 3 ** 2)],
    })
  })

  test('prints what a lower net pressure brings', () => {
    const [less, whole] = [consolidated(raft, 80), consolidated(raft)]
    expect(Math.abs(less - 56)).toBeLessThan(1.5)
    expect(article.body).toContain('would bring 56 mm, little more than half')
    expect(less / whole).toBeGreaterThan(0.5)
    expect(less / whole).toBeLessThan(0.6)
  })

  /** Settlement below the middle of a circle of radius 1 on elastic ground, over the sum of stresses. */
  function exactOverSum(ratio: number, depth: number): number {
    const k = 3 - 4 * ratio
    const bessel = (t: number) => integral((a) => Math.cos(a - t * Math.sin(a)), 0, Math.PI, 100) / Math.PI
    // Burmister's layer on rough rock, less the half space, whose transform is 1.
    const layer = (x: number) =>
      (2 * k * Math.sinh(2 * x) - 4 * x) / (2 * k * Math.cosh(2 * x) + 1 + k * k + 4 * x * x) - 1
    const rock = Number.isFinite(depth)
      ? integral((t) => (bessel(t) / t) * layer(t * depth), 1e-6, 40 / depth, 1000)
      : 0
    const exact = 2 * (1 - ratio ** 2) * (1 + rock)
    const stressed = integral(
      (u) => (1 - (1 + ((1 - u) / u) ** -2) ** -1.5) / u ** 2,
      1 / (1 + depth),
      1,
      4000,
    )
    return (((1 - ratio) / ((1 + ratio) * (1 - 2 * ratio))) * exact) / stressed
  }

  test('prints what rock and lateral strain add to the sum of vertical stresses', () => {
    for (const ratio of [0.2, 0.3, 0.4]) {
      const share = 1 / exactOverSum(ratio, Infinity)
      expect(share).toBeCloseTo((1 - 2 * ratio) / (1 - ratio) ** 2, 3)
      expect(article.body).toContain(`${share.toFixed(2)} ${ratio === 0.2 ? 'of it for' : 'for'}`)
    }
    const rocks = [0.25, 0.5, 1, 2, 4].map((depth) => exactOverSum(0, depth))
    expect(Math.max(...rocks)).toBe(rocks[2])
    expect(rocks[2]).toBeLessThan(1.12)
    expect(article.body).toContain(
      'adds about a tenth at most, which it does where it lies half a width deep',
    )
  })

  test('prints the stress below pads and the spread of 2:1', () => {
    for (const ratio of [0.5, 1, 2, 3, 5]) {
      const exact = stress(2, 2, 1, 2 * ratio, 300)
      const row = `<td>${ratio}</td><td>${exact.toFixed(2)}</td><td>${(1 / (1 + ratio) ** 2).toFixed(2)}</td>`
      expect(article.body).toContain(row)
    }
  })
})
