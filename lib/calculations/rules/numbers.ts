import type { Display } from '../types'

const NARROW = '\u202f'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** 27.45 is 27.449… in binary arithmetic, and 27.5 to three figures by hand. */
const TIES_AWAY = 1 + 1e-12

/**
 * Returns a number with as many significant figures, all digits before the point, and narrow blanks from ten
 * thousand on; very small and very large ones with a power of ten.
 */
export function shownNumber(exact: number, figures: number): string {
  if (exact === 0) return '0'
  const value = exact * TIES_AWAY
  const size = Math.abs(value)
  if (size >= 1e9 || size < 1e-4) {
    const [mantissa = '', exponent = ''] = value.toExponential(figures - 1).split('e')
    return `${minus(mantissa)} × 10${[...exponent.replace('+', '')].map((sign) => RAISED[Number(sign)] ?? '⁻').join('')}`
  }
  const before = Math.floor(Math.log10(size)) + 1
  // 9.996 is 10.0 with three figures, and not 10.00.
  const rounded = Number(value.toPrecision(Math.max(figures, before)))
  const digits = Math.floor(Math.log10(Math.abs(rounded))) + 1
  return grouped(rounded.toFixed(Math.max(0, figures - digits)))
}

/** A number as its author wrote it, with narrow blanks. */
export const grouped = (text: string): string => {
  const [whole = '', decimals] = minus(text).split('.')
  const parted = whole.replace('−', '').length > 4 ? whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, NARROW) : whole
  return decimals === undefined ? parted : `${parted}.${decimals}`
}

const minus = (text: string): string => text.replace('-', '−')

/** Returns a value in the unit in which its name is shown, without the unit. */
export const shownValue = (value: number, { factor, figures }: Display): string =>
  figures === 0 ? plainNumber(value / factor) : shownNumber(value / factor, figures)

/** Returns the same of a result that may be missing; as an operand, one with a sign stands in brackets. */
export function shownResult(value: number | string | undefined, display: Display, isOperand = false): string {
  if (typeof value !== 'number') return '–'
  const shown = shownValue(value, display)
  return isOperand && shown.startsWith('−') ? `(${shown})` : shown
}

/** Part of itself by which a number may differ where it is shown: there and back, it stays within 1e-12. */
const SAME = 5e-13

/** Returns the shortest decimal that is the same number, without the digits of binary arithmetic. */
export function shortest(value: number): number {
  for (let figures = 1; ; figures++) {
    const short = Number(value.toPrecision(figures))
    if (figures > 12 || Math.abs(short - value) <= SAME * Math.abs(value)) return short
  }
}

/** An input is shown as it was typed: all digits that it has. */
export const plainNumber = (value: number): string => grouped(String(shortest(value)))

/** Returns a round number of an axis, of which no digit may be lost: 1.5 is no 2. */
export const shownTick = (value: number): string =>
  Math.abs(value) >= 1e5 || (value !== 0 && Math.abs(value) < 1e-4)
    ? shownNumber(value, 3)
    : plainNumber(Number(value.toPrecision(6)))

/** Returns a difference in per cent: none is said to be nought that is not. */
export const shownPercent = (part: number): string =>
  part < 5e-6 ? '0.00 %' : `${Math.max(part * 100, 0.01).toFixed(2)} %`

/** Returns a tolerance as it was entered: 0.1 %. */
export const shownTolerance = (part: number): string => `${shortest(part * 100)} %`

/** Rounded up at the third decimal: what is shown never passes where the check fails. */
export const shownUtilisation = (utilisation: number): string => {
  if (utilisation >= 1000) return shownNumber(utilisation, 3)
  const thousandths = utilisation * 1000
  const nearest = Math.round(thousandths)
  const up = Math.abs(thousandths - nearest) < 1e-6 ? nearest : Math.ceil(thousandths)
  return (up / 1000).toFixed(3)
}

/**
 * Returns the number that was typed, with a point or a comma, blanks anywhere, and the field's own unit
 * behind it; null for anything else, and for 1,000, which is a thousand to one reader and one to another.
 */
export function typedNumber(text: string, unit = ''): number | null {
  const typed = text.trim()
  const alone = unit !== '' && typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed
  if (/^[+\-−–]?[1-9]\d{0,2}(?:,\d{3})+$/.test(alone.trim())) return null
  const bare = alone
    .replace(/[\s\u202f]/g, '')
    .replace(/[−–]/, '-')
    .replace(',', '.')
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(bare) ? Number(bare) : null
}
