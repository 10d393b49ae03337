import { drawn } from '../../support/drawn'

/** The tips of the arrows that say that a curve goes on beyond the frame, on paper from its top left. */
const tipsOf = (...lines: string[]) =>
  [
    ...drawn(
      ['title A plot', 'axis x "x" from 0 to 4', 'axis y "y" from 0 to 8', ...lines].join('\n'),
    ).svg.matchAll(/<path class="leaves" d="M[-\d.]+ [-\d.]+L([-\d.]+) ([-\d.]+)/g),
  ].map(([, x, y]) => [Number(x), Number(y)] as const)

test('a curve that leaves the frame of a plot has an arrow where it does', () => {
  const tips = tipsOf('curve x^2 "rises"')
  expect(tips).toHaveLength(1)
  // At the upper edge, at √8 of 4: 0.707 of the way between the axis and the right edge.
  const [x, y] = tips[0]!
  expect(y).toBe(0)
  expect(x).toBeGreaterThan(0.7 * 386)
  expect(x).toBeLessThan(0.75 * 386)
})

test('one that comes from beyond it and leaves it again has two', () => {
  expect(tipsOf('curve 12 (x - 2)^2 - 2')).toHaveLength(4)
  expect(tipsOf('curve 10 - 4 x')).toHaveLength(2)
})

test('one that ends within the frame or at its sides has none', () => {
  expect(tipsOf('curve 2 x')).toEqual([])
  expect(tipsOf('curve 3 + x over 1 to 3')).toEqual([])
  expect(tipsOf('area x^2 "area"')).toEqual([])
})
