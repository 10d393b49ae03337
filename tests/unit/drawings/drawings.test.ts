import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { DRAWING } from '@/lib/drawings/constants'
import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import type { Drawing, Drawn } from '@/lib/drawings/types'
import { keyOf, renderFigure } from '@/lib/drawings/rules/figure'
import { withIndices, wordsOf } from '@/lib/drawings/rules/words'
import { SAMPLES } from './samples'

function drawn(source: string): Drawn {
  const { drawing, errors } = readDrawing(source, [])
  expect(errors).toEqual([])
  const done = draw(drawing!, null)
  if ('error' in done) throw new Error(`line ${done.error.line}: ${done.error.message}`)
  return done.drawn
}

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
            !['viewBox', 'role', 'aria-label', 'class', 'd', 'x', 'y', 'dy', 'transform'].includes(one!),
        ),
      ).toEqual([])
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(description.length).toBeGreaterThan(40)
      expect(rows.length).toBeGreaterThan(0)
    },
  )

  test('the scale is printed', () => {
    expect(drawn(SAMPLES.Plan!).scale).toBe('Dimensions in mm; 1\u00a0:\u00a025 when printed')
    expect(drawn(SAMPLES.Plot!).scale).toBe('Not to scale')
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

  test('what cannot be drawn says its line', () => {
    const { drawing } = readDrawing('title None\nb = 0 mm\nrect box at 0, 0 size b x b', [])
    expect(draw(drawing!, null)).toEqual({ error: { line: 3, column: 1, message: 'A size is above 0.' } })
    const long = readDrawing(sketch(`label at 0, 0 "${'W'.repeat(60)}"`), [])
    expect(draw(long.drawing!, null)).toMatchObject({ error: { line: 4 } })
    const free = readDrawing('title Loose\nspan A-B 6 m\nsupport pin A\nudl 2 kN/m on A-B', [])
    expect(problemOf(free.drawing!)).toContain('can move')
  })

  test('a title, lines and, for a plot, axes are needed', () => {
    expect(errorOf('rect a at 0, 0 size 1 m x 1 m')!.message).toContain('has a title')
    expect(errorOf('title Nothing')!.message).toContain('at least one line')
    expect(errorOf('title P\ncurve 2')!.message).toContain('two axes')
  })
})

describe('hostile lines', () => {
  const MARKUP = `<img src=x onerror=alert(1)>'&lt;script></svg>`
  const HOSTILE = [
    `title ${MARKUP} "{b}"\nb = 300 mm\nrect a at 0, 0 size b x b "${MARKUP}"\nlabel at 0, 1 m "${MARKUP}_1"\ndim a.left to a.right below "${MARKUP} = ${MARKUP}"\nnote ${MARKUP}_${MARKUP} "x"`,
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
    // What is stored, and the three pieces that the browser writes when a calculation changes.
    const stored = renderFigure(done.drawn, keyOf(drawing!), 1, { key: MARKUP, drawing: drawing! })
    for (const html of [stored, done.drawn.svg, withIndices(done.drawn.title), wordsOf(done.drawn)]) {
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
    const begin = performance.now()
    const sizes = [1, 2, 4].map((times) => {
      const { drawing, errors } = readDrawing(`title Dense\n${lines(most * times)}`, [])
      if (!drawing) return errors[0]!.message
      const done = draw(drawing, null)
      return 'error' in done ? done.error.message : done.drawn.svg.length
    })
    expect(performance.now() - begin).toBeLessThan(20_000)
    for (const size of sizes)
      if (typeof size === 'number') expect(size).toBeLessThanOrEqual(DRAWING.output)
      else expect(size).toMatch(/\.$/)
    expect(typeof sizes[2]).toBe('string')
  })
})
