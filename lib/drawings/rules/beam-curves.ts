import { deflectionAt, momentAt, type Segment, shearAt, zerosOfShear } from './beam'

/** What a diagram shows: shear forces, moments or deflections. */
export type Diagram = 'V' | 'M' | 'w'

type Curve = {
  name: string
  words: string
  convention: string
  unit: string
  factor: number
  /** −1 where positive values are drawn downwards. */
  up: 1 | -1
  at: (segment: Segment, x: number, stiffness: number) => [value: number, slope: number]
  isStraight: (segment: Segment) => boolean
}

export const CURVES: Record<Diagram, Curve> = {
  V: {
    name: 'V',
    words: 'Shear force',
    convention: 'positive upwards',
    unit: 'kN',
    factor: 1e3,
    up: 1,
    at: (segment, x) => [
      shearAt(segment, x),
      -segment.first - ((segment.last - segment.first) * x) / segment.length,
    ],
    isStraight: ({ first, last }) => first === last,
  },
  M: {
    name: 'M',
    words: 'Bending moment',
    convention: 'drawn on the side that it stretches',
    unit: 'kNm',
    factor: 1e6,
    up: -1,
    at: (segment, x) => [momentAt(segment, x), shearAt(segment, x)],
    isStraight: ({ first, last }) => first === 0 && last === 0,
  },
  w: {
    name: 'w',
    words: 'Deflection',
    convention: 'upwards positive',
    unit: 'mm',
    factor: 1,
    up: 1,
    at: deflectionAt,
    isStraight: () => false,
  },
}

type Peak = { at: number; value: number }

/**
 * Returns the places and values of a diagram that are worth a number: ends of parts where the line breaks or
 * jumps, and its largest and smallest values between. In N, Nmm and mm.
 */
export function peaksOf(of: Diagram, segments: readonly Segment[], stiffness: number): Peak[] {
  if (of === 'w') return deflectionPeaks(segments, stiffness)
  const found: Peak[] = []
  const at = of === 'V' ? shearAt : momentAt
  const size = Math.max(...segments.map((one) => Math.abs(at(one, 0)) + Math.abs(at(one, one.length))))
  for (const [index, segment] of segments.entries()) {
    const { from, length } = segment
    const before = segments[index - 1]
    const start = at(segment, 0)
    const ended = before && at(before, before.length)
    if (ended === undefined || Math.abs(ended - start) > 1e-9 * size) {
      if (ended !== undefined) found.push({ at: from, value: ended })
      found.push({ at: from, value: start })
    } else if (of === 'M' && before) {
      // A point load or a support bends the line; a load that ends does not.
      if (Math.abs(shearAt(before, before.length) - segment.shear) > 1e-9 * Math.abs(segment.shear || 1))
        found.push({ at: from, value: start })
    }
    if (of === 'M')
      for (const x of zerosOfShear(segment)) found.push({ at: from + x, value: momentAt(segment, x) })
    // Where a load changes its direction the shear turns.
    const { first, last } = segment
    const turn = first * last < 0 ? (length * first) / (first - last) : null
    if (of === 'V' && turn !== null) found.push({ at: from + turn, value: shearAt(segment, turn) })
    if (index === segments.length - 1) found.push({ at: from + length, value: at(segment, length) })
  }
  return found
}

/** Parts of a segment in each of which one place of no slope is looked for. */
const PARTS = 8

/** The largest deflection of each stretch between two places of no slope. */
function deflectionPeaks(segments: readonly Segment[], stiffness: number): Peak[] {
  const found: Peak[] = []
  for (const segment of segments) {
    const slope = (x: number) => deflectionAt(segment, x, stiffness)[1]
    // The slope is nought at a fixed end, where the deflection is no largest one.
    const place = (part: number) => segment.length * Math.min(Math.max(part / PARTS, 1e-6), 1 - 1e-6)
    for (let part = 0; part < PARTS; part++) {
      let [low, high] = [place(part), place(part + 1)]
      if (slope(low) === 0 || slope(low) * slope(high) > 0) continue
      for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2
        if (slope(low) * slope(middle) <= 0) high = middle
        else low = middle
      }
      found.push({ at: segment.from + low, value: deflectionAt(segment, low, stiffness)[0] })
    }
  }
  const last = segments.at(-1)!
  for (const [at, value] of [
    [0, segments[0]!.deflection],
    [last.from + last.length, deflectionAt(last, last.length, stiffness)[0]],
  ] as const)
    found.push({ at, value })
  return found
}
