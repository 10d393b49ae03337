import { integral, root } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the foundations of the article on pads and pile caps', () => {
  const article = printedBy('pad-footings-and-pile-caps-structural-design')

  type Pad = { load: number; side: number; column: number; depth: number; bar: number; strength: number }
  const one: Pad = { load: 1800e3, side: 2600, column: 400, depth: 440, bar: 16, strength: 30 }
  const other: Pad = { load: 3200e3, side: 3400, column: 500, depth: 640, bar: 20, strength: 25 }

  /** Moment in kNm at the face of the column: the pressure on strips times their lever arms. */
  const moment = ({ load, side, column }: Pad): number =>
    integral((x) => (load / side) * x, 0, (side - column) / 2) / 1e6

  const shear = ({ load, side, column, depth }: Pad): number =>
    integral(() => load / side ** 2 / depth, column / 2 + depth, side / 2)

  /** Area and length of a perimeter round a square column: a quarter of it, strip by strip. */
  function inside(column: number, distance: number): { area: number; length: number } {
    const half = column / 2
    const edge = (x: number) =>
      x <= half ? half + distance : half + Math.sqrt(Math.max(0, distance ** 2 - (x - half) ** 2))
    const area = 4 * integral(edge, 0, half + distance, 4000)
    const turn = integral(() => distance, 0, Math.PI / 2)
    return { area, length: 4 * (column + turn) }
  }

  function punching(pad: Pad, distance: number) {
    const { load, side, column, depth, bar, strength } = pad
    const ratio = (Math.PI * bar ** 2) / 4 / 200 / depth
    const k = Math.min(2, 1 + Math.sqrt(200 / depth))
    const plain = Math.max(
      0.12 * k * Math.cbrt(100 * ratio * strength),
      0.035 * k ** 1.5 * Math.sqrt(strength),
    )
    const { area, length } = inside(column, distance)
    const force = Math.max(0, load - (load * area) / side ** 2)
    const [stress, resistance] = [force / length / depth, (plain * 2 * depth) / distance]
    return { force: force / 1e3, stress, resistance, ratio: stress / resistance }
  }
  const worst = (pad: Pad): number =>
    Math.max(...Array.from({ length: 200 }, (_, at) => punching(pad, (2 * pad.depth * (at + 1)) / 200).ratio))

  /** Forces of the truss of a cap, from the balance of the joint over a pile. */
  function truss(load: number, spacing: number, column: number, depth: number) {
    const across = spacing / 2 - column / 4
    const strut = [across, across, -0.9 * depth]
    const length = Math.hypot(...strut)
    // The strut's vertical part is the pile's reaction; each tie takes one horizontal part.
    const force = root((c) => (c * -strut[2]!) / length - load / 4, 1, 10 * load)
    return { strut: force / 1e3, tie: (force * across) / length / 1e3 }
  }

  test('has the moments, shears, worst perimeters and truss forces', () => {
    const [cap, larger] = [truss(4e6, 1350, 500, 800), truss(6.5e6, 1800, 500, 1100)]
    expectIndependent(article, {
      M_Ed: [moment(one), moment(other)],
      'v_Ed.1': [shear(one)],
      r_p: [worst(one), worst(other)],
      T: [cap.tie, larger.tie],
      C: [cap.strut, larger.strut],
    })
  })

  test('prints the perimeters of its table', () => {
    const rows = [...article.body.matchAll(/<tr>((?:<td>[\d. ]+<\/td>){5})<\/tr>/g)].map(([, cells]) =>
      [...cells!.matchAll(/>([\d. ]+)</g)].map(([, cell]) => Number(cell!.replace(' ', ''))),
    )
    expect(rows).toHaveLength(5)
    for (const [distance, ...printed] of rows) {
      const { force, stress, resistance, ratio } = punching(one, distance! * one.depth)
      expect(
        [force.toFixed(0), stress.toFixed(2), resistance.toFixed(2), ratio.toFixed(2)].map(Number),
      ).toEqual(printed)
    }
  })
})
