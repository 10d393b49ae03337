import { draw } from '@/lib/drawings/engine'
import { readDrawing } from '@/lib/drawings/rules/reading'
import { DRAWN, nearbyOf, outcomesOf } from '../../support/drawn-articles'
import { boxesOf, crossedLabels, interruptingLabels } from '../../support/drawn-labels'
import { SAMPLES } from './samples'

function crowded(svg: string): string[] {
  const boxes = boxesOf(svg)
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.said} over ${other.said}`),
  )
}

/** Lines that stop where a label stands. */
const LINES = ['dim', 'leader', 'mark', 'curve']

/** What no drawing can show: its sheet names the condition that is not met. */
const IMPOSSIBLE: Record<string, { inputs: string; error: string }> = {
  'shear-resistance-and-high-shear': {
    inputs: 'a = 10000',
    error: 'The span C-B would have no length.',
  },
}

test('the twelve articles with a calculation have a drawing', () => {
  expect(DRAWN.length).toBeGreaterThanOrEqual(12)
})

test.each(DRAWN)(
  'the drawings of %s are drawn over the ranges of its inputs, with no label over another and no line of a plot or dimension through one',
  (slug) => {
    for (const outcome of outcomesOf(slug))
      if ('error' in outcome)
        expect([outcome.inputs, outcome.error]).toEqual([IMPOSSIBLE[slug]?.inputs, IMPOSSIBLE[slug]?.error])
      else {
        expect(crowded(outcome.svg)).toEqual([])
        // 400 units are 120 mm of paper: the scale that the caption names is true.
        expect(outcome.svg).toMatch(/^<svg viewBox="\S+ \S+ 400 /)
        expect([outcome.inputs, crossedLabels(outcome.svg, LINES)]).toEqual([outcome.inputs, []])
        expect([outcome.inputs, interruptingLabels(outcome.svg)]).toEqual([outcome.inputs, []])
      }
  },
)

test.each(DRAWN)('the drawings of %s have room for their labels near the author’s inputs', (slug) => {
  const without = outcomesOf(slug, nearbyOf).filter(
    (one) => 'error' in one && one.error.includes('wider than'),
  )
  expect(without).toEqual([])
})

/** Returns what the figure of an article that begins so is called with other inputs, in mm, N, s and K. */
const titledWith = (slug: string, title: string, values: Record<string, number>) =>
  outcomesOf(slug, () => [{ values: new Map(Object.entries(values)), region: null }])
    .filter((one) => one.title.startsWith(`title ${title}`))
    .map((one) =>
      'svg' in one ? /aria-label="(.*?)\. Across|aria-label="(.*?)\. /.exec(one.svg)![0] : one.error,
    )

test('a figure shows no resistance where the axial force, or the wind, has used it up', () => {
  const [column] = titledWith('beam-columns-combined-bending-and-compression', 'What', { L_z: 20_000 })
  expect(column).toContain('leaves of the major one: 0\u00a0kNm at 1200\u00a0kN')
  const [base] = titledWith('partial-factors-equ-str-geo', 'Base in', { B: 500 })
  expect(base).toContain('effective width 0\u00a0m')
})

test('a label near an axis of a plot stands beside it and not over it', () => {
  const slender = { values: new Map([['L_z', 20_000]]), region: null }
  for (const outcome of outcomesOf('flexural-buckling-of-columns', () => [slender]))
    expect('svg' in outcome && crossedLabels(outcome.svg, ['axis'])).toEqual([])
})

test.each(Object.entries(SAMPLES))(
  'the sample “%s” holds no label over another, large and small',
  (_, lines) => {
    for (const factor of [0.01, 0.1, 0.5, 1, 2, 10, 100]) {
      const scaled = lines.replace(
        /^(\w+) = ([\d.]+) (mm|m)$/gm,
        (_whole, name: string, value: string, unit: string) => `${name} = ${Number(value) * factor} ${unit}`,
      )
      const { drawing } = readDrawing(scaled, [])
      const done = draw(drawing!, null)
      if ('drawn' in done) expect(crowded(done.drawn.svg)).toEqual([])
    }
  },
)
