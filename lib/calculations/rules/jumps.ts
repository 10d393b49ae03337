/** After so many halvings the two sides of a jump have one place on any screen and on paper. */
const HALVINGS = 30

/** Part of its height that one half of an interval keeps where it jumps; a straight line keeps one half. */
const KEPT = 0.75

/** Part of the height of a picture below which nobody sees a jump. */
const SEEN = 0.004

/** A value of a curve and the place that it is of: the input, or the parameter. */
export type Sample<P> = { place: number; point: P | null }

/**
 * Returns samples with the two sides of every jump between them, both at its place: what climbs loses height
 * where it is halved, and what jumps keeps it. `apart` says how far apart two points are, as a part of the
 * height of the picture. A jump is drawn as a vertical, and not as a slope from one sample to the next.
 */
export function withJumps<P>(
  samples: readonly Sample<P>[],
  valueAt: (place: number) => P | null,
  apart: (a: P, b: P) => number,
): (Sample<P> & { isSide?: true })[] {
  return samples.flatMap((sample, index) => {
    const next = samples[index + 1]
    return next ? [sample, ...sidesBetween(sample, next, valueAt, apart)] : [sample]
  })
}

function sidesBetween<P>(
  from: Sample<P>,
  to: Sample<P>,
  valueAt: (place: number) => P | null,
  apart: (a: P, b: P) => number,
): (Sample<P> & { isSide: true })[] {
  let [before, after] = [from, to]
  for (let n = 0; n < HALVINGS; n++) {
    if (before.point === null || after.point === null) return []
    const height = apart(before.point, after.point)
    if (n === 0 && !(height > SEEN)) return []
    const place = (before.place + after.place) / 2
    const point = valueAt(place)
    if (point === null) return []
    const [first, second] = [apart(before.point, point), apart(point, after.point)]
    if (!(Math.max(first, second) > KEPT * height)) return []
    if (first > second) after = { place, point }
    else before = { place, point }
  }
  return [
    { ...before, isSide: true },
    { ...after, isSide: true },
  ]
}
