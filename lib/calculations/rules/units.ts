import type { Dimension, Unit } from '../types'

const LENGTH: Dimension = [1, 0, 0, 0]
const FORCE: Dimension = [0, 1, 0, 0]
const STRESS: Dimension = [-2, 1, 0, 0]
const MOMENT: Dimension = [1, 1, 0, 0]
const MASS: Dimension = [-1, 1, 2, 0]
const TIME: Dimension = [0, 0, 1, 0]
const TEMPERATURE: Dimension = [0, 0, 0, 1]
export const NUMBER: Dimension = [0, 0, 0, 0]

/** Standard gravity, BIPM: 9.80665 m/s²; the pound and the inch of 1959: 0.45359237 kg and 25.4 mm. */
const POUND_FORCE = 0.45359237 * 9.80665
const SQUARE_INCH = 25.4 ** 2
const SQUARE_FOOT = 304.8 ** 2

/** Each in mm, N, s and K. A difference of one °C is a kelvin; a temperature is counted from 0 °C. */
const SYMBOLS = new Map<string, [factor: number, dimension: Dimension]>([
  ['mm', [1, LENGTH]],
  ['cm', [10, LENGTH]],
  ['dm', [100, LENGTH]],
  ['m', [1000, LENGTH]],
  ['km', [1e6, LENGTH]],
  ['inch', [25.4, LENGTH]],
  ['ft', [304.8, LENGTH]],
  ['N', [1, FORCE]],
  ['kN', [1e3, FORCE]],
  ['MN', [1e6, FORCE]],
  ['lbf', [POUND_FORCE, FORCE]],
  ['kip', [1000 * POUND_FORCE, FORCE]],
  ['Pa', [1e-6, STRESS]],
  ['kPa', [1e-3, STRESS]],
  ['MPa', [1, STRESS]],
  ['GPa', [1e3, STRESS]],
  ['psi', [POUND_FORCE / SQUARE_INCH, STRESS]],
  ['ksi', [(1000 * POUND_FORCE) / SQUARE_INCH, STRESS]],
  ['psf', [POUND_FORCE / SQUARE_FOOT, STRESS]],
  ['ksf', [(1000 * POUND_FORCE) / SQUARE_FOOT, STRESS]],
  ['Nmm', [1, MOMENT]],
  ['Nm', [1e3, MOMENT]],
  ['kNm', [1e6, MOMENT]],
  ['MNm', [1e9, MOMENT]],
  ['kg', [1e-3, MASS]],
  ['Mg', [1, MASS]],
  ['s', [1, TIME]],
  ['ms', [1e-3, TIME]],
  ['Hz', [1, [0, 0, -1, 0]]],
  ['K', [1, TEMPERATURE]],
  ['°C', [1, TEMPERATURE]],
  ['rad', [1, NUMBER]],
  ['mrad', [1e-3, NUMBER]],
  ['deg', [Math.PI / 180, NUMBER]],
  ['°', [Math.PI / 180, NUMBER]],
  ['%', [0.01, NUMBER]],
  ['‰', [0.001, NUMBER]],
])

export const isUnitName = (name: string): boolean => SYMBOLS.has(name)

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const PART = /([A-Za-z]+|°C|[°%‰])(?:\^(-?\d)|(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹])|(\d))?/y

/**
 * Returns the unit that begins at a place of the text, and where it ends; null where none does. A unit has no
 * blanks inside: kN/m², N/mm^2, N/mm2, kN·m. Its text has raised digits, however they were typed.
 */
export function unitAt(text: string, start: number): { unit: Unit; end: number } | null {
  let [at, factor, sign] = [start, 1, 1]
  const dimension: [number, number, number, number] = [0, 0, 0, 0]
  let end: number | null = null
  if (text.startsWith('1/', at)) [at, sign] = [at + 2, -1]
  for (;;) {
    PART.lastIndex = at
    const [whole, symbol = '', power, raised, low] = PART.exec(text) ?? []
    const known = SYMBOLS.get(symbol)
    if (whole === undefined || !known) break
    const exponent = sign * (raised ? fromRaised(raised) : Number(power ?? low ?? 1))
    factor *= known[0] ** exponent
    known[1].forEach((of, index) => (dimension[index]! += of * exponent))
    at = end = at + whole.length
    if (text[at] === '/') sign = -1
    else if (text[at] === '·') sign = 1
    else break
    at++
  }
  if (end === null || /[\p{L}\p{N}_]/u.test(text[end] ?? '')) return null
  return { unit: { text: withRaised(text.slice(start, end)), factor, dimension }, end }
}

