/** What a function takes: each operand's dimension, and what comes out. */
type Signature = { operands: [least: number, most: number]; takes: 'numbers' | 'angle' | 'alike' | 'any' }

/** The functions of the notation, as its help lists them. */
export const FUNCTIONS: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ['min', { operands: [1, 20], takes: 'alike' }],
  ['max', { operands: [1, 20], takes: 'alike' }],
  ['abs', { operands: [1, 1], takes: 'alike' }],
  ['sqrt', { operands: [1, 1], takes: 'any' }],
  ['ceil', { operands: [1, 2], takes: 'alike' }],
  ['floor', { operands: [1, 2], takes: 'alike' }],
  ['round', { operands: [1, 2], takes: 'alike' }],
  ['sin', { operands: [1, 1], takes: 'angle' }],
  ['cos', { operands: [1, 1], takes: 'angle' }],
  ['tan', { operands: [1, 1], takes: 'angle' }],
  ['asin', { operands: [1, 1], takes: 'numbers' }],
  ['acos', { operands: [1, 1], takes: 'numbers' }],
  ['atan', { operands: [1, 1], takes: 'numbers' }],
  ['sinh', { operands: [1, 1], takes: 'numbers' }],
  ['cosh', { operands: [1, 1], takes: 'numbers' }],
  ['tanh', { operands: [1, 1], takes: 'numbers' }],
  ['exp', { operands: [1, 1], takes: 'numbers' }],
  ['ln', { operands: [1, 1], takes: 'numbers' }],
  ['log10', { operands: [1, 1], takes: 'numbers' }],
])

/** Rounding to a whole number is of plain numbers; of anything else it needs a step: ceil(x, 25 mm). */
export const ROUNDING_FUNCTIONS: ReadonlySet<string> = new Set(['ceil', 'floor', 'round'])
