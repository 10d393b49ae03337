import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the building of the article on peak velocity pressure', () => {
  const article = printedBy('peak-velocity-pressure-en-1991-1-4')

  type Site = { speed: number; height: number; roughness: number; least: number; hill?: number }
  const town: Site = { speed: 24, height: 18, roughness: 0.3, least: 5 }
  const fields: Site = { speed: 24, height: 18, roughness: 0.05, least: 2 }
  const city: Site = { speed: 26, height: 8, roughness: 1, least: 10 }
  const lake: Site = { speed: 26, height: 8, roughness: 0.01, least: 1 }
  const coast: Site = { speed: 0.85 * 28, height: 60, roughness: 0.003, least: 1, hill: 1.2 }

  /** In kN/m²: mean speed from its slope over the height, gusts from their deviation. */
  function pressure({ speed, height, roughness, least, hill = 1 }: Site): number {
    const deviation = 0.19 * speed * Math.exp(0.07 * Math.log(roughness / 0.05))
    const top = Math.log(Math.max(height, least))
    // The slope of the mean speed over the height is the deviation over the height itself.
    const mean = hill * integral((at) => (deviation / Math.exp(at)) * Math.exp(at), Math.log(roughness), top)
    return (0.625 * (mean ** 2 + 7 * mean * deviation)) / 1e3
  }

  const mapped = (speed: number, altitude: number, height: number) =>
    speed + speed * (altitude / 1000) * Math.exp(-0.2 * Math.log(Math.max(height, 10) / 10))
  /** In kN/m²: half of the momentum that arrives in a second on a square metre. */
  const stopped = (speed: number) => (1.226 * speed * speed) / 2 / 1e3

  test('has the pressures that were found otherwise, British ones too', () => {
    const [country, low, tall] = [mapped(22, 80, 18), 0.85 * mapped(22, 200, 8), mapped(24, 150, 60)]
    const [first, second] = [country, low].map(stopped) as [number, number]
    expectIndependent(article, {
      q_p: [pressure(town), pressure(city), pressure(coast), 2.8 * first, 2.2 * second],
      q_p2: [pressure(fields), pressure(lake)],
      v_b: [country, low, tall],
    })
    expect(low / 0.85 / 22).toBeCloseTo(1.2, 9)
  })

  test('prints what the terrain is worth, and the exposure factor as assumed', () => {
    const [first, second] = [pressure(town), pressure(fields)]
    expect(article.body).toContain(
      `${second.toFixed(2)} / ${first.toFixed(2)} = ${(second / first).toFixed(2)}\\) on every load`,
    )
    expect(article.body).toContain('assumed here for the arithmetic')
    expect((1.7 / 1.6) ** 2).toBeCloseTo(1.13, 2)
  })
})

describe('the office block of the article on pressure coefficients', () => {
  const article = printedBy('wind-pressure-coefficients-buildings')

  type Block = { breadth: number; depth: number; height: number; pressure: number }
  const office: Block = { breadth: 30, depth: 15, height: 8, pressure: 0.8 }
  const tall: Block = { breadth: 18, depth: 12, height: 20, pressure: 0.8 }
  const deep: Block = { breadth: 20, depth: 30, height: 6, pressure: 1.1 }

  /** Rows of the table of walls, with the share of the two peaks that arrive together. */
  const ROWS = [
    { ratio: 0, D: 0.7, E: -0.3, together: 0.85 },
    { ratio: 0.25, D: 0.7, E: -0.3, together: 0.85 },
    { ratio: 1, D: 0.8, E: -0.5, together: 0.85 },
    { ratio: 5, D: 0.8, E: -0.7, together: 1 },
  ] as const

  function between({ height, depth }: Block, of: 'D' | 'E' | 'together'): number {
    const next = ROWS.findIndex(({ ratio }) => ratio >= height / depth)
    const [low, high] = [ROWS[next - 1]!, ROWS[next]!]
    const part = (height / depth - low.ratio) / (high.ratio - low.ratio)
    return low[of] * (1 - part) + high[of] * part
  }

  const force = (block: Block) =>
    between(block, 'together') *
    integral(
      () => (between(block, 'D') - between(block, 'E')) * block.pressure * block.breadth,
      0,
      block.height,
    )

  /** Of zone A: a thousand steps from 1 m² to 10 m², each by the same ratio. */
  function corner(area: number): number {
    let [steps, at] = [0, 1]
    while (steps < 1000 && at * 10 ** 0.001 <= area * (1 + 1e-9)) [steps, at] = [steps + 1, at * 10 ** 0.001]
    return -1.4 + (steps / 1000) * (1.4 - 1.2)
  }

  /** Length of the side wall beyond e, in points a centimetre apart. */
  const beyond = ({ breadth, depth, height }: Block) =>
    Array.from({ length: depth * 100 }, (_, at) => (at + 0.5) / 100).filter(
      (at) => at > breadth || at > 2 * height,
    ).length / 100
  const inward = (block: Block) => block.pressure * (between(block, 'D') + 0.3)

  test('has the forces and the coefficients that were found otherwise', () => {
    expectIndependent(article, {
      F_w: [force(office), force(tall), force(deep)],
      // The last two are British: the rows of 10 m² and of 1 m².
      c_A: [corner(4), corner(12), corner(10), corner(1)],
      w_D: [inward(office), inward(deep)],
      l_C: [beyond(deep)],
    })
    expect(article.calculated('w_A')).toBeCloseTo(0.8 * (corner(4) - 0.2), 3)
  })

  test('prints the forces of a braced bay', () => {
    expect(article.body).toContain(
      `receives ${(force(office) / 4).toFixed(1)} kN at the first floor and ${(force(office) / 8).toFixed(1)} kN`,
    )
  })
})
