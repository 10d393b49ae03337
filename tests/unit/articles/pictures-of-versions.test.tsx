import { render, screen, within } from '@testing-library/react'
import { Difference } from '@/components/articles/difference'
import { comparePictures } from '@/lib/articles/revisions/rules/pictures'
import { NO_TABLES } from '@/lib/calculations/rules/tables'

const drawing = (lines: string) => `<pre data-type="drawing">${lines}</pre>`
const slab = (side: number) =>
  `<pre data-type="calculation">title Slab\ninput c_1 = ${side} mm in 200 mm..900 mm\nu_0 = 4 c_1 -&gt; mm</pre>`
const COLUMN = drawing('title Column\nwith slab\nrect column at 0, 0 size c_1 x 300 mm concrete')
const beam = (span: number) =>
  drawing(`title Beam\nspan A-B ${span} m\nsupport pin A\nsupport roller B\nudl 12 kN/m on A-B`)
const compare = (before: string, after: string) => comparePictures(before, after, NO_TABLES)
const SVG = expect.stringMatching(/^<svg .*<\/svg>$/) as string

test('a drawing whose lines are the same is compared by the values that it follows', () => {
  const [part, ...others] = compare(slab(400) + COLUMN + beam(6), slab(600) + COLUMN + beam(6))
  expect(others).toEqual([])
  expect(part).toEqual({ label: 'Drawing: Column', passages: [], pictures: { before: SVG, after: SVG } })
  expect(part!.pictures!.before).not.toBe(part!.pictures!.after)
})

test('drawings that were moved are paired by their titles; one that came or went has one picture', () => {
  expect(compare(slab(400) + COLUMN + beam(6), beam(6) + slab(400) + COLUMN)).toEqual([])
  const other = beam(8).replace('title Beam', 'title Longer')
  expect(compare(beam(6), beam(6) + other)).toEqual([
    { label: 'Drawing: Longer', passages: [], pictures: { before: null, after: SVG } },
  ])
  expect(compare(beam(6), '<p>None</p>')).toEqual([
    { label: 'Drawing: Beam', passages: [], pictures: { before: SVG, after: null } },
  ])
})

test('of a version that is not read any more, no drawing is said to have come or gone', () => {
  expect(compare(drawing('title Old\nwheel at 0, 0') + beam(6), beam(6) + beam(8))).toEqual([])
  expect(compare(drawing('title Old\nwheel at 0, 0') + beam(6), beam(8))).toHaveLength(1)
})

test('both pictures are shown, and which of them is which', () => {
  render(
    <Difference
      parts={[...compare(beam(6), beam(8)), ...compare('', beam(6).replace('title Beam', 'title New'))]}
    />,
  )
  const figures = within(screen.getByRole('region', { name: 'Drawing: Beam' })).getAllByRole('figure')
  expect(
    figures.map((figure) => within(figure).getByText(/^(Before|After|Added|Removed)$/).textContent),
  ).toEqual(['Before', 'After'])
  expect(within(figures[0]!).getByRole('img')).toHaveAccessibleName(/^Beam\./)
  expect(within(screen.getByRole('region', { name: 'Drawing: New' })).getByText('Added')).toBeVisible()
})
