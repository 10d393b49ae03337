import type { Profile, XY } from '../types'
import { circle, type Outline, rectangle, rounded } from './outlines'

/** Returns the outline of a profile with its middle at 0, 0, and words for it. */
export function profileOf(shape: Profile, sizes: readonly number[], radius: number): Outline {
  const [h = 0, b = 0, web = 0, flange = 0] = sizes
  switch (shape) {
    case 'I':
      return symmetrical(
        [
          [b / 2, -h / 2],
          [b / 2, flange - h / 2],
          [web / 2, flange - h / 2],
        ],
        radius,
      )
    case 'T':
      return rounded(
        [
          [-web / 2, -h / 2],
          [web / 2, -h / 2],
          [web / 2, h / 2 - flange],
          [b / 2, h / 2 - flange],
          [b / 2, h / 2],
          [-b / 2, h / 2],
          [-b / 2, h / 2 - flange],
          [-web / 2, h / 2 - flange],
        ],
        [0, 0, radius, 0, 0, 0, 0, radius],
      )
    case 'channel':
      return rounded(
        [
          [-b / 2, -h / 2],
          [b / 2, -h / 2],
          [b / 2, flange - h / 2],
          [web - b / 2, flange - h / 2],
          [web - b / 2, h / 2 - flange],
          [b / 2, h / 2 - flange],
          [b / 2, h / 2],
          [-b / 2, h / 2],
        ],
        [0, 0, 0, radius, radius, 0, 0, 0],
      )
    case 'angle':
      return rounded(
        [
          [-b / 2, -h / 2],
          [b / 2, -h / 2],
          [b / 2, web - h / 2],
          [web - b / 2, web - h / 2],
          [web - b / 2, h / 2],
          [-b / 2, h / 2],
        ],
        [0, 0, 0, radius, 0, 0],
      )
    case 'box':
      return hollow(rectangle(0, 0, b, h), rectangle(0, 0, b - 2 * web, h - 2 * web))
    case 'tube':
      return hollow(circle(0, 0, h / 2), circle(0, 0, h / 2 - b))
  }
}

/** Half of one flange, from its outer edge to the web, four times. */
function symmetrical(part: XY[], radius: number): Outline {
  const turned = (x: number, y: number) => part.map(([a, b]): XY => [x * a, y * b])
  const points = [
    ...turned(1, 1),
    ...turned(1, -1).toReversed(),
    ...turned(-1, -1),
    ...turned(-1, 1).toReversed(),
  ]
  return rounded(points, [0, 0, radius, radius, 0, 0, 0, 0, radius, radius, 0, 0])
}

const hollow = (outer: Outline, inner: Outline): Outline => ({
  ...outer,
  pieces: [...outer.pieces, ...inner.pieces],
})

/** Returns what is wrong with the sizes of a profile; null for nothing. */
export function misfit(shape: Profile, sizes: readonly number[], radius: number): string | null {
  const [h = 0, b = 0, web = 0, flange = 0] = sizes
  const fits = {
    I: web < b && 2 * (flange + radius) < h && web + 2 * radius <= b,
    T: web < b && flange + radius < h && web + 2 * radius <= b,
    channel: web + radius < b && 2 * (flange + radius) < h,
    angle: web + radius < b && web + radius < h,
    box: 2 * web < Math.min(h, b),
    tube: 2 * b < h,
  }[shape]
  return fits ? null : 'The walls of this profile do not fit into its height and width.'
}

export const PROFILE_WORDS: Record<Profile, string> = {
  I: 'I-section',
  T: 'T-section',
  channel: 'channel',
  angle: 'angle',
  box: 'hollow rectangle',
  tube: 'tube',
}
