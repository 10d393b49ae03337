import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { DRAWING } from '@/lib/drawings/constants'
import { draw } from '@/lib/drawings/engine'
import { daysOver } from '@/lib/drawings/rules/calendar'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { Drawing, Drawn } from '@/lib/drawings/types'
import { keyOf, renderFigure, textOfDrawing } from '@/lib/drawings/rules/figure'
import { widthOf } from '@/lib/drawings/rules/text'
import { withIndices, wordsOf } from '@/lib/drawings/rules/words'
import { readSheet } from '@/lib/calculations/rules/checking'
import { TABLES } from '../../support/tables'
import { SAMPLES } from './samples'
import { coverOf } from '@/lib/drawings/rules/cover'
import { drawn } from '../../support/drawn'
import { crossedLabels } from '../../support/drawn-labels'

function problemOf(drawing: Drawing): string {
  const done = draw(drawing, null)
  return 'error' in done ? done.error.message : ''
}

const treeOf = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html)
const errorOf = (source: string) => readDrawing(source, []).errors[0]
const sketch = (line: string) => `title A sketch\nb = 300 mm\nrect box at 0, 0 size b x b\n${line}`

describe('every family', () => {
  test.each(Object.keys(SAMPLES))(
    'the sample “%s” is drawn with elements and classes that are known',
    (name) => {
      const { svg, description, rows } = drawn(SAMPLES[name]!)
      const elements = new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, element]) => element))
      expect([...elements].filter((one) => !['svg', 'path', 'text', 'tspan'].includes(one!))).toEqual([])
      const attributes = new Set([...svg.matchAll(/ ([a-zA-Z-]+)="/g)].map(([, attribute]) => attribute))
      expect(
        [...attributes].filter(
          (one) =>
            !['viewBox', 'role', 'aria-label', 'class', 'd', 'x', 'y', 'dx', 'dy', 'transform'].includes(
              one!,
            ),
        ),
      ).toEqual([])
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(description.length).toBeGreaterThan(40)
      expect(rows.length).toBeGreaterThan(0)
    },
  )

  test('the scale is printed', () => {
    expect(drawn(SAMPLES.Plan!).scale).toBe('To scale, 1\u00a0:\u00a025 when printed on A4')
    const bare = 'title A\nrect a at 0, 0 size 2 m x 1 m\ndim a.left to a.right below'
    expect(drawn(bare).scale).toMatch(/^Dimensions without a unit in mm; 1/)
    expect(drawn(SAMPLES.Plot!).scale).toBe('')
  })

  test('words and numbers come from the model', () => {
    const { title, description, rows } = drawn(SAMPLES.Section!)
    expect(title).toBe('Section 300\u00a0mm by 500\u00a0mm with four bars of 20 mm')
    expect(description).toContain('4 bars of 20 mm at the bottom of section.')
    expect(rows).toContainEqual(['b', '300\u00a0mm'])
    expect(drawn(SAMPLES['every load']!).description).toContain(
      'Bending moment, drawn on the side that it stretches',
    )
  })

  test('notes stand in the caption, as sentences', () => {
    const { drawing } = readDrawing(sketch('note The width {b} is not part of the example'), [])
    const done = draw(drawing!, null) as { drawn: Drawn }
    const html = renderFigure(done.drawn, 'a', 1)
    expect(html).toMatch(/<figcaption>.*The width 300\u00a0mm is not part of the example\..*<\/figcaption>/)
    expect(done.drawn.description).not.toContain('example')
    expect(textOfDrawing(done.drawn)).toContain('not part of the example.')
  })

  test('a pressure below nought stands on the other side, in words as in the picture', () => {
    const words = (values: string) =>
      drawn(sketch(`pressure from 0, 1 m to 0, 0 values ${values} left "w"`)).description
    expect(words('2 kPa to 2 kPa')).toContain('on the side to the left of the line')
    expect(words('-2 kPa to -2 kPa')).toContain('on the side to the right of the line')
    expect(words('-1 kPa to -2 kPa')).toContain('growing along it')
    expect(words('2 kPa to -1 kPa')).toContain(
      'on the side to the left of the beginning and on the side to the right of the end of the line',
    )
  })

  test('an arrow downwards says which way a reaction acts, and its value has no sign', () => {
    const { labels, rows, description } = drawn(
      'title Overhang\nspan A-B 4 m\nspan B-C 4 m\nsupport pin A\nsupport roller B\npoint 10 kN at C',
    )
    expect(labels).toContain('10.0\u00a0kN')
    expect(labels.join()).not.toContain('−')
    expect(rows).toContainEqual(['Reaction at A', '10.0\u00a0kN downwards'])
    expect(description).toContain('Reaction at A: 10.0\u00a0kN downwards.')
  })

  test('the name of a diagram stands on the other side of its line than its first value', () => {
    const { svg } = drawn(
      'title Cantilever\nspan A-B 4 m\nsupport fixed A\npoint 10 kN at B\ndiagram V\ndiagram M',
    )
    const heights = [...svg.matchAll(/<text[^>]* y="([-\d.]+)"[^>]*>([^<]*)/g)].map(
      ([, y, text]): [string, number] => [text!, Number(y)],
    )
    const at = (text: string) => heights.find(([said]) => said === text)![1]
    expect(at('V (kN)')).toBeGreaterThan(at('10.0') + 15)
    expect(at('M (kNm)')).toBeGreaterThan(at('−40.0') + 15)
  })

  test('a place beside a corner is named with its distance, and indices stand lower in values', () => {
    const far = drawn(
      sketch(
        'dim box.left to box.left + 50 mm, 0 below\ndim box.left to box.left + 12 m, -2 m below "l_0/3"',
      ),
    )
    expect(far.rows).toContainEqual(['Box left to 50 mm right of box left', '50 mm'])
    expect(far.description).toContain('to 12\u202f000 mm right and 2000 mm below box left')
    expect(wordsOf(far)).toContain('<td>l<sub>0</sub>/3</td>')
    expect(drawn(sketch('dim box.left to box.left + 12 m, 0 below')).rows.at(-1)![1]).toBe('12\u00a0m')
  })

  test('a curve that is named at the edge, and a long title, stay within the width', () => {
    const name = 'a name as long as half of the drawing'
    const { svg } = drawn(
      `title P\naxis x "${'An axis with a long title, '.repeat(2)}" from 0 to 10000000\naxis y "y" from 0 to 1\ncurve 0.5 over 9000000 to 10000000 "${name}"\nmark 10000000, 0.2 "${name}"`,
    )
    expect(svg).toContain('viewBox="-4 ')
    expect(svg).toMatch(/viewBox="-4 -\d+ 400 /)
    for (const [, x, text] of svg.matchAll(/<text[^>]* x="([-\d.]+)"[^>]*>([^<]*)/g)) {
      expect(Number(x) - widthOf(text!) / 2).toBeGreaterThan(-4)
      expect(Number(x) + widthOf(text!) / 2).toBeLessThan(396)
    }
  })

  test('the largest deflection beside a fixed end has its value', () => {
    const { rows } = drawn(
      'title Fixed\nspan A-B 6 m\nsupport fixed A\nsupport fixed B\nudl 20 kN/m on A-B\nstiffness 30000 kN·m²\ndiagram deflection',
    )
    // wL⁴/384EI
    expect(rows).toContainEqual(['Deflection at 3\u00a0m', '−2.25 mm'])
  })

  test('supports, angles and what bars are have words of their own', () => {
    const { description, rows, labels } = drawn(SAMPLES['supports and angles']!)
    expect(description).toContain('A pin at strut start, on the side below.')
    expect(description).toContain('A fixed support at (0, 2000), on the side to the left.')
    expect(description).toContain('3 piles of 200 mm from (0, −1000)')
    expect(description).not.toContain('bar')
    expect(rows).toContainEqual(['Piles', '3 of 200 mm'])
    expect(rows).toContainEqual(['θ', '33.7°'])
    expect(labels).toContain('33.7°')
  })

  test('an axis of names has them in place of numbers, in words as in the picture', () => {
    const { description, rows, labels } = drawn(SAMPLES['bars with names']!)
    expect(labels).toEqual(expect.arrayContaining(['timber', 'steel', 'concrete C_30']))
    expect(description).toContain('Across: Floor: timber, steel, concrete C_30.')
    expect(rows).toContainEqual(['At steel', '70.0'])
    expect(errorOf('title P\naxis x "a" of\naxis y "b" from 0 to 1')!.message).toContain(
      'names in quotation marks',
    )
    const long = SAMPLES['bars with names']!.replace('timber', 'a floor of timber joists and boards')
    expect(problemOf(readDrawing(long, []).drawing!)).toContain('is too long')
  })

  test('an axis of dates has them in place of numbers, in words as in the picture', () => {
    const lines = (dates: string, first: string) =>
      `title P\naxis x "Day" from ${dates}\naxis y "mm" from 0 to 4000\nseries line ${first}, 1234; 2026-09-01, 3000 "settled"`
    const { description, rows, labels } = drawn(lines('2026-03-01 to 2026-10-01', '2026-03-15'))
    expect(labels).toEqual(expect.arrayContaining(['1 Apr 2026', '1 Jul 2026', '1 Oct 2026']))
    expect(description).toContain('Across: Day, from 1 Mar 2026 to 1 Oct 2026.')
    expect(rows).toContainEqual(['settled 15 Mar 2026', '1234'])
    expect(drawn(lines('2026-03-14 to 2026-09-01', '2026-03-15')).labels).toContain('1 Apr 2026')
    const error = (dates: string, first = '2026-03-15') => errorOf(lines(dates, first))!.message
    expect(error('2026-02-30 to 2026-10-01')).toBe('“2026-02-30” is no day of the calendar.')
    expect(error('0 to 2026-10-01')).toContain('at both of its ends')
    expect(error('2026-03-01 to 2026-10-01', '2026-03-32')).toContain('no day of the calendar')
    expect(errorOf('title P\naxis y "y" from 2026-03-01 to 2026-10-01')!.message).toContain('on the axis x')
  })

  test.each([
    [0, 7, 2],
    [0, 30, 5],
    [0, 93, 3],
    [0, 3653, 4],
    [20_000, 60_000, 3],
  ])('an axis from day %d to day %d has marks that are days, few and in equal steps', (from, to, least) => {
    const days = daysOver(from, to)
    expect(days.length).toBeGreaterThanOrEqual(least)
    expect(days.length).toBeLessThanOrEqual(7)
    expect(days.every((day) => Number.isInteger(day) && day >= from && day <= to)).toBe(true)
  })

  test('a curve is interrupted where its name stands, and its small picture is not', () => {
    const { svg } = drawn('title P\naxis x "x" from 0 to 3\naxis y "y" from 0 to 1\ncurve 0.5 "χ_LT"')
    expect(crossedLabels(svg, ['curve'])).toEqual([])
    expect(/class="curve solid" d="([^"]*)"/.exec(svg)![1]!.match(/M/g)).toHaveLength(2)
    expect(coverOf(svg)!.match(/M/g)!.length).toBe(coverOf(svg)!.match(/<path/g)!.length)
  })

  test('of a long series the ends of its range are said, and every point is in the table', () => {
    const points = Array.from({ length: 30 }, (_, index) => `${index}, ${index === 7 ? 9 : 5}`).join('; ')
    const { description, rows } = drawn(
      `title P\naxis x "x" from 0 to 30\naxis y "y" from 0 to 10\nseries points ${points}`,
    )
    expect(description).toContain(
      '30 from (0, 5.00) to (29.0, 5.00), the lowest (0, 5.00), the highest (7.00, 9.00)',
    )
    expect(rows.filter(([what]) => what.startsWith('At'))).toHaveLength(30)
  })

  test('the first number of an axis stands below its place, whatever stands beside it', () => {
    const { svg } = drawn('title P\naxis x "x" from 400 to 800\naxis y "y" from 0 to 1\ncurve 0.5')
    const [, left] = /class="axis" d="M([\d.]+)/.exec(svg)!
    expect(svg).toContain(`<text class="soft" x="${left}" y="292">400</text>`)
  })

  test('a curve of two values runs over the parameter, and ends where it leaves the frame', () => {
    const { rows, svg } = drawn(SAMPLES['a circle over its angle']!)
    expect(rows.slice(0, 3)).toEqual([
      ['circle at 2.00', '0'],
      ['circle at 0', '2.00'],
      ['circle at −2.00', '0'],
    ])
    expect([...svg.matchAll(/class="curve/g)].length).toBeGreaterThan(2)
    expect(errorOf('title P\naxis x "a" from 0 to 1\naxis y "b" from 0 to 1\ncurve x, 2')!.message).toContain(
      'parameter t from 0 to 1',
    )
  })

  test('loads above each other each have room for their label', () => {
    const { svg } = drawn(SAMPLES['loads above each other']!)
    const tops = [...svg.matchAll(/class="pressure" d="M0 (-?[\d.]+)L0 (-?[\d.]+)/g)].map(([, low, high]) => [
      Number(low),
      Number(high),
    ])
    for (const [index, [low]] of tops.entries())
      if (index > 0) expect(tops[index - 1]![1]! - low!).toBeGreaterThanOrEqual(20)
    expect(tops).toHaveLength(3)
  })

  test('a curved diagram is drawn as a curve', () => {
    expect(drawn(SAMPLES['every load']!).svg).toMatch(/class="diagram" d="M[^"]*C/)
  })
})

describe('errors', () => {
  test.each([
    ['rect other at 0, 0 size b x 20 kN', 4, 32, 'a length is expected, and not a force'],
    ['rect box at 0, 0 size b x b', 4, 10, 'There is a shape “box” already'],
    ['dim box.left to bax.right', 4, 16, 'No shape “bax” stands above; there are box.'],
    ['dim box.left to box.corner', 4, 16, 'A place of a shape is one of'],
    ['circle hole at 0, 0 diameter c', 4, 30, 'c is not defined in a line above'],
    ['circle hole at 0, 0', 4, 20, '“diameter” is missing'],
    ['label at 0, 0 "no end', 4, 15, 'A text begins and ends with a quotation mark.'],
    ['bars 2 x 20 mm around box', 4, 16, 'around is not defined'],
    ['span A-B 6 m', 4, 1, 'This line is of a beam'],
    ['<svg onload=alert(1)>', 4, 1, 'A line begins with'],
    ['with Punching shear', 4, 6, 'The article has no calculation'],
  ])('“%s” is refused at its place', (line, at, column, message) => {
    const error = errorOf(sketch(line))
    expect(error).toMatchObject({ line: at })
    expect(error!.message).toContain(message)
    if (line.startsWith('rect box') || line.startsWith('dim')) expect(error!.column).toBe(column)
  })

  test('of a drawing whose calculation is not found, that alone is said', () => {
    const { errors } = readDrawing('title {L} long\nwith Bem\nrect beam from 0, 0 size L x h', [])
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringContaining('The article has no calculation “Bem”')],
    ])
  })

  test('a sum in a text is in the unit that its parts were typed in', () => {
    const { sheet } = readSheet('title Beam\ninput L = 6 m in 2 m..10 m "Span"\nh = L/20', TABLES)
    const { drawing, errors } = readDrawing(
      'title {L}, {L + 1 m}, {L/250}, {a}, {L to 2} and {L + h}\nwith Beam\na = L + 2 m\nrect beam from 0, 0 size L x h',
      [sheet!],
    )
    expect(errors).toEqual([])
    expect(draw(drawing!, sheet!.program)).toMatchObject({
      drawn: { title: '6\u00a0m, 7.00\u00a0m, 24.0\u00a0mm, 8.00\u00a0m, 6.0\u00a0m and 6300\u00a0mm' },
    })
  })

  test('an input out of its range is the reason, and not the value that it leaves missing', () => {
    const { sheet } = readSheet('title Beam\ninput L = 6 m in 2 m..10 m "Span"\nh = L/20', TABLES)
    const { drawing, errors } = readDrawing(
      'title Depth\nwith Beam\nrect beam from 0, 0 size L x h concrete',
      [sheet!],
    )
    expect(errors).toEqual([])
    const done = draw(drawing!, sheet!.program, { values: new Map([['L', 20_000]]), region: null })
    expect(done).toMatchObject({
      error: { message: 'Outside of the range for which this example is meant.' },
    })
  })

  test('what cannot be drawn says its line', () => {
    const { drawing } = readDrawing('title None\nb = 0 mm\nrect box at 0, 0 size b x b', [])
    expect(draw(drawing!, null)).toEqual({ error: { line: 3, column: 1, message: 'A size is above 0.' } })
    const long = readDrawing(sketch(`label at 0, 0 "${'W'.repeat(60)}"`), [])
    expect(draw(long.drawing!, null)).toMatchObject({ error: { line: 4 } })
    const wide = 'a label of more than half of the width'
    const beside = readDrawing(sketch(`label at 0, 0 right "${wide}"\nlabel at 0, 0 left "${wide}s"`), [])
    const refused = draw(beside.drawing!, null)
    expect(refused).toMatchObject({ error: { line: 5 } })
    expect(problemOf(beside.drawing!)).toContain(`“${wide}s” is the longest`)
    const free = readDrawing('title Loose\nspan A-B 6 m\nsupport pin A\nudl 2 kN/m on A-B', [])
    expect(problemOf(free.drawing!)).toContain('can move')
    const none = readDrawing(
      'title None\na = 7 m\nspan A-C a\nspan C-B 6 m - a\nsupport pin A\nsupport roller B',
      [],
    )
    expect(problemOf(none.drawing!)).toBe('The span C-B would have no length.')
    const less = readDrawing('title Less\nrect box at 0, 0 size 2 m x -1 m', [])
    expect(problemOf(less.drawing!)).toBe('A size is above 0.')
  })

  test('a rectangle without a height is nothing, and what refers to it finds its place', () => {
    const { svg, description } = drawn(
      'title Basement\nt = 0 mm\nrect slab at 0, 0 size 6 m x 1 m\nrect roof at 0, 3 m size 6 m x t concrete "roof"\ndim slab.top to roof.bottom right',
    )
    expect(description).toContain('Roof: nothing, its height is 0.')
    expect(svg).not.toContain('concrete')
    expect(svg).not.toContain('>roof<')
    expect(svg).toContain('>2500<')
  })

  test('a title, lines and, for a plot, axes are needed', () => {
    expect(errorOf('rect a at 0, 0 size 1 m x 1 m')!.message).toContain('has a title')
    expect(errorOf('title Nothing')!.message).toContain('at least one line')
    expect(errorOf('title P\ncurve 2')!.message).toContain('two axes')
  })
})