const withRaised = (text: string): string =>
  text.replace(
    /(?<=[A-Za-z])\^?(-?)(\d)/g,
    (_, sign: string, digit: string) => `${sign && '⁻'}${RAISED[Number(digit)]!}`,
  )

/** Returns the unit of which the text differs by capital letters only; null where there is none. */
export function unitMeant(text: string): string | null {
  const meant = text.replace(/[A-Za-z]+/g, (part) => {
    if (SYMBOLS.has(part)) return part
    const near = [...SYMBOLS.keys()].filter((symbol) => symbol.toLowerCase() === part.toLowerCase())
    return near.length === 1 ? near[0]! : part
  })
  return meant === text ? null : (unitOf(meant)?.text ?? null)
}

/** Returns the unit that the whole text names; null where it names none. */
export function unitOf(text: string): Unit | null {
  const found = unitAt(text, 0)
  return found?.end === text.length ? found.unit : null
}

const fromRaised = (raised: string): number =>
  raised.startsWith('⁻') ? -RAISED.indexOf(raised.slice(1)) : RAISED.indexOf(raised)

/** Returns the number that a raised digit of a text says; null where there is none. */
export function raisedDigitAt(text: string, at: number): number | null {
  const digit = RAISED.indexOf(text[at] ?? ' ')
  return digit < 0 ? null : digit
}

/** Exponents of roots are fractions: 1/3 three times is not quite 1. */
const CLOSE = 1e-9

export const sameDimension = (a: Dimension, b: Dimension): boolean =>
  a.every((of, index) => Math.abs(of - b[index]!) < CLOSE)

export const isNumber = (dimension: Dimension): boolean => sameDimension(dimension, NUMBER)

/** Returns a × b for an exponent of 1, a ÷ b for −1. */
export const multiplied = (a: Dimension, b: Dimension, exponent = 1): Dimension =>
  [0, 1, 2, 3].map((index) => a[index]! + exponent * b[index]!) as unknown as Dimension

export const raisedTo = (dimension: Dimension, exponent: number): Dimension =>
  multiplied(NUMBER, dimension, exponent)

/** `others` are written as often, beside those of SYMBOLS. */
const USUAL: [Dimension, unit: string, name: string, others?: string][] = [
  [LENGTH, 'mm', 'a length'],
  [FORCE, 'kN', 'a force'],
  [STRESS, 'MPa', 'a stress or load per area', 'N/mm² kN/m²'],
  [MOMENT, 'kNm', 'a moment', 'kip·ft'],
  [[2, 0, 0, 0], 'mm²', 'an area', 'cm² m² inch² ft²'],
  [[3, 0, 0, 0], 'mm³', 'a volume or section modulus', 'cm³ m³ inch³ ft³'],
  [[4, 0, 0, 0], 'mm⁴', 'a second moment of area', 'cm⁴ m⁴ inch⁴'],
  [[6, 0, 0, 0], 'mm⁶', 'a warping constant', 'cm⁶ dm⁶ inch⁶'],
  [[-1, 1, 0, 0], 'kN/m', 'a force per length', 'N/mm N/m kip/ft lbf/ft'],
  [[-3, 1, 0, 0], 'kN/m³', 'a weight per volume', 'N/mm³ lbf/ft³'],
  [[2, 1, 0, 0], 'kN·m²', 'a bending stiffness', 'N·mm² kip·ft²'],
  [MASS, 'kg', 'a mass'],
  [[-2, 1, 2, 0], 'kg/m', 'a mass per length'],
  [[-3, 1, 2, 0], 'kg/m²', 'a mass per area'],
  [[-4, 1, 2, 0], 'kg/m³', 'a density', 'Mg/m³'],
  [TIME, 's', 'a time'],
  [[0, 0, -1, 0], 'Hz', 'a frequency'],
  [[1, 0, -1, 0], 'm/s', 'a speed', 'mm/s ft/s'],
  [[1, 0, -2, 0], 'm/s²', 'an acceleration', 'mm/s² ft/s²'],
  [[-1, 0, 0, 0], 'm⁻¹', 'one over a length', 'mm⁻¹'],
  [TEMPERATURE, 'K', 'a temperature'],
]

