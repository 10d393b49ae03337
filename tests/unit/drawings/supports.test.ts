import { drawn } from '../../support/drawn'

const titled = (...lines: string[]) => drawn(['title A', ...lines].join('\n'))

const beam = (...lines: string[]) => titled('span A-B 4 m', ...lines)
/** Arcs of a radius with their ends, and whether they turn clockwise. */
const arcs = (svg: string, radius: number) =>
  [...svg.matchAll(/M([-\d.]+) ([-\d.]+)A(\d+)(?:\.\d)? [\d.]+ 0 \d ([01]) ([-\d.]+) ([-\d.]+)/g)].flatMap(
    ([, x, y, of, sweep, endX, endY]) =>
      Number(of) === radius
        ? [{ from: [Number(x), Number(y)], to: [Number(endX), Number(endY)], clockwise: sweep === '1' }]
        : [],
  )
const heavy = (svg: string) =>
  [...svg.matchAll(/<path class="thick open plain" d="([^"]*)"/g)].map(([, d]) =>
    d!.match(/-?[\d.]+/g)!.map(Number),
  )

describe('supports', () => {
  test('a fixed end at the left has its wall there, and its moment turns against the load', () => {
    const { svg, description, rows, labels } = beam('support fixed A', 'point 10 kN at B')
    expect(heavy(svg)).toEqual([[0, -18, 0, 18]])
    const [arc] = arcs(svg, 22)
    expect(arc).toMatchObject({ clockwise: false })
    // Anticlockwise is downwards at the left side.
    expect(arc!.from[0]).toBeLessThan(-12)
    expect(arc!.to[1]).toBeGreaterThan(arc!.from[1]!)
    expect(labels).toContain('40.0\u00a0kNm')
    expect(rows).toContainEqual(['Moment of the support at A', '40.0\u00a0kNm, anticlockwise'])
    expect(description).toContain('it is held by a fixed support at A.')
    expect(description).toContain('Fixing moment at A: 40.0\u00a0kNm, anticlockwise.')
  })

  test('at the right it is mirrored', () => {
    const { svg, description } = beam('support fixed B', 'point 10 kN at A')
    const [[x, , end]] = heavy(svg) as [number[]]
    expect(x).toBe(end)
    expect(x).toBeGreaterThan(100)
    const [arc] = arcs(svg, 22)
    expect(arc).toMatchObject({ clockwise: true })
    expect(arc!.from[0]).toBeGreaterThan(x! + 12)
    expect(arc!.to[1]).toBeGreaterThan(arc!.from[1]!)
    expect(description).toContain('Fixing moment at B: 40.0\u00a0kNm, clockwise.')
  })

  test('between two spans it is a clamp below the beam, and no wall across it', () => {
    const { svg } = beam('span B-C 2 m', 'support pin A', 'support fixed B', 'udl 6 kN/m on A-B')
    const [[x, y, end, other]] = heavy(svg) as [number[]]
    expect([y, other]).toEqual([3, 3])
    expect(end! - x!).toBe(36)
    const [arc] = arcs(svg, 22)
    expect(arc!.from[1]).toBeGreaterThan(10)
    expect(arc).toMatchObject({ clockwise: true })
  })

  test('the shear turns where a load changes its direction', () => {
    const { description, rows } = titled(
      'span A-B 6 m',
      'support pin A',
      'support roller B',
      'udl 20 kN/m to -10 kN/m on A-B',
      'diagram V',
    )
    expect(description).toContain('30.0\u00a0kN at 0, −10.0\u00a0kN at 4\u00a0m.')
    expect(rows).toContainEqual(['Shear force at 4\u00a0m', '−10.0 kN'])
  })

  test('what the arithmetic leaves over is not drawn as a diagram', () => {
    const { svg, description } = beam(
      'span B-C 4 m',
      'support pin A',
      'support roller B',
      'support roller C',
      'point 10 kN at B',
      'diagram V',
      'diagram M',
    )
    expect(description).toContain('Shear force, positive upwards: 0 everywhere.')
    const [, , , height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
    expect(height).toBeLessThan(400)
  })

  test('what is no reaction has no arrow and no direction', () => {
    const { svg, description, rows } = beam('support fixed A', 'moment 10 kNm at B')
    expect(rows).toContainEqual(['Reaction at A', '0\u00a0kN'])
    expect(description).toContain('Reaction at A: 0\u00a0kN.')
    expect(svg).not.toContain('>0\u00a0kN<')
    expect(arcs(svg, 22)).toHaveLength(1)
    const pinned = beam(
      'span B-C 4 m',
      'support pin A',
      'support pin B',
      'support roller C',
      'udl 1 kN/m on A-C',
    )
    expect(pinned.description).not.toContain('downwards')
  })

  test('a load upwards says so, and one that changes its direction crosses the beam', () => {
    const held = ['support pin A', 'support roller B']
    const up = beam(...held, 'udl -5 kN/m on A-B', 'point -3 kN at A + 1 m', 'moment -2 kNm at B')
    expect(up.description).toContain('A load of 5\u00a0kN/m from 0 to 4\u00a0m, upwards.')
    expect(up.rows).toContainEqual(['Load', '5\u00a0kN/m, upwards'])
    expect(up.rows).toContainEqual(['Force at 1\u00a0m', '3\u00a0kN upwards'])
    expect(up.rows).toContainEqual(['Moment at 4\u00a0m', '2\u00a0kNm, anticlockwise'])
    const both = beam(...held, 'udl -5 kN/m to 5 kN/m on A-B')
    expect(both.description).toContain('upwards at its beginning and downwards at its end')
    const [, path] = /class="pressure" d="([^"]*)"/.exec(both.svg)!
    expect(path!.match(/[ML]/g)).toHaveLength(5)
  })
})
