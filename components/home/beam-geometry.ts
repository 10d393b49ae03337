const w = 12.5
const span = 8

/** kN, m and kNm. */
export const beam = {
  w,
  span,
  reaction: (w * span) / 2,
  maxMoment: (w * span ** 2) / 8,
  moment: (at: number) => (w * at * (span - at)) / 2,
}

export const LEFT = 40
export const RIGHT = 440

/** From metres along the beam to units of the drawing. */
export const x = (metres: number): number => LEFT + (metres * (RIGHT - LEFT)) / span

export const stations = (step: number): number[] =>
  Array.from({ length: span / step + 1 }, (_, i) => i * step)

export const label = `A simply supported beam of ${span} m under ${w} kN/m: reactions of ${beam.reaction} kN, and a bending moment that grows as a parabola to ${beam.maxMoment} kNm at midspan`
