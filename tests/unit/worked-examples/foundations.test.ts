import { integral, root } from '../../support/numerics'
import { failingWith, utilisationsWith } from '../../support/failing'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the foundations of the article on pads and pile caps', () => {
  const SLUG = 'pad-footings-and-pile-caps-structural-design'
  const article = printedBy(SLUG)

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

  type Cap = { load: number; spacing: number; pile: number; column: number; depth: number; strength: number }
  const cap: Cap = { load: 4e6, spacing: 1500, pile: 500, column: 600, depth: 1000, strength: 40 }
  const larger: Cap = { ...cap, load: 6.5e6, spacing: 1800, pile: 600, column: 750, depth: 1200 }
  const smaller: Cap = { load: 1.5e6, spacing: 1200, pile: 400, column: 400, depth: 700, strength: 30 }

  type Point = [x: number, y: number, z: number]
  type Flat = [right: number, up: number]

  /** Above 0 where the way from one point over another to a third turns left. */
  const turn = ([a, b]: Flat, [c, d]: Flat, [e, f]: Flat): number => (c - a) * (f - b) - (d - b) * (e - a)

  /**
   * Area of a body's outline seen along a strut that falls from the middle of a cap to a corner: that of the
   * convex polygon round its corners, gone round from the left below and from the right above.
   */
  function outline(corners: Point[], across: number, down: number): number {
    const length = Math.hypot(across * Math.SQRT2, down)
    const seen = corners
      .map(([x, y, z]): Flat => [
        (x - y) / Math.SQRT2,
        ((x + y) * down) / Math.SQRT2 / length + (z * across * Math.SQRT2) / length,
      ])
      .sort(([a, b], [c, d]) => a - c || b - d)
    const half = (points: Flat[]): Flat[] =>
      points.reduce<Flat[]>((kept, point) => {
        while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
        return [...kept, point]
      }, [])
    const round = [...half(seen).slice(1), ...half(seen.toReversed()).slice(1)]
    return round.reduce((sum, [x, y], at) => {
      const [x_2, y_2] = round[(at + 1) % round.length]!
      return sum + (x * y_2 - x_2 * y) / 2
    }, 0)
  }

  /** Forces in N, stresses in N/mm² and angle in degrees of a cap, from the balance of its joints. */
  function truss({ load, spacing, pile, column, depth }: Cap) {
    const across = spacing / 2 - column / 4
    const down = 0.9 * depth
    const length = Math.hypot(across, across, down)
    // The strut's vertical part is the pile's reaction; each tie takes one horizontal part.
    const strut = root((force) => (force * down) / length - load / 4, 1, 10 * load)
    const tie = (strut * across) / length
    const circle = Array.from({ length: 720 }, (_, at): Point => {
      const angle = (2 * Math.PI * at) / 720
      return [(pile / 2) * Math.cos(angle), (pile / 2) * Math.sin(angle), 0]
    })
    // The middle of the node is as far below the top as it is above its own foot.
    const height = 2 * (depth - down)
    const box = [0, column / 2].flatMap((x) =>
      [0, column / 2].flatMap((y) => [0, height].map((z): Point => [x, y, z])),
    )
    return {
      tie,
      strut,
      angle: (Math.asin(down / length) * 180) / Math.PI,
      lower: strut / outline(circle, across, down),
      upper: strut / outline(box, across, down),
      // The struts of two piles push against each other through half of the node's side.
      halves: (2 * tie) / (column * height),
      under: load / column ** 2,
    }
  }

  /** Utilisations of a cap, by the words of the sheet, with what the region makes of the concrete. */
  function utilisations(of: Cap, bars: number, reduction: number): Record<string, number> {
    const { tie, lower, upper, halves, under } = truss(of)
    const node = ((1 - of.strength / 250) * reduction * of.strength) / 1.5
    return {
      Tie: tie / (500 / 1.15) / (bars * Math.PI * 10 ** 2),
      'Node over the pile, with ties in two directions': lower / (0.75 * node),
      'Lower end of the strut': lower / (0.6 * node),
      'Node under the column': under / node,
      'Quarters against each other': halves / node,
      'Upper end of the strut': upper / (0.6 * node),
    }
  }

  test('has the moments, shears, worst perimeters and truss forces', () => {
    const trusses = [cap, larger, smaller].map(truss)
    expectIndependent(article, {
      M_Ed: [moment(one), moment(other)],
      'v_Ed.1': [shear(one)],
      r_p: [worst(one), worst(other)],
      T: trusses.map(({ tie }) => tie / 1e3),
      C: trusses.slice(0, 2).map(({ strut }) => strut / 1e3),
      sigma_1: trusses.map(({ lower }) => lower),
      sigma_3: trusses.slice(0, 2).map(({ halves }) => halves),
      sigma_4: trusses.map(({ upper }) => upper),
      sigma_s: [0.6 * 0.84 * 22.667],
    })
  })

  const CAP = { at: 1 }
  const BRITISH = { at: 1, region: 'UK' }

  test('has a cap whose tie, nodes and struts hold by the recommended and by the British values', () => {
    for (const [which, reduction] of [
      [CAP, 1],
      [BRITISH, 0.85],
    ] as const) {
      const found = utilisationsWith(SLUG, {}, which)
      const own = utilisations(cap, 7, reduction)
      expect(Object.keys(found)).toEqual(Object.keys(own))
      for (const [words, utilisation] of Object.entries(own)) expect(found[words]).toBeCloseTo(utilisation, 4)
      expect(failingWith(SLUG, {}, which)).toEqual([])
    }
    const [own, british] = [utilisations(cap, 7, 1), utilisations(cap, 7, 0.85)]
    const both = (words: string) => [own[words]!.toFixed(2), british[words]!.toFixed(2)]
    const [lower, upper] = [both('Lower end of the strut'), both('Upper end of the strut')]
    const [pile, column] = [
      both('Node over the pile, with ties in two directions'),
      both('Node under the column'),
    ]
    for (const words of [
      `At ${truss(cap).angle.toFixed(1)}° a strut is used to ${lower[0]} on its pile and to ${upper[0]} under the column`,
      `to ${lower[1]} and ${upper[1]}.`,
      `would be used to ${pile[0]} and ${column[0]}, in Britain to ${pile[1]} and ${column[1]},`,
      `used to ${upper[0]}, or ${upper[1]}.`,
    ])
      expect(article.body).toContain(words)
  })

  test('has a cap that fails with slimmer piles, less depth or weaker concrete by the British values', () => {
    const slimmer = utilisations({ ...cap, pile: 450 }, 7, 0.85)
    expect(failingWith(SLUG, { D_p: 450 }, BRITISH)).toEqual(['Lower end of the strut'])
    expect(article.body).toContain(
      `the British node would still have ${slimmer['Node over the pile, with ties in two directions']!.toFixed(2)}, while the strut above the pile fails with ${slimmer['Lower end of the strut']!.toFixed(2)}.`,
    )
    for (const [inputs, other, words] of [
      [{ d: 900 }, { depth: 900 }, 'with % in Britain'],
      [{ f_ck: 35 }, { strength: 35 }, 'so does C35/45, with %.'],
    ] as const) {
      expect(failingWith(SLUG, inputs, CAP)).toEqual([])
      expect(failingWith(SLUG, inputs, BRITISH)).toEqual(['Upper end of the strut'])
      const ratio = utilisations({ ...cap, ...other }, 7, 0.85)['Upper end of the strut']!
      expect(article.body).toContain(words.replace('%', ratio.toFixed(2)))
    }
  })

  test('has bars for the tie and for the least reinforcement of its cap', () => {
    const needed = truss(cap).tie / (500 / 1.15)
    const provided = 7 * Math.PI * 10 ** 2
    const least = ((0.26 * 0.3 * 40 ** (2 / 3)) / 500) * 2300 * cap.depth
    const printed = (area: number) => area.toFixed(0).replace(/(?=...$)/u, ' ')
    for (const words of [
      `Each side needs ${printed(needed)} mm² and has ${printed(provided)}, seven bars`,
      `both sides together, ${printed(2 * provided)} mm²`,
      `2.3 m wide, ${printed(least)} mm²`,
    ])
      expect(article.body).toContain(words)
    expect(2 * provided).toBeGreaterThan(least)
    expect(failingWith(SLUG, { n_b: 5 }, CAP)).toEqual([])
    expect(failingWith(SLUG, { n_b: 4 }, CAP)).toEqual(['Tie'])
    expect(2 * 6 * Math.PI * 10 ** 2).toBeLessThan(least)
  })

  test('says where a cap is none for its truss', () => {
    expect(failingWith(SLUG, { D_p: 1200, s_p: 1.1, c: 600 }, CAP)).toContain('Piles side by side')
    expect(failingWith(SLUG, { s_p: 0.9, c: 1000 }, CAP)).toContain('Column within the axes of the piles')
    expect(failingWith(SLUG, { d: 600 }, CAP)).toContain('Struts close to the elastic field')
    expect(failingWith(SLUG, { d: 1500 }, CAP)).toEqual([
      'Seen from a side, no steeper than the elastic field',
    ])
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
