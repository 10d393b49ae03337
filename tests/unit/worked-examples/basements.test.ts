import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the basement of the article on basements', () => {
  const article = printedBy('basements-watertightness-early-age-cracking-and-ground-slabs')

  type Wall = {
    thickness: number
    bar: number
    every: number
    cover: number
    fall: number
    restraint: number
  }
  const one: Wall = { thickness: 350, bar: 12, every: 100, cover: 40, fall: 35, restraint: 0.5 }
  const other: Wall = { thickness: 600, bar: 20, every: 150, cover: 50, fall: 50, restraint: 0.4 }

  const steel = ({ bar, every }: Wall) => ((Math.PI * bar ** 2) / 4) * (1000 / every)

  /** The strip between two cracks: how far its concrete draws apart from the foot that holds it. */
  function crack(wall: Wall): number {
    const { thickness, bar, cover, fall, restraint } = wall
    const zone = Math.min(2.5 * (cover + bar / 2), thickness / 2) * 1000
    const spacing = 3.4 * cover + (0.34 * bar * zone) / steel(wall)
    const held = (12e-6 * fall + 150e-6) * restraint
    return integral(() => held, 0, spacing)
  }

  /** Steel at its strength that carries half of the young section before it cracks. */
  function least({ thickness }: Wall, days = 3): number {
    const mean = 0.3 * Math.cbrt(30) ** 2
    const young = mean * Math.exp(0.25 * (1 - Math.sqrt(28 / days)))
    const table = [
      [300, 1],
      [800, 0.65],
    ] as const
    const along = (thickness - table[0][0]) / (table[1][0] - table[0][0])
    const uneven = table[0][1] + along * (table[1][1] - table[0][1])
    const force = integral(() => 1000 * young * uneven, 0, thickness / 2)
    return root((area) => area * 500 - force, 0, 1e5)
  }

  type Box = { slab: number; toe: number; water: number; depth: number }
  /** Design uplift and weight in kN: cells of 0.1 m in plan and height, each with what it is of. */
  function flotation({ slab, toe, water, depth }: Box, [up, down]: [number, number]) {
    let [lifted, weight] = [0, 300]
    const cell = 0.1
    const cells = (extent: number) => Math.round(extent / cell)
    const inside = (x: number, y: number, by: number) => Math.abs(x) < 6 - by && Math.abs(y) < 10 - by
    for (let i = 0; i < cells(12 + 2 * toe); i += 1)
      for (let j = 0; j < cells(20 + 2 * toe); j += 1) {
        const [x, y] = [(i + 0.5) * cell - 6 - toe, (j + 0.5) * cell - 10 - toe]
        const [isBox, isRoom] = [inside(x, y, 0), inside(x, y, 0.3)]
        for (let k = 0; k < cells(depth); k += 1) {
          const z = (k + 0.5) * cell
          const isConcrete = z < slab || (isBox && !isRoom)
          // Water is displaced by concrete and by the room, not by the soil, which counts under water.
          if (z < water && (z < slab || isBox)) lifted += 10 * cell ** 3
          weight += (isConcrete ? 24 : isBox ? 0 : 8) * cell ** 3
        }
        if (isBox) weight += 24 * 0.3 * cell ** 2
      }
    return { lifted: up * lifted, weight: down * weight }
  }
  const box: Box = { slab: 1, toe: 0.6, water: 3.5, depth: 4 }
  const light: Box = { slab: 0.5, toe: 0.4, water: 3.2, depth: 4.5 }

  test('has the cracks, the least steel and the balance of a box that were found otherwise', () => {
    const [first, second] = [flotation(box, [1, 0.9]), flotation(light, [1, 0.9])]
    expectIndependent(article, {
      w_k: [crack(one), crack(other)],
      'A_s.min': [least(one), least(other)],
      U_d: [first.lifted, second.lifted],
      G_d: [first.weight, second.weight],
    })
    expect(article.body).toContain(`would be ${(least(one, 28) / steel(one)).toFixed(2)} of it`)
  })

  test('prints the ratios of both boxes in both countries', () => {
    const ratio = (of: Box, up: number) => {
      const { lifted, weight } = flotation(of, [up, 0.9])
      return lifted / weight
    }
    expect([ratio(box, 1).toFixed(2), ratio(box, 1.1).toFixed(2)]).toEqual(['0.88', '0.97'])
    const same = { ...light, water: 3.5, depth: 4 }
    expect([(1 / ratio(same, 1)).toFixed(2), (1 / ratio(same, 1.1)).toFixed(2)]).toEqual(['0.80', '0.72'])
  })

  test('prints the widths of its table and the radii of slabs on the ground', () => {
    for (const gradient of [5, 10, 15, 20, 35]) {
      const width = root((w) => (0.2 - w) / 0.15 - (gradient - 5) / 30, 0, 0.3)
      const row = `<td>${gradient}</td><td>${(gradient * 0.3).toFixed(1)}</td><td>${width.toFixed(3)}</td>`
      expect(article.body).toContain(row)
    }
    // Where the bending of the plate and the spring of the ground weigh alike.
    const radius = (h: number) => root((l) => 33e3 * h ** 3 - 12 * 0.96 * 0.05 * l ** 4, 1, 1e4)
    expect(article.body).toContain(`radius of ${radius(150).toFixed(0)} mm`)
    expect(article.body).toContain(`one of 200 mm ${radius(200).toFixed(0)} mm`)
  })
})
