/** How much one drawing may hold: several times what the densest sketch needs. */
export const DRAWING = {
  characters: 12_000,
  lines: 200,
  columns: 300,
  /** Shapes, dimensions, loads and labels together. */
  statements: 120,
  points: 60,
  /** Bars or bolts of one line. */
  bars: 60,
  spans: 8,
  loads: 24,
  curves: 10,
  /** Values that are calculated for one curve. */
  samples: 80,
  label: 70,
  /** Characters of the whole figure. */
  output: 120_000,
} as const

/** Sizes in units of the drawing; 400 of them are as wide as the figure, 120 mm in print. */
export const WIDTH = 400
export const HEIGHT = 460
export const TEXT = 13
/** Millimetres of paper for one unit. */
export const PAPER = 0.3

/** Lengths beyond these cannot be drawn beside others. */
export const LONGEST = 1e7
