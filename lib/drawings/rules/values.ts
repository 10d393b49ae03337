import type { Results } from '@/lib/calculations/types'
import { plainNumber, shownNumber, shownValue } from '@/lib/calculations/rules/numbers'
import { LONGEST } from '../constants'
import type { Drawing, Said, Slot } from '../types'

/** What cannot be drawn, at its line. */
export class Undrawable extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** The numbers of a drawing, in mm, N, s and K. */
export class Values {
  constructor(private readonly results: Results) {}

  /** Returns a number. Throws Undrawable where the line of it has none. */
  of(slot: Slot, line: number): number {
    const value = this.results.values.get(`#${slot}`)
    if (typeof value === 'number') return value
    throw new Undrawable(line, this.reason(line))
  }

  /** Returns a length that can be drawn beside others. */
  at(slot: Slot, line: number): number {
    const value = this.of(slot, line)
    if (Math.abs(value) > LONGEST) throw new Undrawable(line, 'A length is at most 10 km.')
    return value
  }

  /** Returns a length above nought. */
  size(slot: Slot, line: number): number {
    const value = this.at(slot, line)
    if (value <= 0) throw new Undrawable(line, 'A size is above 0.')
    return value
  }

  /**
   * Returns the width and the height of a rectangle. One of them may be 0, as that of a load which is not
   * there; both are a mistake.
   */
  sides(width: Slot, height: Slot, line: number): [number, number] {
    const [w, h] = [this.at(width, line), this.at(height, line)]
    if (w < 0 || h < 0 || (w === 0 && h === 0)) throw new Undrawable(line, 'A size is above 0.')
    return [w, h]
  }

  positive(slot: Slot, line: number): number {
    const value = this.of(slot, line)
    if (value <= 0) throw new Undrawable(line, 'This value is above 0.')
    return value
  }

  /** Returns a whole number of things. */
  count(slot: Slot, most: number, line: number): number {
    const value = this.of(slot, line)
    if (Number.isInteger(value) && value >= 1 && value <= most) return value
    throw new Undrawable(line, `A number of bars or bolts is a whole number from 1 to ${most}.`)
  }

  text(said: Said, line: number): string {
    return said
      .map((part) => {
        if (typeof part === 'string') return part
        const { slot, unit, ...display } = part
        const number = shownValue(this.of(slot, line), { ...display, unit })
        return unit ? `${number}${/^[°%‰]/.test(unit) ? '' : '\u00a0'}${unit}` : number
      })
      .join('')
  }

  /** Of a value that is missing, the reason is the first line that failed: an input out of its range. */
  private reason(line: number): string {
    const { errors } = this.results
    const own = errors.get(line)
    const [first = 'A value is missing.'] = errors.values()
    return own === undefined || own.endsWith('has no value.') ? first : own
  }
}

/** Returns a length in mm as it stands in a drawing: from 10 m on in metres. */
export const lengthText = (mm: number): string =>
  mm >= 10_000 ? `${plainNumber(Number((mm / 1000).toPrecision(4)))}\u00a0m` : millimetres(mm)

/** Returns a length without its unit: to a tenth where it is no whole number, and below 100 mm. */
export const millimetres = (mm: number): string => {
  const rounded = Math.abs(mm) < 100 ? Math.round(mm * 10) / 10 : Math.round(mm)
  return plainNumber(rounded)
}

/** Returns how many times as large as lengths a sketch draws its heights. */
export function heightsOf({ statements }: Drawing, values: Values): number {
  const found = statements.find((one) => one.kind === 'heights')
  return found ? values.positive(found.times, found.line) : 1
}

/** Returns a factor in words: “4 times”. */
export const factorText = (factor: number): string => `${plainNumber(Number(factor.toPrecision(3)))} times`

/** Returns a value with three figures in a unit. */
export const valueText = (value: number, factor: number, unit: string): string =>
  `${shownNumber(Math.abs(value / factor) < 1e-9 ? 0 : value / factor, 3)}\u00a0${unit}`

/** Returns a load as its author would write it. */
export const loadText = (value: number, factor: number, unit: string): string =>
  `${plainNumber(Number((Math.abs(value) / factor).toPrecision(4)))}\u00a0${unit}`

/** Returns the place of a shape or its name as words. */
export const worded = (name: string): string => name.replaceAll('_', ' ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
