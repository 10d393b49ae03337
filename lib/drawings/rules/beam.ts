/** A beam in mm and N: loads act downwards, moments turn clockwise. */
export type Beam = {
  /** Places of supports and of free ends, from left to right. */
  supports: { at: number; how: 'pin' | 'roller' | 'fixed' }[]
  length: number
  uniform: { from: number; to: number; first: number; last: number }[]
  points: { at: number; load: number }[]
  couples: { at: number; load: number }[]
  /** Bending stiffness; 1 where only the shape of the deflection is asked for. */
  stiffness: number
}

/**
 * A part of the beam without a jump in its loads. Values at its left end, the shear falling with the load.
 */
export type Segment = {
  from: number
  length: number
  shear: number
  moment: number
  /** Load per length at both ends. */
  first: number
  last: number
  rotation: number
  /** Upwards. */
  deflection: number
}

export type Solution = {
  segments: Segment[]
  reactions: { at: number; force: number; moment: number | null }[]
}

/**
 * Returns the internal forces of a beam by the stiffness method, exact for loads that vary in a straight
 * line. Null where it can move. The unknowns are those of supports and free ends: a load is carried over the
 * length between two of them, so that loads as near to each other as one likes lose no digits.
 */
export function solveBeam(beam: Beam): Solution | null {
  const nodes = apart([0, beam.length, ...beam.supports.map(({ at }) => at)], beam.length)
  const size = 2 * nodes.length
  const index = (at: number) => nodes.findIndex((one) => isSame(one, at, beam.length))
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const loads = new Array<number>(size).fill(0)
  const elements = nodes.slice(1).map((to, left) => elementOf(beam, nodes[left]!, to))
  for (const [left, { length, fixed }] of elements.entries()) {
    const k = stiffness(length, beam.stiffness)
    for (let row = 0; row < 4; row++) {
      loads[2 * left + row]! -= fixed[row]!
      for (let column = 0; column < 4; column++)
        matrix[2 * left + row]![2 * left + column]! += k[row]![column]!
    }
  }
  for (const { at, load } of beam.points) if (index(at) >= 0) loads[2 * index(at)]! -= load
  // Rotations count anticlockwise.
  for (const { at, load } of beam.couples) if (index(at) >= 0) loads[2 * index(at) + 1]! -= load
  const held = new Set(
    beam.supports.flatMap(({ at, how }) =>
      how === 'fixed' ? [2 * index(at), 2 * index(at) + 1] : [2 * index(at)],
    ),
  )
  const free = Array.from({ length: size }, (_, of) => of).filter((of) => !held.has(of))
  const moved = solve(
    free.map((row) => free.map((column) => matrix[row]![column]!)),
    free.map((row) => loads[row]!),
  )
  if (!moved) return null
  const displacements = new Array<number>(size).fill(0)
  free.forEach((of, place) => (displacements[of] = moved[place]!))
  const segments = elements.flatMap((element, left) =>
    segmentsOf(element, displacements.slice(2 * left, 2 * left + 4), beam.stiffness),
  )
  const reactions = beam.supports.map(({ at, how }) => {
    const of = index(at)
    const sum = (row: number) =>
      matrix[row]!.reduce((total, value, column) => total + value * displacements[column]!, -loads[row]!)
    return { at, force: sum(2 * of), moment: how === 'fixed' ? sum(2 * of + 1) : null }
  })
  return { segments, reactions }
}

/** Two places nearer than this part of the beam are one. */
const SAME = 1e-9
const isSame = (one: number, other: number, length: number) => Math.abs(one - other) <= SAME * length

const apart = (places: readonly number[], length: number): number[] =>
  places
    .toSorted((a, b) => a - b)
    .reduce<number[]>(
      (found, at) => (found.length > 0 && isSame(found.at(-1)!, at, length) ? found : [...found, at]),
      [],
    )

/** What lies between two supports or ends, with the loads inside of it. */
type Element = {
  from: number
  length: number
  /** Parts without a jump, from left to right; `load` and `couple` act where the part begins. */
  parts: { from: number; length: number; first: number; last: number; load: number; couple: number }[]
  /** End forces upwards and anticlockwise of an element whose ends are held. */
  fixed: number[]
}

function elementOf(beam: Beam, from: number, to: number): Element {
  const isInside = (at: number) =>
    at > from && at < to && !isSame(at, from, beam.length) && !isSame(at, to, beam.length)
  const inside = [
    ...beam.points.map(({ at }) => at),
    ...beam.couples.map(({ at }) => at),
    ...beam.uniform.flatMap((one) => [one.from, one.to]),
  ].filter(isInside)
  const stations = apart([from, ...inside, to], beam.length)
  const at = (of: Beam['points'], station: number) =>
    station === from
      ? 0
      : of.reduce((sum, one) => sum + (isSame(one.at, station, beam.length) ? one.load : 0), 0)
  const parts = stations.slice(1).map((end, place) => {
    const begin = stations[place]!
    const [first, last] = intensity(beam, begin, end)
    const [load, couple] = [at(beam.points, begin), at(beam.couples, begin)]
    return { from: begin, length: end - begin, first, last, load, couple }
  })
  const length = to - from
  const fixed = [0, 0, 0, 0]
  const add = (x: number, load: number, couple: number) => {
    const [shapes, slopes] = [shapesAt(x, length), slopesAt(x, length)]
    for (let of = 0; of < 4; of++) fixed[of]! += load * shapes[of]! + couple * slopes[of]!
  }
  for (const part of parts) {
    add(part.from - from, part.load, part.couple)
    for (const [place, weight] of GAUSS)
      add(
        part.from - from + place * part.length,
        weight * part.length * (part.first + (part.last - part.first) * place),
        0,
      )
  }
  return { from, length, parts, fixed }
}

