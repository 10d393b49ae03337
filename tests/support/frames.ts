/** A bar of a plane frame between two nodes, with its stiffnesses EA and EI. */
export interface FrameBar {
  from: number
  to: number
  axial: number
  bending: number
}

/** A plane frame of straight bars with rigid joints. Loads and restraints act at its nodes alone. */
export interface Frame {
  nodes: [x: number, y: number][]
  bars: FrameBar[]
  /** What a node cannot do: move along x, along y, turn. */
  held: Map<number, [boolean, boolean, boolean]>
  loads: Map<number, [x: number, y: number, moment: number]>
}

/** Displacements and reactions, three for each node; per bar its tension and both end moments. */
export interface Solved {
  displacements: number[]
  reactions: number[]
  forces: { tension: number; from: number; to: number }[]
}

export const emptyFrame = (): Frame => ({ nodes: [], bars: [], held: new Map(), loads: new Map() })

/** Adds a node to a frame; returns its number. */
export const addNode = (frame: Frame, x: number, y: number): number => frame.nodes.push([x, y]) - 1

/** Adds bars in a row from one node to another; returns all nodes of the row. */
export function addRow(
  frame: Frame,
  from: number,
  to: number,
  count: number,
  stiffness: { axial: number; bending: number },
): number[] {
  const [[x, y], [u, v]] = [frame.nodes[from]!, frame.nodes[to]!]
  const row = [from]
  for (let at = 1; at < count; at += 1)
    row.push(addNode(frame, x + ((u - x) * at) / count, y + ((v - y) * at) / count))
  row.push(to)
  row.slice(1).forEach((node, at) => frame.bars.push({ from: row[at]!, to: node, ...stiffness }))
  return row
}

/** Adds a force or a moment at a node of a frame. */
export function addLoad(frame: Frame, node: number, x: number, y: number, moment = 0): void {
  const [a, b, c] = frame.loads.get(node) ?? [0, 0, 0]
  frame.loads.set(node, [a + x, b + y, c + moment])
}

/**
 * Adds a downward load per horizontal length along a row of nodes, as the forces and moments with which each
 * bar's ends would hold it: displacements and reactions are exact, moments of bars lack those of their ends.
 */
export function addEvenLoad(frame: Frame, row: number[], load: number): void {
  row.slice(1).forEach((node, at) => {
    const width = frame.nodes[node]![0] - frame.nodes[row[at]!]![0]
    addLoad(frame, row[at]!, 0, (-load * width) / 2, (-load * width ** 2) / 12)
    addLoad(frame, node, 0, (-load * width) / 2, (load * width ** 2) / 12)
  })
}

type Matrix = number[][]

const zeros = (size: number): Matrix => Array.from({ length: size }, () => Array<number>(size).fill(0))

/** Stiffness of a bar in its own axes, and what a tension of 1 adds to it. */
function barMatrices(length: number, { axial, bending }: FrameBar): [elastic: Matrix, geometric: Matrix] {
  const [elastic, geometric] = [zeros(6), zeros(6)]
  const along = axial / length
  for (const [row, column] of [
    [0, 0],
    [0, 3],
    [3, 0],
    [3, 3],
  ] as const)
    elastic[row]![column] = row === column ? along : -along
  const places = [1, 2, 4, 5]
  const l = length
  const bend = [
    [12, 6 * l, -12, 6 * l],
    [6 * l, 4 * l * l, -6 * l, 2 * l * l],
    [-12, -6 * l, 12, -6 * l],
    [6 * l, 2 * l * l, -6 * l, 4 * l * l],
  ]
  const sway = [
    [36, 3 * l, -36, 3 * l],
    [3 * l, 4 * l * l, -3 * l, -l * l],
    [-36, -3 * l, 36, -3 * l],
    [3 * l, -l * l, -3 * l, 4 * l * l],
  ]
  places.forEach((row, i) =>
    places.forEach((column, j) => {
      elastic[row]![column] = (bending / l ** 3) * bend[i]![j]!
      geometric[row]![column] = sway[i]![j]! / (30 * l)
    }),
  )
  return [elastic, geometric]
}

function geometryOf({ nodes }: Frame, { from, to }: FrameBar): { length: number; turn: Matrix } {
  const [[x, y], [u, v]] = [nodes[from]!, nodes[to]!]
  const length = Math.hypot(u - x, v - y)
  const [c, s] = [(u - x) / length, (v - y) / length]
  const turn = zeros(6)
  for (const at of [0, 3]) {
    turn[at]![at] = turn[at + 1]![at + 1] = c
    turn[at]![at + 1] = s
    turn[at + 1]![at] = -s
    turn[at + 2]![at + 2] = 1
  }
  return { length, turn }
}

