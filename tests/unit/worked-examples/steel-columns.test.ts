import { failingWith, valueWith } from '../../support/failing'
import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the column of the article on beam-columns', () => {
  const article = printedBy('beam-columns-combined-bending-and-compression')
  const E = 210e3

  type Column = Record<
    'h' | 'b' | 'tw' | 'tf' | 'r' | 'torsion' | 'yielding' | 'force' | 'major' | 'minor' | 'length',
    number
  > & { ratios: [major: number, minor: number] }
  /** Sizes in mm, the torsion constant of section tables in mm⁴, kN, kNm. */
  const one: Column = {
    ...{ h: 254.1, b: 254.6, tw: 8.6, tf: 14.2, r: 12.7, torsion: 57.6e4, yielding: 355 },
    ...{ force: 1200, major: 110, minor: 12, length: 4000, ratios: [0, 0] },
  }
  const longer: Column = { ...one, force: 700, major: 90, length: 6000, ratios: [-0.5, 1] }
  const small: Column = {
    ...{ h: 161.8, b: 154.4, tw: 8, tf: 11.5, r: 7.6, torsion: 19.2e4, yielding: 275 },
    ...{ force: 200, major: 30, minor: 4, length: 8000, ratios: [1, 0] },
  }

  /** Width at a height above the middle: flange, web, or the web with its fillets. */
  function widthAt({ h, b, tw, tf, r }: Column, y: number): number {
    const below = h / 2 - tf - Math.abs(y)
    if (below <= 0) return b
    return below < r ? tw + 2 * (r - Math.sqrt(r ** 2 - (r - below) ** 2)) : tw
  }
  const over = (column: Column, of: (y: number, width: number) => number, from = 0) =>
    2 * integral((y) => of(y, widthAt(column, y)), from, column.h / 2, 20000)
  const area = (column: Column) => over(column, (_, width) => width)
  const inertia = (column: Column) => ({
    major: over(column, (y, width) => width * y ** 2),
    minor: over(column, (_, width) => width ** 3 / 12),
  })
  const plastic = (column: Column) => ({
    major: (over(column, (y, width) => width * y) * column.yielding) / 1e6,
    minor: (over(column, (_, width) => (width / 2) ** 2) * column.yielding) / 1e6,
  })

  /** Moment in kNm of yielding strips, those in the middle taken by the axial force. */
  function bending(column: Column): number {
    const { h, force, yielding } = column
    const used = root(
      (y) => area(column) - over(column, (_, width) => width, y) - (force * 1e3) / yielding,
      0,
      h / 2,
    )
    return (over(column, (y, width) => width * y, used) * yielding) / 1e6
  }

  /** The reduction factor as the root of the Perry equation of a strut, or of a rolled beam. */
  function reduction(slenderness: number, imperfection: number, plateau = 0.2, beta = 1): number {
    const elastic = 1 / (beta * slenderness ** 2)
    if (slenderness <= plateau) return 1
    const perry = (chi: number) =>
      (1 - chi) * (elastic - chi) - imperfection * (slenderness - plateau) * elastic * chi
    return root(perry, 0, Math.min(1, elastic))
  }
  const squash = (column: Column) => area(column) * column.yielding
  const slenderness = (column: Column, about: 'major' | 'minor') =>
    Math.sqrt(squash(column) / ((Math.PI / column.length) ** 2 * E * inertia(column)[about]))
  const chiOf = (column: Column, about: 'major' | 'minor') =>
    reduction(slenderness(column, about), about === 'major' ? 0.34 : 0.49)

  /** Critical moment in kNm of a straight diagram: waves of twist of least energy, by repeated bending. */
  function critical(column: Column): number {
    const { h, tf, torsion, length, ratios } = column
    const [ratio] = ratios
    const { minor } = inertia(column)
    const waves = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => (count * Math.PI) / length)
    const stiffness = waves.map(
      (a) => (length / 2) * (81e3 * torsion * a ** 2 + ((E * minor * (h - tf) ** 2) / 4) * a ** 4),
    )
    const bent = waves.map((a) =>
      waves.map((b) =>
        integral(
          (x) => ((1 - ((1 - ratio) * x) / length) ** 2 * Math.sin(a * x) * Math.sin(b * x)) / (E * minor),
          0,
          length,
        ),
      ),
    )
    let shape: number[] = waves.map((_, at) => (at === 0 ? 1 : 0.1))
    let gain = 0
    for (let step = 0; step < 300; step += 1) {
      const next = bent.map(
        (row, at) => row.reduce((sum, value, of) => sum + value * shape[of]!, 0) / stiffness[at]!,
      )
      gain = Math.hypot(...next) / Math.hypot(...shape)
      shape = next.map((value) => value / Math.hypot(...next))
    }
    return 1 / Math.sqrt(gain) / 1e6
  }

  /** The two sums of Annex B, with these reduction factors and the critical moment of the article's C_1. */
  function sums(column: Column): [major: number, minor: number] {
    const { force, major, minor, ratios } = column
    const { h, tf, torsion, length } = column
    const euler = (Math.PI / length) ** 2 * E * inertia(column).minor
    const shape = Math.min(1.77 - 1.04 * ratios[0] + 0.27 * ratios[0] ** 2, 2.55)
    const moment = (shape * euler * Math.sqrt((h - tf) ** 2 / 4 + (81e3 * torsion) / euler)) / 1e6
    const slender = Math.sqrt(plastic(column).major / moment)
    const even = 1 / (1.33 - 0.33 * ratios[0])
    const factor = Math.min(1, 1 - 0.5 * (1 - even) * (1 - 2 * (slender - 0.8) ** 2))
    const sideways = Math.min(
      1,
      1 / slender ** 2,
      Math.min(reduction(slender, 0.34, 0.4, 0.75), 1 / slender ** 2) / factor,
    )
    const [ny, nz] = (['major', 'minor'] as const).map(
      (about) => (force * 1e3) / squash(column) / chiOf(column, about),
    ) as [number, number]
    const [cy, cz] = ratios.map((ratio) => Math.max(0.4, 0.6 + 0.4 * ratio)) as [number, number]
    const kyy = cy * (1 + ny * Math.min(slenderness(column, 'major') - 0.2, 0.8))
    const kzz = cz * (1 + nz * Math.min(2 * slenderness(column, 'minor') - 0.6, 1.4))
    const kzy = 1 - (0.1 * nz * Math.min(1, slenderness(column, 'minor'))) / (cy - 0.25)
    const used = [major / sideways / plastic(column).major, minor / plastic(column).minor] as const
    return [ny + kyy * used[0] + 0.6 * kzz * used[1], nz + kzy * used[0] + kzz * used[1]]
  }

  test('has the reductions of Perry, the moments of strips and of least energy, and both sums', () => {
    expectIndependent(article, {
      'M_N.y': [bending(one), bending(small)],
      chi_y: [chiOf(one, 'major'), chiOf(small, 'major')],
      chi_z: [chiOf(one, 'minor'), chiOf(longer, 'minor')],
      M_cr: [one, small].map(critical),
      u_2: [one, longer, small].map((column) => sums(column)[1]),
      u_1: [sums(longer)[0]],
    })
  })

  test('takes a critical moment below that of least energy, by at most a tenth', () => {
    const C1 = (ratio: number) => Math.min(1.77 - 1.04 * ratio + 0.27 * ratio ** 2, 2.55)
    const even = critical({ ...one, ratios: [1, 0] })
    for (const ratio of [-1, -0.5, 0, 0.5]) {
      const exact = critical({ ...one, ratios: [ratio, 0] }) / even
      expect(C1(ratio)).toBeLessThan(exact)
      expect(C1(ratio)).toBeGreaterThan(0.9 * exact)
    }
  })

  test('takes the parts between restraints as bent evenly, and the larger k_c of the two annexes', () => {
    const slug = 'beam-columns-combined-bending-and-compression'
    expect(failingWith(slug, {})).toEqual([])
    const held = { L_y: 8, L_z: 4 }
    const whole = critical({ ...one, ratios: [1, 0] })
    expect(Math.abs(valueWith(slug, 'M_cr', held) / whole - 1)).toBeLessThan(0.01)
    for (const name of ['C_mz', 'C_mLT', 'k_c']) expect(valueWith(slug, name, held)).toBeCloseTo(1, 9)
    expect(valueWith(slug, 'C_my', held)).toBe(0.6)
    expect(valueWith(slug, 'C_my', { L_y: 2, L_z: 4 })).toBe(1)
    expect(valueWith(slug, 'k_c', { psi_y: -1 })).toBeCloseTo(Math.sqrt(1 / 2.55), 9)
    expect(valueWith(slug, 'k_c', { psi_y: -0.5 })).toBeCloseTo(1 / (1.33 + 0.165), 9)
  })

  test('lets no moment relieve it beyond its force of buckling', () => {
    const slug = 'beam-columns-combined-bending-and-compression'
    const beyond = { N_Ed: 11_600, M_y: 4510, M_z: 923, L_z: 17.5, section: '152x152x30', grade: 'S235' }
    expect(valueWith(slug, 'k_zy', beyond)).toBe(0)
    expect(failingWith(slug, beyond)).toContain('Buckling about the minor axis')
    expect(valueWith(slug, 'u_2', beyond)).toBeGreaterThan(1)
  })

  test('prints the sums of the example', () => {
    const [major, minor] = sums(one)
    expect(article.body).toContain(`are ${major.toFixed(2)} and ${minor.toFixed(2)}`)
  })
})
