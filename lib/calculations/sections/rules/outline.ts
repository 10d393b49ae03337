/** A point of a cross-section in mm: y to the right, z upward. */
export type Point = readonly [y: number, z: number]

/** Closed; what is solid goes round counter-clockwise, a hole clockwise. */
export type Outline = readonly Point[]

/** Chords of a quarter of a circle: as many leave less than 3e-5 of its area out. */
const CHORDS = 128

/** Returns the points of an arc about a centre, from one angle to another in degrees, both ends included. */
export function arc([y, z]: Point, radius: number, from: number, to: number): Point[] {
  if (radius === 0) return [[y, z]]
  const chords = Math.ceil((Math.abs(to - from) / 90) * CHORDS)
  return Array.from({ length: chords + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / chords) * Math.PI) / 180
    return [y + radius * Math.cos(angle), z + radius * Math.sin(angle)]
  })
}

export type Moments = {
  /** mm² */
  area: number
  /** Where the centroid is, mm. */
  centroid: Point
  /** About axes through the centroid, mm⁴. */
  I_y: number
  I_z: number
  I_yz: number
}

/** Returns area, centroid and second moments of outlines, by Green's theorem over their edges. */
export function momentsOf(outlines: readonly Outline[]): Moments {
  let [area, s_y, s_z, i_y, i_z, i_yz] = [0, 0, 0, 0, 0, 0]
  for (const outline of outlines)
    outline.forEach(([y0, z0], index) => {
      const [y1, z1] = outline[(index + 1) % outline.length]!
      const cross = y0 * z1 - y1 * z0
      area += cross / 2
      s_z += ((y0 + y1) * cross) / 6
      s_y += ((z0 + z1) * cross) / 6
      i_y += ((z0 * z0 + z0 * z1 + z1 * z1) * cross) / 12
      i_z += ((y0 * y0 + y0 * y1 + y1 * y1) * cross) / 12
      i_yz += ((y0 * z1 + 2 * y0 * z0 + 2 * y1 * z1 + y1 * z0) * cross) / 24
    })
  const [y, z] = [s_z / area, s_y / area]
  return {
    area,
    centroid: [y, z],
    I_y: i_y - area * z * z,
    I_z: i_z - area * y * y,
    I_yz: i_yz - area * y * z,
  }
}

/** Returns the length of all edges, mm. */
export const perimeterOf = (outlines: readonly Outline[]): number =>
  outlines.reduce(
    (sum, outline) =>
      sum +
      outline.reduce((length, [y, z], index) => {
        const [nextY, nextZ] = outline[(index + 1) % outline.length]!
        return length + Math.hypot(nextY - y, nextZ - z)
      }, 0),
    0,
  )

/** Returns the plastic modulus about the axis parallel to y (`along` 1) or z (0) that halves the area. */
export function plasticModulus(outlines: readonly Outline[], along: 0 | 1): number {
  const { area, centroid } = momentsOf(outlines)
  const axis = halvingAxis(outlines, along, area, centroid[along])
  const { moment } = firstMoment(outlines, along, axis)
  // The part below balances the part above but for the distance of the whole from the axis.
  return 2 * moment - area * (centroid[along] - axis)
}

/** At the axis the modulus is least, so that a place within 1e-8 of the depth is exact enough. */
const HALVINGS = 28

function halvingAxis(outlines: readonly Outline[], along: 0 | 1, area: number, centroid: number): number {
  const beyond = (at: number) => firstMoment(outlines, along, at).area - area / 2
  // Most sections are symmetric: the centroid halves them.
  if (Math.abs(beyond(centroid)) < 1e-9 * area) return centroid
  const heights = outlines.flatMap((outline) => outline.map((point) => point[along]))
  let [low, high] = [Math.min(...heights), Math.max(...heights)]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (beyond(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the area beyond a line, and its first moment about it. */
function firstMoment(
  outlines: readonly Outline[],
  along: 0 | 1,
  at: number,
): { area: number; moment: number } {
  const beyond = outlines.map((outline) => clipped(outline, along, at)).filter(({ length }) => length > 2)
  if (beyond.length === 0) return { area: 0, moment: 0 }
  const { area, centroid } = momentsOf(beyond)
  return area < 1e-9 ? { area: 0, moment: 0 } : { area, moment: area * (centroid[along] - at) }
}

/** Returns the part of an outline beyond a line; edges that run back along the line enclose nothing. */
function clipped(outline: Outline, along: 0 | 1, at: number): Outline {
  return outline.flatMap((point, index): Point[] => {
    const next = outline[(index + 1) % outline.length]!
    const [here, there] = [point[along] - at, next[along] - at]
    const own: Point[] = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return own
    const part = here / (here - there)
    return [...own, [point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]]
  })
}
