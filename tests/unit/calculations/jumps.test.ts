import { AS_WRITTEN } from '@/lib/calculations/constants'
import { readSheet } from '@/lib/calculations/rules/checking'
import { withJumps } from '@/lib/calculations/rules/jumps'
import { curveOf, drawCurve } from '@/lib/calculations/rules/plotting'
import { renderSheet } from '@/lib/calculations/rules/sheet'
import { drawn } from '../../support/drawn'
import { TABLES } from '../../support/tables'

type XY = [x: number, y: number]

/** Where a function over 0 to 10 has a jump, from 41 samples, and how often it was asked. */
function jumpsOf(valueAt: (x: number) => number): { places: number[]; asked: number } {
  let asked = 0
  const pointAt = (x: number): XY => {
    asked++
    return [x, valueAt(x)]
  }
  const samples = Array.from({ length: 41 }, (_, step) => ({ place: step / 4, point: pointAt(step / 4) }))
  const heights = samples.map(({ point }) => point[1])
  const height = Math.max(...heights) - Math.min(...heights)
  const sides = withJumps(samples, pointAt, (a, b) => Math.abs(a[1] - b[1]) / height).filter(
    ({ isSide }) => isSide,
  )
  return { places: sides.map(({ place }) => place), asked }
}

test('a jump has both of its sides at one place, wherever it stands between two samples', () => {
  for (const at of [0.1, 3.3333, 5.01, 9.99]) {
    const { places } = jumpsOf((x) => (x < at ? 1 : 4) + x / 10)
    expect(places).toHaveLength(2)
    for (const place of places) expect(place).toBeCloseTo(at, 6)
  }
  // Two for each of the whole numbers from 0 to 9.
  const stairs = jumpsOf((x) => Math.ceil(x * 0.97 - 0.5)).places
  expect(stairs).toHaveLength(20)
})

test('what only climbs, bends or has a corner has no jump, and costs about a value more for each sample', () => {
  for (const smooth of [
    (x: number) => 3 * x,
    (x: number) => x ** 6,
    (x: number) => Math.sqrt(x),
    (x: number) => Math.abs(x - 3.3),
    (x: number) => Math.min(x, 3.3),
    (x: number) => Math.sin(3 * x),
    () => 2,
  ]) {
    const { places, asked } = jumpsOf(smooth)
    expect(places).toEqual([])
    expect(asked).toBeLessThan(100)
  }
  // Steep, and no jump: from one to the other within a thousandth of the axis.
  expect(jumpsOf((x) => Math.tanh((x - 5.03) * 500)).places).toEqual([])
})

const STEPS = `title Bars
input M = 40 in 0..100
n = 4 if M < 33 | 8
plot n over M in 0..100`

/** Lines of a path that are neither level nor upright. */
function slanting(path: string): string[] {
  const points = path.slice(1).split('L')
  return points.filter((point, index) => {
    const [[x, y], [a, b]] = [points[index - 1] ?? point, point].map((one) => one.trim().split(/[ ,]+/)) as [
      [string, string],
      [string, string],
    ]
    return x !== a && y !== b
  })
}

test('a plot of a calculation draws a step as an upright line, and its table keeps its places', () => {
  const sheet = readSheet(STEPS, TABLES).sheet!
  const [, path = ''] = /class="curve" d="([^"]*)"/.exec(renderSheet(sheet, 'bars')) ?? []
  expect(path).toContain('L')
  expect(slanting(path)).toEqual([])
  expect(renderSheet(sheet, 'bars').match(/<tr><td>/g)).toHaveLength(9)
})

test('a plot of a calculation has a gap where it has no value, and no line across', () => {
  const gap = STEPS.replace('n = 4 if M < 33 | 8', 'n = 4 if M < 33 | 8 if M > 60')
  const sheet = readSheet(gap, TABLES).sheet!
  const plot = {
    name: 'n',
    over: 'M',
    from: 0,
    to: 100,
    x: sheet.display.get('M')!,
    y: sheet.display.get('n')!,
  }
  const curve = curveOf(sheet.program, plot, AS_WRITTEN)
  const [, path = ''] = /class="curve" d="([^"]*)"/.exec(drawCurve(curve, plot)) ?? []
  expect(path.match(/M/g)).toHaveLength(2)
})

test('a plot that does not reach the value of its input says so on that side', () => {
  const sheet = readSheet(
    'input d = 450 mm in 50 mm..500 mm\nx = 2 d\nplot x over d in 150 mm..400 mm',
    TABLES,
  ).sheet!
  const pageFor = (d: string) => renderSheet(sheet, 'beam', { values: { d }, region: null })
  expect(renderSheet(sheet, 'beam')).toMatch(/text-anchor="end">450 mm lies outside →</)
  expect(pageFor('60')).toMatch(/text-anchor="start">← 60 mm lies outside</)
  expect(pageFor('60')).not.toContain('class="here"')
  expect(pageFor('400')).not.toContain('lies outside')
  expect(pageFor('400')).toContain('class="here"')
})

test('a plot over what is counted has a value at each whole number and none between', () => {
  const source = (to: number) => `input n = 4 in 2..${to} whole\nx = n^2\nplot x over n in 2..${to}`
  const html = renderSheet(readSheet(source(5), TABLES).sheet!, 'bars')
  expect(html.match(/class="count"/g)).toHaveLength(4)
  expect(html).toContain('<tr><td>2</td><td>4.00</td></tr><tr><td>3</td><td>9.00</td></tr>')
  const ticks = [...html.matchAll(/text-anchor="middle">([^<]*)</g)].map(([, text]) => text)
  expect(ticks).toEqual(['2', '3', '4', '5'])
  const many = renderSheet(readSheet(source(1_000_000), TABLES).sheet!, 'bars')
  expect(many.match(/class="count"/g)!.length).toBeLessThanOrEqual(41)
})

test('a drawn plot has an upright line where its curve jumps, and words and rows stay at their places', () => {
  const plot = (curve: string) =>
    drawn(['title A plot', 'axis x "x" from 0 to 10', 'axis y "y" from 0 to 8', curve].join('\n'))
  const stepped = plot('curve ceil(x/3.1) "bars"')
  const [, path = ''] = /<path class="curve[^"]*" d="M([^"]*)"/.exec(stepped.svg) ?? []
  // Interrupted at its name.
  for (const part of path.split('M')) expect(slanting(`M${part}`)).toEqual([])
  expect(path.split('L').length).toBeGreaterThan(80)
  const placesOf = ({ rows }: ReturnType<typeof plot>) => rows.map(([place]) => place)
  expect(placesOf(stepped)).toEqual(placesOf(plot('curve x/2 "bars"')))
})