describe('what acts on a sketch', () => {
  const words = (line: string) => drawn(sketch(line))

  test('is a rotation where its value is an angle, and a moment otherwise', () => {
    expect(words('turn at 0, 0 clockwise "φ = {2 deg -> deg}"').description).toContain(
      'A rotation φ = 2.00\u00a0deg clockwise at (0, 0).',
    )
    expect(words('turn at 0, 0 anticlockwise "{5 kNm}"').description).toContain(
      'A moment of 5.00\u00a0kNm anticlockwise at (0, 0).',
    )
    expect(words('turn at 0, 0 clockwise "T_Ed"').description).toContain('A moment T_Ed clockwise at (0, 0).')
  })

  test('has its value in the words and in the table', () => {
    const named = words('force at 0, 0 down "F_Ed = {60 kN}"')
    expect(named.description).toContain('A force F_Ed = 60.0\u00a0kN downwards at (0, 0).')
    expect(named.rows).toContainEqual(['F_Ed', '60.0\u00a0kN'])
    const bare = words('force at box.right left "144 kN/m"')
    expect(bare.description).toContain('A force of 144 kN/m to the left at box right.')
    expect(bare.rows).toContainEqual(['Force at box right', '144 kN/m'])
    expect(words('force at 0, 0 up').description).toContain('A force upwards at (0, 0).')
  })
})