/** Returns the units of the same kind that are usual; angles and parts of 100 or 1000 are two kinds. */
export function unitsLike({ dimension, text }: Unit): string[] {
  if (sameDimension(dimension, TEMPERATURE)) return [text]
  const symbols = [...SYMBOLS].flatMap(([symbol, [, of]]) => (sameDimension(of, dimension) ? [symbol] : []))
  if (isNumber(dimension)) {
    const isRatio = (symbol: string) => /[%‰]/.test(symbol)
    return symbols.filter((symbol) => symbol !== '°' && isRatio(symbol) === isRatio(text))
  }
  const [, unit, , others = ''] = USUAL.find(([of]) => sameDimension(of, dimension)) ?? []
  return [...new Set([...(unit ? [unit] : []), ...symbols, ...others.split(' ').filter(Boolean)])]
}

/** Returns the unit in which a result is shown whose author named none; null for a plain number. */
export function usualUnit(dimension: Dimension): Unit | null {
  if (isNumber(dimension)) return null
  const usual = USUAL.find(([of]) => sameDimension(of, dimension))
  return usual ? unitOf(usual[1]) : { text: inBaseUnits(dimension), factor: 1, dimension }
}

/** Returns “a force”, “a plain number”, or the base units of what has no name. */
export function describe(dimension: Dimension): string {
  if (isNumber(dimension)) return 'a plain number'
  return USUAL.find(([of]) => sameDimension(of, dimension))?.[2] ?? inBaseUnits(dimension)
}

const inBaseUnits = (dimension: Dimension): string =>
  ['N', 'mm', 's', 'K']
    .map((symbol, index) => [symbol, dimension[[1, 0, 2, 3][index]!]!] as const)
    .filter(([, exponent]) => Math.abs(exponent) > CLOSE)
    .map(([symbol, exponent]) => `${symbol}${raised(Number(exponent.toFixed(3)))}`)
    .join('·')

/** An exponent as it is set; a root has no such digits. */
const raised = (exponent: number): string =>
  exponent === 1
    ? ''
    : Number.isInteger(exponent)
      ? String(exponent).replace(/./g, (sign) => (sign === '-' ? '⁻' : RAISED[Number(sign)]!))
      : `^${exponent}`

/**
 * Returns what one of a dimension is in the units that a formula is written for: with kN and m, a moment is
 * counted in kNm. Null where the units cannot make up the dimension.
 */
export function scaleIn(units: readonly Unit[], dimension: Dimension): number | null {
  const rows = [0, 1, 2, 3].map((index) => [
    ...units.map((unit) => unit.dimension[index]!),
    dimension[index]!,
  ])
  const exponents = solved(rows, units.length)
  return exponents && units.reduce((scale, unit, index) => scale * unit.factor ** exponents[index]!, 1)
}

/** Gauss–Jordan on four rows; what is free is 0. Null where there is no solution. */
function solved(rows: number[][], unknowns: number): number[] | null {
  const pivots: number[] = []
  for (let column = 0, row = 0; column < unknowns && row < 4; column++) {
    const pivot = [row, row + 1, row + 2, row + 3].find(
      (index) => index < 4 && Math.abs(rows[index]![column]!) > CLOSE,
    )
    if (pivot === undefined) continue
    ;[rows[row], rows[pivot]] = [rows[pivot]!, rows[row]!]
    const lead = rows[row]![column]!
    rows[row] = rows[row]!.map((value) => value / lead)
    rows.forEach((other, index) => {
      const times = other[column]!
      if (index !== row) rows[index] = other.map((value, at) => value - times * rows[row]![at]!)
    })
    pivots[row++] = column
  }
  if (rows.slice(pivots.length).some((row) => Math.abs(row[unknowns]!) > CLOSE)) return null
  const exponents = Array.from({ length: unknowns }, () => 0)
  pivots.forEach((column, row) => (exponents[column] = rows[row]![unknowns]!))
  return exponents
}