/** Places and weights between 0 and 1 that integrate what is of the fifth degree without error. */
const GAUSS = [
  [(1 - Math.sqrt(0.6)) / 2, 5 / 18],
  [1 / 2, 8 / 18],
  [(1 + Math.sqrt(0.6)) / 2, 5 / 18],
] as const

/** The deflection at x by each movement of the ends alone: up and anticlockwise, left and right. */
function shapesAt(x: number, length: number): number[] {
  const t = x / length
  return [(1 - t) ** 2 * (1 + 2 * t), x * (1 - t) ** 2, t ** 2 * (3 - 2 * t), x * t * (t - 1)]
}

/** The slopes of these shapes. */
function slopesAt(x: number, length: number): number[] {
  const t = x / length
  return [(6 * t * (t - 1)) / length, (1 - t) * (1 - 3 * t), (6 * t * (1 - t)) / length, t * (3 * t - 2)]
}

/** Carries the forces and movements of an element's left end through its parts. */
function segmentsOf({ length, parts, fixed }: Element, own: readonly number[], bending: number): Segment[] {
  const ends = stiffness(length, bending).map((row, place) =>
    row.reduce((sum, of, at) => sum + of * own[at]!, fixed[place]!),
  )
  const found: Segment[] = []
  for (const { from, length: of, first, last, load, couple } of parts) {
    const before = found.at(-1)
    const [deflection, rotation] = before ? deflectionAt(before, before.length, bending) : [own[0]!, own[1]!]
    const [shear, moment] = before
      ? [shearAt(before, before.length) - load, momentAt(before, before.length) + couple]
      : [ends[0]!, -ends[1]!]
    found.push({ from, length: of, first, last, shear, moment, deflection, rotation })
  }
  return found
}

/** Returns the load per length at both ends of a part on which nothing begins or ends. */
function intensity({ uniform }: Beam, from: number, to: number): [number, number] {
  let [first, last] = [0, 0]
  const middle = (from + to) / 2
  for (const load of uniform) {
    if (middle < load.from || middle > load.to) continue
    const at = (place: number) =>
      load.first + ((load.last - load.first) * (place - load.from)) / (load.to - load.from)
    first += at(from)
    last += at(to)
  }
  return [first, last]
}

function stiffness(length: number, bending: number): number[][] {
  const [a, b, c] = [(12 * bending) / length ** 3, (6 * bending) / length ** 2, (2 * bending) / length]
  return [
    [a, b, -a, b],
    [b, 2 * c, -b, c],
    [-a, -b, a, -b],
    [b, c, -b, 2 * c],
  ]
}

/** Gaussian elimination with pivots; null where there is no single solution. */
function solve(matrix: number[][], right: number[]): number[] | null {
  const size = right.length
  const scale = matrix.map((row, index) => Math.abs(row[index]!) || 1)
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row
    if (Math.abs(matrix[pivot]![column]!) <= 1e-11 * scale[column]!) return null
    ;[matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!]
    ;[right[column], right[pivot]] = [right[pivot]!, right[column]!]
    for (let row = column + 1; row < size; row++) {
      const times = matrix[row]![column]! / matrix[column]![column]!
      if (times === 0) continue
      for (let at = column; at < size; at++) matrix[row]![at]! -= times * matrix[column]![at]!
      right[row]! -= times * right[column]!
    }
  }
  const found = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row]!
    for (let at = row + 1; at < size; at++) sum -= matrix[row]![at]! * found[at]!
    found[row] = sum / matrix[row]![row]!
  }
  return found
}

/** Returns the shear force at a distance into a part. */
export const shearAt = ({ shear, first, last, length }: Segment, x: number): number =>
  shear - first * x - ((last - first) * x ** 2) / (2 * length)

/** Returns the bending moment, positive where it stretches the lower side. */
export const momentAt = ({ shear, moment, first, last, length }: Segment, x: number): number =>
  moment + shear * x - (first * x ** 2) / 2 - ((last - first) * x ** 3) / (6 * length)

/** Returns the deflection upwards, and its slope. */
export function deflectionAt(segment: Segment, x: number, stiffness: number): [number, slope: number] {
  const { deflection, rotation, moment, shear, first, last, length } = segment
  const rate = (last - first) / length
  return [
    deflection +
      rotation * x +
      ((moment * x ** 2) / 2 + (shear * x ** 3) / 6 - (first * x ** 4) / 24 - (rate * x ** 5) / 120) /
        stiffness,
    rotation + (moment * x + (shear * x ** 2) / 2 - (first * x ** 3) / 6 - (rate * x ** 4) / 24) / stiffness,
  ]
}

/** Returns where inside of a part the shear is nought: there the moment is at its largest or smallest. */
export function zerosOfShear({ shear, first, last, length }: Segment): number[] {
  const a = -(last - first) / (2 * length)
  const roots =
    Math.abs(a * length ** 2) < 1e-12 * (Math.abs(first * length) + Math.abs(shear))
      ? [shear / first]
      : [1, -1].map((sign) => (first + sign * Math.sqrt(first ** 2 - 4 * a * shear)) / (2 * a))
  return roots.filter((x) => Number.isFinite(x) && x > SAME * length && x < length * (1 - SAME))
}