test('marks and single points beside each other have their names beside them', () => {
  const { svg } = drawn(
    'title P\naxis x "x" from 0 to 60\naxis y "y" from 0 to 120\nmark 30, 71.4 "along"\nmark 30, 69.4 "across"\nseries points 10, 20 "a"',
  )
  const at = (said: string) =>
    new RegExp(`<text[^>]* x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>${said}<`).exec(svg)!.slice(1).map(Number)
  expect(Math.abs(at('along')[1]! - at('across')[1]!)).toBeLessThan(25)
  expect(Math.abs(at('along')[0]! - at('across')[0]!)).toBeLessThan(10)
  const [, dot] = /class="dotmark" d="M([\d.]+)/.exec(svg)!
  expect(at('a')[0]).toBeGreaterThan(Number(dot))
  expect(svg).not.toContain('leader')
})

describe('a plot that shows less than it is asked for', () => {
  const plot = (...lines: string[]) =>
    ['title P', 'axis x "x" from 0 to 10', 'axis y "y" from 0 to 10', ...lines].join('\n')
  const problem = (...lines: string[]) => {
    const done = draw(readDrawing(plot(...lines), []).drawing!, null)
    return 'error' in done ? done.error : null
  }

  test('says that a line “y = …” draws nothing, and what does', () => {
    const { line, message } = errorOf(plot('k = 2', 'y = k x^2'))!
    expect(line).toBe(5)
    expect(message).toBe('This line calculates “y” and draws nothing: a line “curve y” draws it.')
    expect(errorOf(plot())!.line).toBe(3)
    expect(errorOf(plot())!.message).toContain('at least one curve')
    expect(drawn(plot('y = x^2', 'curve y')).description).toContain('The curve drawn')
  })

  test('says whether a curve lies outside of the axes or has no value', () => {
    expect(problem('curve 100 + x')).toEqual({
      line: 4,
      column: 1,
      message: 'This curve lies outside of the axes: its values are from 100 to 110.',
    })
    expect(problem('y = sqrt(-x - 1)', 'curve y')).toMatchObject({
      line: 5,
      message: 'This curve has no value at any place: what it comes to is not a number.',
    })
    expect(problem('curve x over 12 to 14')!.message).toContain(
      'outside of the axis x, which is from 0 to 10',
    )
  })

  test.each([
    ['curve x^2 "square"', 'square from 3.16 to 10.0'],
    ['curve x over 8 to 20 "line"', 'line from 10.0 to 20.0'],
    [
      'curve 10 - abs(2 x - 10)*2 + 4 "tent"',
      'tent from 0 to 1.50 and from 4.00 to 6.00 and from 8.50 to 10.0',
    ],
    ['curve 10 sin(30 x) "waves"', 'waves in part'],
    ['parameter t from 0 to 1\ncurve 20 t, 30 t "ray"', 'ray in part'],
  ])('says where %s lies beyond the axis, in words and numbers', (line, part) => {
    const { description, rows } = drawn(plot(line))
    expect(rows).toContainEqual([part, 'beyond the axis'])
    expect(description).toContain(`; ${part.replace(/^\w+ /, '')} it lies beyond the axis and is not seen.`)
  })

  test('says nothing of a curve that is seen whole, or has no value for a while', () => {
    for (const line of ['curve x', 'curve sqrt(x - 5)', 'curve 10'])
      expect(drawn(plot(line)).description).not.toContain('beyond')
  })
})

