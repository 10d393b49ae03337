import { expectPrinted, printedBy } from '../../support/printed'

describe('the beam of the article on singly reinforced sections', () => {
  const { body } = printedBy('singly-reinforced-sections-in-bending')

  /** The steel at which the couple of block and bars equals the moment, found by bisection on its force. */
  function steelFor(moment: number, depth: number): number {
    const block = 300 * (0.85 / 1.5) * 30
    let [low, high] = [0, 3e6]
    for (let step = 0; step < 100; step += 1) {
      const force = (low + high) / 2
      if (force * (depth - force / block / 2) < moment) low = force
      else high = force
    }
    return low / (500 / 1.15)
  }

  test('loses half of the distance between two layers, and needs the steel that it says', () => {
    expect(body).toContain(`from 1 361 to 1 457 mm²`)
    expect(Math.abs(steelFor(260e6, 497.5) - 1361)).toBeLessThan(1)
    expect(Math.abs(steelFor(260e6, 497.5 - 50 / 2) - 1457)).toBeLessThan(1)
  })
})

describe('the flat slab of the article on punching', () => {
  const article = printedBy('punching-shear-flat-slabs')

  test('has a minimum resistance that does not govern here, and does below the ratio named', () => {
    const size = (depth: number): number => Math.min(1 + Math.sqrt(200 / depth), 2)
    const floor = (k: number): number => 0.035 * Math.sqrt(k ** 3 * 30)
    const resistance = (k: number, ratio: number): number => 0.12 * k * Math.cbrt(100 * ratio * 30)
    expect(article.calculated('v_min')).toBeCloseTo(floor(size(250)), 10)
    expect(resistance(size(250), 0.008)).toBeGreaterThan(floor(size(250)))
    expect(resistance(2, 0.0038)).toBeLessThan(floor(2))
    expect(resistance(2, 0.0039)).toBeGreaterThan(floor(2))
    expect(article.body).toContain('below about 0.38%')
  })
})

describe('the column of the article on nominal curvature', () => {
  const article = printedBy('slender-columns-nominal-curvature')
  const fcd = (0.85 * 35) / 1.5
  const fyd = 500 / 1.15

  /** Force and moment of fibres across the section; bars displace the concrete at their level. */
  function resistance(axis: number) {
    const fibre = 0.05
    let [force, moment] = [0, 0]
    for (let y = fibre / 2; y < 0.8 * axis; y += fibre) {
      force += fcd * 300 * fibre
      moment += fcd * 300 * fibre * (150 - y)
    }
    for (const y of [55.5, 244.5]) {
      const strain = (0.0035 * (axis - y)) / axis
      const steel = Math.max(-fyd, Math.min(fyd, 200e3 * strain))
      const stress = steel - (y < 0.8 * axis ? fcd : 0)
      force += stress * 2 * Math.PI * 12.5 ** 2
      moment += stress * 2 * Math.PI * 12.5 ** 2 * (150 - y)
    }
    return { force, moment }
  }

  test('has the moment of resistance at which the axial force is 1 100 kN', () => {
    let [low, high] = [100, 240]
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if (resistance(middle).force < 1.1e6) low = middle
      else high = middle
    }
    expectPrinted(article, 'M_{Rd}', resistance(low).moment / 1e6)
    expect(article.body).toContain('x = 188.4')
    expect(Math.abs(low - 188.4)).toBeLessThan(0.3)
  })

  test('has the deflections of its table', () => {
    for (const slenderness of [30, 45, 60, 75]) {
      const beta = 0.35 + 35 / 200 - slenderness / 150
      const curvature = ((1 + 1.5 * beta) * (fyd / 200e3)) / (0.45 * 250)
      const deflection = (curvature * (slenderness * 87) ** 2) / 10
      expect(article.body).toMatch(
        new RegExp(`<tr><td>${slenderness}</td>.*<td>${deflection.toFixed(0)}</td></tr>`, 'u'),
      )
    }
  })
})

describe('the cover of the article on exposure classes', () => {
  test('against soil is named as recommended and as a national choice', () => {
    const { body } = printedBy('concrete-cover-and-exposure-classes')
    expect(body).toMatch(/recommended values, .* and a national choice/u)
    expect(body).toContain('75 mm by the recommended value')
  })
})