const placesOf = ({ from, to }: FrameBar): number[] =>
  [from, to].flatMap((node) => [3 * node, 3 * node + 1, 3 * node + 2])

function added(frame: Frame, whole: Matrix, bar: FrameBar, own: Matrix): void {
  const { turn } = geometryOf(frame, bar)
  const places = placesOf(bar)
  for (let i = 0; i < 6; i += 1)
    for (let j = 0; j < 6; j += 1) {
      let sum = 0
      for (let a = 0; a < 6; a += 1)
        if (turn[a]![i] !== 0) for (let b = 0; b < 6; b += 1) sum += turn[a]![i]! * own[a]![b]! * turn[b]![j]!
      whole[places[i]!]![places[j]!]! += sum
    }
}

function stiffnessOf(frame: Frame, tensions?: number[]): Matrix {
  const whole = zeros(3 * frame.nodes.length)
  frame.bars.forEach((bar, at) => {
    const [elastic, geometric] = barMatrices(geometryOf(frame, bar).length, bar)
    const tension = tensions?.[at] ?? 0
    added(
      frame,
      whole,
      bar,
      elastic.map((row, i) => row.map((value, j) => value + tension * geometric[i]![j]!)),
    )
  })
  return whole
}

const freeOf = ({ nodes, held }: Frame): number[] =>
  nodes.flatMap((_, node) => [0, 1, 2].filter((way) => !held.get(node)?.[way]).map((way) => 3 * node + way))

/** Eliminates a matrix with its right side; returns how many pivots are negative, and the solution. */
function eliminated(matrix: Matrix, right: number[]): { negative: number; solution: number[] } {
  const size = right.length
  const rows = matrix.map((row, at) => [...row, right[at]!])
  let negative = 0
  for (let column = 0; column < size; column += 1) {
    const pivot = rows[column]!
    if (pivot[column]! < 0) negative += 1
    for (let row = column + 1; row < size; row += 1) {
      const times = rows[row]![column]! / pivot[column]!
      if (times !== 0) for (let at = column; at <= size; at += 1) rows[row]![at]! -= times * pivot[at]!
    }
  }
  const solution = Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = rows[row]![size]!
    for (let at = row + 1; at < size; at += 1) sum -= rows[row]![at]! * solution[at]!
    solution[row] = sum / rows[row]![row]!
  }
  return { negative, solution }
}

/** Returns what a frame does under its loads, by the stiffness method and first order. */
export function solveFrame(frame: Frame): Solved {
  const whole = stiffnessOf(frame)
  const loads = frame.nodes.flatMap((_, node) => frame.loads.get(node) ?? [0, 0, 0])
  const free = freeOf(frame)
  const { solution } = eliminated(
    free.map((row) => free.map((column) => whole[row]![column]!)),
    free.map((row) => loads[row]!),
  )
  const displacements = loads.map(() => 0)
  free.forEach((place, at) => (displacements[place] = solution[at]!))
  const forces = frame.bars.map((bar) => {
    const { length, turn } = geometryOf(frame, bar)
    const [elastic] = barMatrices(length, bar)
    const own = placesOf(bar).map((place) => displacements[place]!)
    const local = turn.map((row) => row.reduce((sum, value, at) => sum + value * own[at]!, 0))
    const end = elastic.map((row) => row.reduce((sum, value, at) => sum + value * local[at]!, 0))
    return { tension: end[3]!, from: end[2]!, to: end[5]! }
  })
  const reactions = whole.map(
    (row, place) => row.reduce((sum, value, at) => sum + value * displacements[at]!, 0) - loads[place]!,
  )
  return { displacements, reactions, forces }
}

/** Returns by how much all loads of a frame grow until it buckles in its plane, to a part in a million. */
export function criticalFactor(frame: Frame, least: number, most: number): number {
  const tensions = solveFrame(frame).forces.map(({ tension }) => tension)
  const free = freeOf(frame)
  const buckles = (factor: number) => {
    const whole = stiffnessOf(
      frame,
      tensions.map((tension) => tension * factor),
    )
    const matrix = free.map((row) => free.map((column) => whole[row]![column]!))
    return (
      eliminated(
        matrix,
        free.map(() => 0),
      ).negative > 0
    )
  }
  let [from, to] = [least, most]
  while (to / from > 1 + 1e-6) {
    const middle = (from + to) / 2
    if (buckles(middle)) to = middle
    else from = middle
  }
  return from
}