describe('hostile lines', () => {
  const MARKUP = `<img src=x onerror=alert(1)>'&lt;script></svg>`
  const HOSTILE = [
    `title ${MARKUP} "{b}"\nb = 300 mm\nrect a at 0, 0 size b x b "</svg><b>"\nlabel at 0, 1 m "${MARKUP}_1"\ndim a.left to a.right below "<b>_1 = ${MARKUP}"\nnote ${MARKUP}_${MARKUP} "x"`,
    `title ${MARKUP}\nspan A-B 6 m\nsupport fixed A\npoint 2 kN at B "${MARKUP}"`,
    `title ${MARKUP}\naxis x "${MARKUP}" from 0 to 3\naxis y "${MARKUP}" from 0 to 3\ncurve x "${MARKUP}"\nmark 1, 1 "${MARKUP}"`,
  ]
  const KNOWN =
    /^(figure|div|svg|path|text|tspan|figcaption|strong|span|button|details|summary|table|thead|tbody|tr|th|td|p|sub)$/

  test.each(HOSTILE)('markup stays text in every part of a figure, stored and drawn again: %#', (source) => {
    const { drawing, errors } = readDrawing(source, [])
    expect(errors).toEqual([])
    const done = draw(drawing!, null)
    if ('error' in done) throw new Error(done.error.message)
    // What is stored, and the pieces that the browser writes when a calculation changes.
    const stored = renderFigure(done.drawn, keyOf(drawing!), 1, { key: MARKUP, drawing: drawing! })
    for (const html of [
      stored,
      done.drawn.svg,
      withIndices(done.drawn.title),
      withIndices(done.drawn.notes),
      wordsOf(done.drawn),
    ]) {
      const elements: string[] = []
      const visit = (node: Root | Element) => {
        for (const child of node.children) {
          if (child.type === 'text') continue
          if (child.type !== 'element') throw new Error(`A ${child.type} in a figure`)
          elements.push(child.tagName)
          expect(
            Object.keys(child.properties).filter((name) => /^on|^style|href$|^src$/i.test(name)),
          ).toEqual([])
          visit(child)
        }
      }
      visit(treeOf(html))
      expect(elements.filter((name) => !KNOWN.test(name))).toEqual([])
      expect(html).not.toContain('<img')
    }
    const [figure] = treeOf(stored).children as Element[]
    expect(JSON.parse(String(figure!.properties.dataDrawing))).toEqual(JSON.parse(JSON.stringify(drawing)))
    expect(figure!.properties.dataFollows).toBe(MARKUP)
    expect(figure!.properties.id).toMatch(/^figure-[a-z0-9-]+$/)
  })

  test.each([
    ['characters', 'x'.repeat(DRAWING.characters + 1)],
    ['lines', '\n'.repeat(DRAWING.lines + 1)],
    ['columns', `title ${'y'.repeat(DRAWING.columns)}`],
    [
      'statements',
      Array.from(
        { length: DRAWING.statements + 1 },
        (_, index) => `circle c${index} at 0, 0 diameter 1 m`,
      ).join('\n'),
    ],
  ])('too many %s are refused', (_what, source) => {
    expect(errorOf(source)).toBeDefined()
  })

  test.each([
    ['brackets', `b2 = ${'('.repeat(150)}1`],
    ['many bars', 'bars 1000000000 x 20 mm in box bottom cover 1 mm'],
    ['many bolts', 'bolts 50 x 50 of 1 mm at 0, 0 spacing 2 mm x 2 mm'],
    ['no number', 'circle c at 0, 0 diameter b/0'],
    ['a huge length', 'circle c at 0, 0 diameter 1e30 mm'],
    ['a long label', `label at 0, 0 "${'W'.repeat(200)}"`],
    ['a name of the language', 'dim constructor.left to __proto__.right'],
  ])('%s are refused in a sentence', (_what, line) => {
    const { drawing, errors } = readDrawing(sketch(line), [])
    if (!drawing) return expect(errors[0]!.message).toMatch(/\.$/)
    expect(problemOf(drawing)).toMatch(/\.$/)
  })

  const repeated = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n')
  const AXES = 'axis x "x" from 1 to 9\naxis y "y" from 1 to 9'
  const SPANS = repeated(
    8,
    (at) => `span ${'ABCDEFGHI'.slice(at, at + 1)}-${'BCDEFGHIJ'.slice(at, at + 1)} 6 m`,
  )
  test.each<[string, number, (count: number) => string]>([
    [
      'hatched shapes',
      DRAWING.statements,
      (n) => repeated(n, (at) => `rect r${at} at ${at} mm, 0 size 1 m x 1 m hatch "label ${at}"`),
    ],
    ['labels in one place', DRAWING.statements, (n) => repeated(n, (at) => `label at 0, 0 "here ${at}"`)],
    ['dimensions', DRAWING.statements, (n) => repeated(n, (at) => `dim 0, 0 to ${at + 1} m, 1 m below`)],
    [
      'bolts',
      DRAWING.statements,
      (n) => repeated(n, (at) => `bolts 6 x 10 of 20 mm at ${at} m, 0 spacing 90 mm x 70 mm "${at}"`),
    ],
    [
      'outlines',
      DRAWING.characters / 500,
      (n) => repeated(n, (at) => `polygon p${at} from 0, 0 ${'to 9, 9 '.repeat(30)} hatch`),
    ],
    [
      'loads on eight spans',
      DRAWING.statements - 12,
      (n) =>
        `${SPANS}\nsupport fixed A\nsupport roller I\n${repeated(n, (at) => `point ${at + 1} kN at A + ${at % 40} m`)}\ndiagram M\ndiagram V`,
    ],
    ['curves', DRAWING.curves, (n) => `${AXES}\n${repeated(n, (at) => `curve x + ${at}/10 "c${at}"`)}`],
    [
      'values',
      DRAWING.lines - 12,
      (n) =>
        `${repeated(n, (at) => `v_${at} = ${at + 1} m`)}\n${sketch('').split('\n')[2]!.replaceAll('b', 'v_1').replace('v_1ox', 'box')}`,
    ],
  ])('%s take a bounded time at the largest number, and more of them are refused', (_what, most, lines) => {
    const began = process.cpuUsage()
    const sizes = [1, 2, 4].map((times) => {
      const { drawing, errors } = readDrawing(`title Dense\n${lines(most * times)}`, [])
      if (!drawing) return errors[0]!.message
      const done = draw(drawing, null)
      return 'error' in done ? done.error.message : done.drawn.svg.length
    })
    expect(process.cpuUsage(began).user).toBeLessThan(10_000_000)
    for (const size of sizes)
      if (typeof size === 'number') expect(size).toBeLessThanOrEqual(DRAWING.output)
      else expect(size).toMatch(/\.$/)
    expect(typeof sizes[2]).toBe('string')
  })
})
