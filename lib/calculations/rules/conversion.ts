import type { Unit } from '../types'
import { typedNumber } from './numbers'
import { describe, isNumber, NUMBER, sameDimension, unitMeant, unitOf, unitsLike } from './units'

/** A number in the unit that was asked for, or a sentence on why there is none. */
export type Converted = { number: number } | { problem: string }

/** A number, and behind it a unit; one that begins with 1 is told from the number by a blank. */
const WITH_UNIT = /^(.*?\d[.,]?(?:e[+-]?\d+)?)(?:\s+(1\/[a-z°].*)|\s*([a-z°%‰µ].*))$/i

/** So much is said again of what is no unit. */
const LONGEST = 20

/**
 * Returns what was typed into a field as a number in the field's unit, “7500 mm” as 7.5 in a field in m; a
 * sentence with the units that it takes where that cannot be. Null for what is no number with a unit.
 */
export function readTyped(text: string, own: string): Converted | null {
  const number = typedNumber(text, own)
  if (number !== null) return { number }
  const [, digits = '', inverse, plain] = WITH_UNIT.exec(text.trim()) ?? []
  const typed = (inverse ?? plain ?? '').trim()
  const parted = typedNumber(digits)
  if (typed === '' || parted === null) return null
  const spelled = spelledOut(typed)
  const unit = unitOf(spelled)
  if (unit) return converted(parted, unit, unitOf(own))
  const meant = unitMeant(spelled)
  const said = `“${typed.slice(0, LONGEST)}” is no unit here${meant ? `, “${meant}” is` : ''}.`
  return { problem: `${said} This takes ${takenBy(unitOf(own))}.` }
}

/**
 * Returns a number in another unit of the same kind, with twelve figures: 7.5 of 7500 mm, and no digits of
 * binary arithmetic. `own` is null for a plain number.
 */
export function converted(number: number, unit: Unit, own: Unit | null): Converted {
  const dimension = own?.dimension ?? NUMBER
  if (!sameDimension(unit.dimension, dimension))
    return { problem: `This takes ${takenBy(own)}, and not ${describe(unit.dimension)}.` }
  // Alone, the one is a temperature and the other a difference of two: 20 °C are no 20 K.
  if (own && isTemperature(own) && isTemperature(unit) && own.text !== unit.text)
    return { problem: `This takes ${own.text}: °C is a temperature and K a difference of two.` }
  const value = unit.text === own?.text ? number : (number * unit.factor) / (own?.factor ?? 1)
  if (!Number.isFinite(value * (own?.factor ?? 1))) return { problem: 'This is beyond every number.' }
  return { number: Number(value.toPrecision(12)) }
}

const isTemperature = ({ text }: Unit): boolean => text === 'K' || text === '°C'

/** Returns “a length, in m, mm, cm, km, inch or ft”. */
function takenBy(own: Unit | null): string {
  if (!own) return describe(NUMBER)
  const kind = isNumber(own.dimension)
    ? /[%‰]/.test(own.text)
      ? 'a ratio'
      : 'an angle'
    : describe(own.dimension)
  const units = [own.text, ...unitsLike(own).filter((other) => other !== own.text)]
  const last = units.pop()!
  return `${kind}, in ${units.length > 0 ? `${units.join(', ')} or ` : ''}${last}`
}

/** A unit as it is written by hand: kN m, kN.m, kN*m, and `in`, which is no unit of the notation. */
const spelledOut = (typed: string): string =>
  typed
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s*[.*⋅·]\s*|\s+/g, '·')
    .replace(/(?<![a-z])in(?![a-z])/gi, 'inch')
