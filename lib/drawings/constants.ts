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
  curves: 10,
  /** Values that are calculated for one curve. */
  samples: 80,
  /** Characters of one text. */
  text: 280,
  /** Characters of the whole figure. */
  output: 120_000,
} as const

/** Sizes in units of the drawing; 400 of them are as wide as the figure, 120 mm in print. */
export const WIDTH = 400
export const HEIGHT = 460
export const TEXT = 13
/** Empty space round a drawing. */
export const MARGIN = 4
/** Millimetres of paper for one unit. */
export const PAPER = 0.3

/** Lengths beyond these cannot be drawn beside others. */
export const LONGEST = 1e7

/** Sides of a point or shape, as lines name them. */
export const SIDES = ['left', 'right', 'above', 'below'] as const

/** How a shape is drawn: words of the lines, and classes of the style sheet. */
export const STYLES = [
  'concrete',
  'steel',
  'timber',
  'masonry',
  'soil',
  'plain',
  'fill',
  'hatch',
  'bar',
  'bolt',
  'weld',
  'link',
  'dash',
  'dot',
  'thick',
  'thin',
  'centreline',
  'compression',
  'tension',
  'load',
  'ground',
] as const

/** Places of a shape: `column.left`. */
export const CORNERS = [
  'left',
  'right',
  'top',
  'bottom',
  'centre',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'start',
  'end',
] as const

/** What the sizes of a profile are, in the order in which they are written. */
export const PROFILES = {
  I: 'height x width x web x flange',
  T: 'height x width x web x flange',
  channel: 'height x width x web x flange',
  box: 'height x width x wall',
  angle: 'leg x leg x thickness',
  tube: 'diameter x wall',
} as const

/** Begins the line of a drawing in the text of its article. */
export const FIGURE_MARK = 'Figure: '
