import { integral } from '../../support/numerics'
import { expectIndependent, printedBy } from '../../support/printed'

describe('the slabs of the article on two-way and flat slabs', () => {
  const article = printedBy('two-way-slabs-and-flat-slab-moments')

  /** Sagging moment of a panel, by the work of its yield lines: the worst place of both ends of the ridge. */
  function panel(load: number, [a, b]: [number, number], [top, bottom, left, right]: number[]): number {
    const at = (x: number, u: number, y: number) => {
      const volume = (a * b) / 2 - (a * (x + u)) / 6
      const turns =
        ((1 + left!) * a) / x + ((1 + right!) * a) / u + ((1 + top!) * b) / y + ((1 + bottom!) * b) / (a - y)
      return (load * volume) / turns
    }
    let [place, step] = [[b / 3, b / 3, a / 2], b / 10]
    while (step > 1e-6) {
      const near = [0, 1, 2].flatMap((axis) =>
        [-step, step].map((move) => place.map((value, at) => (at === axis ? value + move : value))),
      )
      const best = near
        .filter(([x, u, y]) => x! > 0 && u! > 0 && x! + u! <= b && y! > 0 && y! < a)
        .toSorted((one, other) => at(...triple(other)) - at(...triple(one)))[0]!
      if (at(...triple(best)) > at(...triple(place))) place = best
      else step /= 2
    }
    return at(...triple(place))
  }
  const triple = ([x, u, y]: number[]): [number, number, number] => [x!, u!, y!]

  test('has the moments of the worst yield lines, and of strips in equilibrium', () => {
    const statics = (span: number, width: number) => integral((x) => 13 * width * (span / 2 - x), 0, span / 2)
    const internal = 0.086 * 13 * 7.5 * 7.2 * 7.5
    expectIndependent(article, {
      m_1: [
        panel(14, [6, 7.5], [1, 1, 1, 0]),
        panel(14, [5, 8], [0, 1, 1, 1]),
        panel(14, [6, 6], [0, 0, 0, 0]),
      ],
      M_0: [statics(7.5, 7.2), statics(6, 8)],
      'm_i.c': [(0.75 * internal) / 3.6],
      m_c: [(0.5 * internal) / 1.8],
    })
  })

  /** Shares in a column strip of an endless elastic field on columns, from a double Fourier series. */
  function elastic([x, y]: [number, number], column: number, poisson: number): number[] {
    const terms = Array.from({ length: 100 }, (_, at) => at)
    const patch = (wave: number, span: number) =>
      wave === 0 ? column / span : (4 * Math.sin((wave * column) / 2)) / (wave * span)
    const alongY = (shape: (wave: number) => number) =>
      terms.map((n) => {
        const v = (2 * Math.PI * n) / y
        return terms.reduce((sum, m) => {
          const u = (2 * Math.PI * m) / x
          if (m === 0 && n === 0) return sum
          const load = -((x * y) / column ** 2) * patch(u, x) * patch(v, y)
          return sum + (load / (u * u + v * v) ** 2) * (u * u + poisson * v * v) * shape(u)
        }, 0)
      })
    const strip = (waves: number[], half: number) =>
      waves.reduce((sum, amount, n) => {
        const v = (2 * Math.PI * n) / y
        return sum + amount * (n === 0 ? 2 * half : (2 * Math.sin(v * half)) / v)
      }, 0)
    return [() => 1, (wave: number) => Math.cos((wave * x) / 2)].map((shape) => {
      const waves = alongY(shape)
      return strip(waves, Math.min(x, y) / 4) / strip(waves, y / 2)
    })
  }

  test('prints the shares of an elastic plate', () => {
    const [hogging, sagging] = elastic([7.5, 7.2], 0.4, 0.2)
    expect([hogging!.toFixed(2), sagging!.toFixed(2)]).toEqual(['0.80', '0.56'])
    expect(article.body).toContain("Poisson's ratio 0.2</td><td>80</td><td>56</td>")
  })
})
