import { expectIndependent, printedBy } from '../../support/printed'

describe('the bolts of the article on anchors', () => {
  const article = printedBy('holding-down-bolts-and-anchors-en-1992-4')

  type Group = {
    depth: number
    spacing: [number, number]
    edge: [number, number]
    thickness: number
    d: number
  }
  const one: Group = { depth: 400, spacing: [250, 250], edge: [400, 700], thickness: 600, d: 24 }
  const other: Group = { depth: 250, spacing: [800, 200], edge: [180, 300], thickness: 400, d: 20 }

  /** Area in mm² of the cells that a test accepts, in a rectangle about the middle. */
  function counted([wide, high]: [number, number], within: (x: number, y: number) => boolean, cell = 5) {
    let cells = 0
    for (let x = -wide / 2 + cell / 2; x < wide / 2; x += cell)
      for (let y = -high / 2 + cell / 2; y < high / 2; y += cell) if (within(x, y)) cells += 1
    return cells * cell ** 2
  }

  /** Area of the cones of four bolts within the concrete. Cones of a group that touch leave no hole. */
  function cones({ depth, spacing, edge }: Group): number {
    const pad: [number, number] = [spacing[0] + 2 * edge[0], spacing[1] + 2 * edge[1]]
    return counted(pad, (x, y) =>
      [x, y].every((at, axis) => Math.abs(Math.abs(at) - spacing[axis]! / 2) <= 1.5 * depth),
    )
  }

  const power = (base: number, exponent: number) => Math.exp(exponent * Math.log(base))

  function cone(group: Group): number {
    const alone = Math.exp(Math.log(8.9) + Math.log(30) / 2 + 1.5 * Math.log(group.depth))
    const edge = Math.min(1, 0.7 + (0.2 * Math.min(...group.edge)) / group.depth)
    return (alone * cones(group) * edge) / power(3 * group.depth, 2) / 1.5e3
  }

  /** The front row breaks a body off the edge: its face seen from the side, in cells. */
  function side({ spacing, edge, thickness, d, depth }: Group): number {
    const face = counted(
      [spacing[1] + 2 * edge[1], thickness],
      (along, down) =>
        Math.abs(Math.abs(along) - spacing[1] / 2) <= 1.5 * edge[0] && down + thickness / 2 <= 1.5 * edge[0],
    )
    const length = Math.min(depth, 12 * d)
    const exponents = [0.1 * power(length / edge[0], 0.5), 0.1 * power(d / edge[0], 0.2)] as const
    const alone = 1.7 * power(d, exponents[0]) * power(length, exponents[1]) * power(30, 0.5)
    const corner = Math.min(1, 0.7 + (0.2 * edge[1]) / edge[0])
    const thin = Math.max(1, power((1.5 * edge[0]) / thickness, 0.5))
    return (alone * power(edge[0], 1.5) * face * corner * thin) / (4.5 * edge[0] ** 2) / 1.5e3
  }

  /** The group turned by a right angle: the edge beside the shear is then the one in front. */
  const turned = ({ spacing: [sx, sy], edge: [cx, cy], ...rest }: Group): Group => ({
    ...rest,
    spacing: [sy, sx],
    edge: [cy, cx],
  })

  test('has the areas and resistances that were counted', () => {
    expectIndependent(article, {
      'A_c.N': [cones(one), cones(other)],
      'N_Rd.c': [cone(one), cone(other)],
      'V_Rd.c': [side(one), side(other)],
      'V_Rd.y': [2 * side(turned(one)), 2 * side(turned(other))],
    })
  })

  test('prints the cones of other depths, and what the steel carries', () => {
    for (const [depth, printed] of [
      [200, 184],
      [300, 243],
      [400, 247],
      [500, 241],
    ] as const) {
      expect(Math.abs(cone({ ...one, depth }) - printed)).toBeLessThan(0.55)
      expect(article.body).toContain(`<td>${depth}</td><td>${printed}</td><td>753</td>`)
    }
    expect(Math.round((4 * 353 * 0.8) / 1.5)).toBe(753)
  })
})
