import { integral, root, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the meshes, plates and bounds of the article on finite-element models', () => {
  const article = printedBy('checking-finite-element-models')

  /**
   * Deflection in mm at the end of the cantilever: beam elements with two nodes, straight displacements and
   * turns, and one point of integration.
   */
  function cantilever(elements: number): number {
    const size = 2 / elements
    const bending = 30e6 * ((0.2 * 0.4 ** 3) / 12)
    const shear = ((5 / 6) * 30e6 * 0.08) / 2.4
    const matrix = Array.from({ length: 2 * elements }, () => new Array<number>(2 * elements).fill(0))
    for (let element = 0; element < elements; element += 1) {
      // Shear strain and curvature in the middle, from deflection and turn at either end.
      const slide = [-1 / size, -0.5, 1 / size, -0.5]
      const curve = [0, -1 / size, 0, 1 / size]
      for (let row = 0; row < 4; row += 1)
        for (let at = 0; at < 4; at += 1) {
          const [one, other] = [2 * element + row - 2, 2 * element + at - 2]
          if (one < 0 || other < 0) continue
          matrix[one]![other]! +=
            size * (shear * slide[row]! * slide[at]! + bending * curve[row]! * curve[at]!)
        }
    }
    const loads = matrix.map((_, row) => (row === 2 * elements - 2 ? 100 : 0))
    return solved(matrix, loads)[2 * elements - 2]! * 1e3
  }

  const closed =
    (100 * 8e3) / (3 * 30e6 * ((0.2 * 0.4 ** 3) / 12)) + (100 * 2e3 * 2.4) / ((5 / 6) * 30e6 * 0.08)

  /** Middle deflection of the plate on simple supports, times 1000 D/(q a⁴): two membranes by differences. */
  function differences(steps: number): number {
    const inner = steps - 1
    const matrix = Array.from({ length: inner ** 2 }, (_, row) =>
      Array.from({ length: inner ** 2 }, (_, at) => {
        const [dx, dy] = [
          Math.abs((row % inner) - (at % inner)),
          Math.abs(Math.floor(row / inner) - Math.floor(at / inner)),
        ]
        return dx + dy === 0 ? 4 : dx + dy === 1 ? -1 : 0
      }),
    )
    const moments = solved(
      matrix,
      matrix.map(() => 1 / steps ** 2),
    )
    const sags = solved(
      matrix,
      moments.map((moment) => moment / steps ** 2),
    )
    return sags[(inner ** 2 - 1) / 2]! * 1e3
  }

  /** Sum of Navier's series in the middle, of what a term of two odd numbers has. */
  function navier(term: (m: number, n: number) => number): number {
    let sum = 0
    for (let m = 1; m < 400; m += 2)
      for (let n = 1; n < 400; n += 2)
        sum += ((-1) ** ((m + n - 2) / 2) * 16 * term(m, n)) / (Math.PI ** 6 * m * n * (m ** 2 + n ** 2) ** 2)
    return sum
  }
  const middle = navier(() => 1)

  /** Slope of the errors over the element size, both by logarithms. */
  const slope = (errors: [number, number]) => Math.log(errors[0] / errors[1]) / Math.log(2)

  /** End moment in kNm and frequency in Hz of the beam on turning springs that sags as the model does. */
  function onSprings(sag: number) {
    const [stiffness, length] = [210e6 * 29400e-8, 7.2]
    // Slope at the end by the load, less that by the end moment, is what the spring turns by.
    const turned = (spring: number) => {
      const moment = root(
        (end) => (20 * length ** 3) / 24 / stiffness - (end * length) / 2 / stiffness - end / spring,
        0,
        1e4,
      )
      const bend = (x: number) => (20 * x * (length - x)) / 2 - moment
      return { moment, deflection: integral((x) => (bend(x) / stiffness) * x, 0, length / 2) * 1e3 }
    }
    const spring = root((k) => turned(k).deflection - sag, 1, 1e8)
    // Symmetric mode: cosines and hyperbolic cosines about the middle, with no sag and balance at the ends.
    const balance = (wave: number) => {
      const half = (wave * length) / 2
      const share = -Math.cos(half) / Math.cosh(half)
      const turn = wave * (-Math.sin(half) + share * Math.sinh(half))
      const bend = wave ** 2 * (-Math.cos(half) + share * Math.cosh(half))
      return stiffness * bend + spring * turn
    }
    const wave = root(balance, (0.9 * Math.PI) / length, 4.8 / length)
    return {
      moment: turned(spring).moment,
      frequency: (wave ** 2 * Math.sqrt((stiffness * 1e3) / 2000)) / 2 / Math.PI,
    }
  }

  test('has meshes that behave as printed, and the limits of closed solutions', () => {
    for (const elements of [2, 4, 8]) expect(article.body).toContain(cantilever(elements).toFixed(4))
    for (const steps of [4, 8, 16]) expect(article.body).toContain(differences(steps).toFixed(6))
    expectIndependent(article, {
      p: [slope([closed - cantilever(4), closed - cantilever(8)])],
      f_0: [closed, 1e3 * middle],
      M_e: [onSprings(7.5).moment, onSprings(3).moment],
      f_R: [onSprings(7.5).frequency, onSprings(3).frequency],
    })
  })

  test('prints how fast a singular stress grows', () => {
    // Williams: both edges of a corner of 270 degrees are free.
    const power = root((n) => Math.sin(n * 1.5 * Math.PI) + n * Math.sin(1.5 * Math.PI), 0.3, 0.8)
    expect(article.body).toContain(`r^{-${(1 - power).toFixed(3)}}`)
    expect(article.body).toContain(`by ${(100 * (2 ** (1 - power) - 1)).toFixed(0)} per cent`)
  })

  test('prints what square plates have', () => {
    const bent = navier((m, n) => Math.PI ** 2 * (m ** 2 + 0.3 * n ** 2))
    expect(article.body).toContain(`<td>${middle.toFixed(5)}</td><td>${bent.toFixed(4)}</td>`)
    // Twisting moment in the corner, twice, holds it down.
    const twist = navier((m, n) => (-1) ** ((m + n - 2) / 2) * 0.7 * Math.PI ** 2 * m * n)
    expect(article.body).toContain(`${(2 * twist).toFixed(3)}\\,q a^2`)
  })

  test('prints what a clamped plate has, by differences over three meshes', () => {
    // Symmetric quarter: deflections at points within the clamped edges, mirrored beyond them.
    const plate = (steps: number) => {
      const half = steps / 2
      const index = (x: number, y: number): number | null => {
        const fold = (at: number) => (at > half ? steps - at : at < 0 ? -at : at)
        const [a, b] = [fold(x), fold(y)]
        return a === 0 || b === 0 ? null : (a - 1) * half + b - 1
      }
      const stencil: [number, number, number][] = [[0, 0, 20]]
      for (const [a, b] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        stencil.push([a, b, -8], [2 * a, 2 * b, 1])
      for (const a of [1, -1]) for (const b of [1, -1]) stencil.push([a, b, 2])
      const matrix = Array.from({ length: half ** 2 }, () => new Array<number>(half ** 2).fill(0))
      for (let x = 1; x <= half; x += 1)
        for (let y = 1; y <= half; y += 1)
          for (const [a, b, weight] of stencil) {
            const at = index(x + a, y + b)
            if (at !== null) matrix[index(x, y)!]![at]! += weight
          }
      const sags = solved(
        matrix,
        matrix.map(() => 1 / steps ** 4),
      )
      const sag = (x: number, y: number) => {
        const at = index(x, y)
        return at === null ? 0 : sags[at]!
      }
      const second = (x: number, y: number) => (sag(x + 1, y) - 2 * sag(x, y) + sag(x - 1, y)) * steps ** 2
      return {
        sag: sag(half, half),
        moment: -1.3 * second(half, half),
        edge: second(0, half),
      }
    }
    const [coarse, fine] = [plate(12), plate(24)]
    const limit = (key: 'sag' | 'moment' | 'edge') => fine[key] + (fine[key] - coarse[key]) / 3
    expect(Math.abs(limit('sag') / 0.00126 - 1)).toBeLessThan(0.01)
    expect(Math.abs(limit('moment') / 0.0231 - 1)).toBeLessThan(0.01)
    expect(Math.abs(limit('edge') / 0.0513 - 1)).toBeLessThan(0.01)
    expect(article.body).toContain('<td>0.00126</td><td>0.0231</td><td>0.0513</td>')
  })
})
