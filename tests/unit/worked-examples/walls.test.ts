import { integral, solved } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the walls of the article on shear walls', () => {
  const article = printedBy('shear-walls-and-cores')

  type Wall = { length: number; at: number }
  type Plan = { along: Wall[]; across: Wall[]; force: number; place: number; height: number; lever: number }
  const one: Plan = {
    along: [
      { length: 6, at: 1 },
      { length: 6, at: 9 },
      { length: 4, at: 29 },
    ],
    across: [
      { length: 5, at: 2 },
      { length: 5, at: 13 },
    ],
    force: 900,
    place: 15,
    height: 21,
    lever: 11,
  }
  const other: Plan = {
    ...one,
    along: [
      { length: 6, at: 4 },
      { length: 3, at: 9 },
      { length: 4, at: 29 },
    ],
    height: 12,
    lever: 7,
  }

  /** Movement of the head of a wall 0.25 m thick under a force of 1, by bending and by shear, with E = 1. */
  function movement(length: number, height: number): { bending: number; shear: number } {
    const inertia = integral((y) => 0.25 * y ** 2, -length / 2, length / 2)
    return {
      bending: integral((z) => (height - z) ** 2 / inertia, 0, height),
      shear: integral(() => 1.2 / (0.4 * 0.25 * length), 0, height),
    }
  }
  function stiffness(length: number, height: number): number {
    const { bending, shear } = movement(length, height)
    return 1 / (bending + shear)
  }

  /** Forces of the springs below a rigid floor that moves in two directions and turns about the corner. */
  function shares({ along, across, force, place, height }: Plan) {
    const rows = [
      ...along.map(({ length, at }) => ({ k: stiffness(length, height), shape: [0, 1, at] })),
      ...across.map(({ length, at }) => ({ k: stiffness(length, height), shape: [1, 0, -at] })),
    ]
    const matrix = [0, 1, 2].map((row) =>
      [0, 1, 2].map((column) =>
        rows.reduce((sum, { k, shape }) => sum + k * shape[row]! * shape[column]!, 0),
      ),
    )
    const move = solved(matrix, [0, force, force * place])
    return rows.map(({ k, shape }) => k * shape.reduce((sum, part, index) => sum + part * move[index]!, 0))
  }

  /** Tension in kN at the foot of a wall 0.25 m thick: what its strips in tension add up to. */
  function tension(shear: number, lever: number, axial: number, length: number): number {
    const inertia = integral((y) => 0.25 * y ** 2, -length / 2, length / 2, 20000)
    const stress = (y: number) => axial / (0.25 * length) + (shear * lever * y) / inertia
    return -integral((y) => Math.min(0, stress(y)) * 0.25, -length / 2, length / 2, 20000)
  }

  test('share the force as springs below a rigid floor do', () => {
    const [first, second] = [shares(one), shares(other)]
    expectIndependent(article, {
      V_1: [first[0]!, second[0]!],
      V_3: [first[2]!, second[2]!],
      V_4: [Math.abs(first[3]!)],
      T_3: [tension(first[2]!, 11, 1200, 4), tension(second[2]!, 7, 500, 4)],
    })
  })

  test('have the stiffness that the table prints', () => {
    for (const length of [3, 4, 5, 6, 8]) {
      const { bending, shear } = movement(length, 21)
      const relative = (stiffness(length, 21) / stiffness(6, 21)).toFixed(2)
      const percent = ((100 * shear) / (bending + shear)).toFixed(0)
      expect(article.body).toContain(`<td>${length}</td><td>${relative}</td><td>${percent}</td>`)
    }
  })

  test('close to a core whose torsion constant is printed', () => {
    // Bredt: four times the area squared, over the length of the wall by its thickness; slit: thin strips.
    const tube = (4 * 9 ** 2) / integral(() => 1 / 0.25, 0, 12)
    const slit = integral(() => 0.25 ** 3 / 3, 0, 12)
    expect(article.body).toContain(`${tube.toFixed(2)} m⁴`)
    expect(article.body).toContain(`${slit.toFixed(3)} m⁴`)
  })
})
