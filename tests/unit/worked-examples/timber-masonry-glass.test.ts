import { expectPrinted, printedBy } from '../../support/printed'

describe('the tie of the article on dowels', () => {
  const article = printedBy('dowel-type-timber-connections')
  const embedment = 0.082 * (1 - 0.16) * 350 * 16
  const yieldMoment = 0.3 * 400 * 16 ** 2.6
  const design = (2 * 0.8) / 1.3 / 1e3

  /** The depth of wood at the plate that the dowel presses, by the mode that governs. */
  function pressed(thickness: number): { capacity: number; depth: number } {
    const ratio = yieldMoment / (embedment * thickness ** 2)
    const g = embedment * thickness * (Math.sqrt(2 + 4 * ratio) - 1)
    const h = 2.3 * Math.sqrt(yieldMoment * embedment)
    return g < h
      ? { capacity: g, depth: thickness * (Math.sqrt(2 + ratio) - 1) }
      : { capacity: h, depth: 2 * Math.sqrt(yieldMoment / embedment) }
  }

  /** What both members carry by their dowels, and before the block between the rows comes out. */
  function tie(thickness: number) {
    const { capacity, depth } = pressed(thickness)
    const row = 4 ** 0.9 * (80 / (13 * 16)) ** 0.25
    // Three and a half holes lie in each sheared plane: half of the last one is at the torn end.
    const sheared = 112 - 8 + 3 * (80 - 16)
    const shear = 0.7 * 4.0 * sheared * (54 - 16 + 2 * depth)
    const tension = 1.5 * 14.5 * (54 - 16) * thickness
    return { dowels: 2 * row * capacity * design, block: Math.max(shear, tension) * design, depth, sheared }
  }

  test('fits its dowels into the width, and carries them across the holes and at the end', () => {
    expect(54 + 2 * 48).toBe(150)
    const { dowels, block, depth, sheared } = tie(75)
    const net = (150 - 2 * 16) * 75 * 14.5 * design
    expectPrinted(article, 'F_{Rd}', dowels)
    expectPrinted(article, 'N_{t,Rd}', net)
    expectPrinted(article, 't_{ef}', depth)
    expectPrinted(article, 'L_{net,v}', 2 * sheared)
    expectPrinted(article, 'F_{bs,Rd}', block)
    expect(Math.min(net, block)).toBeGreaterThan(dowels)
    expect(block / dowels).toBeCloseTo(1.05, 2)
  })

  test('would be limited by the block in thicker members', () => {
    const { dowels, block } = tie(100)
    expect(Math.abs(block / dowels - 1)).toBeLessThan(0.005)
    expect(Math.floor(Math.min(block, dowels))).toBe(122)
  })
})

describe('the laminated pane of the article on glass', () => {
  const article = printedBy('glass-pane-strength-en-16612')

  /**
   * Thickness for stress of one of two equal plies, from their bending: a share of the moment bends the ply,
   * and the couple of the two, as far as the interlayer transfers it, stretches it.
   */
  function forStress(ply: number, transfer: number): number {
    const arm = ply / 2
    const stiffness = 2 * (ply ** 3 / 12) + transfer * 2 * ply * arm ** 2
    // Stress at the face of the ply under a unit moment: curvature times the distances that strain it.
    const stress = (ply / 2 + transfer * arm) / stiffness
    return Math.sqrt(6 / stress)
  }

  test('has thicknesses that agree with the bending of the plies', () => {
    expectPrinted(article, 'h_{ef,\\sigma}', forStress(6, 0.3))
    expectPrinted(article, 'h_{ef,\\sigma,min}', forStress(5.8, 0.3))
    expect(forStress(6, 0)).toBeCloseTo(6 * Math.SQRT2, 9)
    expect(forStress(6, 1)).toBeCloseTo(12, 9)
  })

  test('carries the wind of the worked example', () => {
    const stress = (0.487 * 1.65e-3 * 1200 ** 2) / forStress(5.8, 0.3) ** 2
    expectPrinted(article, '\\sigma_{d,lam}', stress)
    expect(stress).toBeLessThan(45 / 1.8)
  })
})
