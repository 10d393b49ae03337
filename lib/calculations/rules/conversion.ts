import { ROUNDING } from '../constants'
import type { Dimension, Unit } from '../types'
import { shortest, typedNumber } from './numbers'
import { spelledOut, unclear, weightOf } from './spelling'
import { describe, isNumber, multiplied, NUMBER, sameDimension, unitMeant, unitOf, unitsLike } from './units'

/** A number in the unit that was asked for, or a sentence on why there is none. */
export type Converted = { number: number } | { problem: string }

/** What a field takes, in mm, N, s and K, of which its unit is so many. */
export type Range = { from: number | null; to: number | null; factor: number }

/** A number, and behind it a unit; one that begins with 1 is told from the number by a blank. */
const WITH_UNIT = /^(.*?\d[.,]?(?:e[+-]?\d+)?)(?:\s+(1\/[a-z°].*)|\s*([a-z°%‰µ'"].*))$/i

/** 6 m 500 mm: each with a unit, and a blank between them. */
const SUM = /^([+−–-]?)(\d\S{0,20}\s?[a-z°'"]\S{0,20})\s+(?:and\s+)?(\d\S{0,20}\s?[a-z°'"]\S{0,20})$/i

const INCHES = String.raw`\d+(?:[.,]\d+)?(?:(?:\s+|-)\d+\/\d+)?|\d+\/\d+`

/** 20 ft 6 in, 20'-6 1/2", 20' 6; three digits without a mark are not inches but thousands. */
const FEET_AND_INCHES = new RegExp(
  String.raw`^([+−–-]?)(\d+)\s*(?:'|f(?:ee|oo)?t\.?)(?:\s*[−–-]|\s*and\s)?\s*(?:(${INCHES})\s*(?:"|in(?:che?s?|s)?\.?)|(\d{1,2}(?:(?:\s+|-)\d+\/\d+)?))$`,
  'i',
)

/** 6 1/2, 6-1/2 and 1/2, as inches are measured. */
const FRACTION = /^([+−–-]?)(?:(\d+)(?:\s+|-))?(\d+)\/([1-9]\d*)$/

/** ½ and its like, and the digit before it. */
const GLYPH = /(\d?)([¼½¾⅐-⅞])/g

/** One group of three digits behind a point, which is a thousand where a point parts thousands. */
const GROUP = /^([+−–-]?[1-9]\d{0,2})\.(\d{3})(?![\de.,])\s*(.*)$/i

/** So much is said again of what is no unit. */
const LONGEST = 20

/** The field that something was typed into: its unit, null for a plain number, and what it is called. */
type Field = { unit: Unit | null; name: string }

/**
 * Returns what was typed into a field as a number in the field's unit, “7500 mm” as 7.5 in a field in m; a
 * sentence with what it takes, which names it, where that cannot be, and where the field's `range` tells that
 * a point parts thousands. Null for what is no number with a unit.
 */
export function readTyped(
  text: string,
  own: string,
  range: Range | null = null,
  name = 'This',
): Converted | null {
  const number = typedNumber(text, own)
  const read = number === null ? readWithUnit(marked(text), { unit: unitOf(own), name }) : { number }
  return (range && read && 'number' in read && thousandsIn(text, own, read.number, range)) || read
}

/** Returns a text with the marks of feet, inches and fractions that a keyboard has. */
const marked = (text: string): string =>
  text
    .trim()
    .replace(/[′’]/g, "'")
    .replace(/″|”|''/g, '"')
    .replace(
      GLYPH,
      (_, before: string, glyph: string) => `${before && `${before} `}${glyph.normalize('NFKC')}`,
    )
    .replace(/⁄/g, '/')

function readWithUnit(text: string, field: Field): Converted | null {
  const inches = inchesIn(text)
  if (inches !== null) return convertedFor(inches, unitOf('inch')!, field)
  const apart = /^[+−–-]?\d{1,3}(?:'\d{3})+(?!\d)/.exec(text)?.[0]
  if (apart) return { problem: tooManyMarks(apart, 'a mark between its thousands') }
  const [, digits = text, inverse, plain] = WITH_UNIT.exec(text) ?? []
  const typed = (inverse ?? plain ?? '').trim()
  const fraction = fractionIn(digits)
  const number = typedNumber(digits) ?? fraction
  if (number === null) return separated(digits.trim())
  if (typed === '') return fraction === null ? null : convertedFor(fraction, field.unit ?? PLAIN, field)
  const units = unitsIn(typed)
  const fitting =
    units.find(({ unit }) => sameDimension(unit.dimension, field.unit?.dimension ?? NUMBER)) ?? units[0]
  if (fitting) return inField(number * fitting.times, fitting.unit, field)
  return sumIn(text, field) ?? { problem: noUnit(text, number, typed, field) }
}

const PLAIN: Unit = { text: '', factor: 1, dimension: NUMBER }

/** Returns the units that a text may be, each with how many of them one is; none where it is no unit. */
const unitsIn = (typed: string): { unit: Unit; times: number }[] =>
  spelledOut(typed).flatMap(({ text, times }) => {
    const unit = unitOf(text)
    return unit ? [{ unit, times }] : []
  })

const ACCELERATION: Dimension = [1, 0, -2, 0]

/** A mass in a field of a force is told how its weight is typed. */
function inField(number: number, unit: Unit, field: Field): Converted {
  const read = convertedFor(number, unit, field)
  const own = field.unit
  const isMass =
    own !== null &&
    sameDimension(multiplied(unit.dimension, ACCELERATION), own.dimension) &&
    /^(?:kg|Mg)/.test(unit.text)
  return isMass && 'problem' in read
    ? { problem: `${read.problem} For its weight, please type ${weightOf(unit.text)}.` }
    : read
}

/** Returns two quantities of a kind as one, where the second is less than one of the unit of the first. */
function sumIn(text: string, field: Field): Converted | null {
  const [whole, sign = '', ...parts] = SUM.exec(text) ?? []
  if (whole === undefined) return null
  const [first, second] = parts.map((part) => {
    const [, digits = '', , typed = ''] = WITH_UNIT.exec(part) ?? []
    const number = typedNumber(digits) ?? fractionIn(digits)
    const [found] = unitsIn(typed)
    return number !== null && found ? { number: number * found.times, unit: found.unit } : null
  })
  if (!first || !second) return null
  const more = second.number * second.unit.factor
  if (!sameDimension(first.unit.dimension, second.unit.dimension) || more >= first.unit.factor)
    return { problem: `“${text.slice(0, LONGEST)}” is two values: please type one.` }
  return inField(signOf(sign) * (first.number + more / first.unit.factor), first.unit, field)
}

function noUnit(text: string, number: number, typed: string, { unit, name }: Field): string {
  const problem = unclear(typed)
  // Of a field that takes a length, neither of the two is what to type.
  if (problem && unit?.dimension[1]) return problem
  const meant = unitMeant(spelledOut(typed)[0].text)
  const isNone = `“${typed.slice(0, LONGEST)}” is no unit here${meant ? ` and “${meant}” is` : ''}`
  const taken = `${name} takes ${takenBy(unit)}${unit ? '' : `, such as ${shortest(number)}`}`
  return `“${text.slice(0, LONGEST)}” cannot be read, as ${isNone}: ${taken}.`
}

/**
 * Returns a sentence where what was typed is out of range, and would be in it if its point parted thousands;
 * null for anything else.
 */
function thousandsIn(text: string, own: string, read: number, { from, to, factor }: Range): Converted | null {
  if (from === null || to === null) return null
  const [, before, behind = '', unit] = GROUP.exec(text.trim()) ?? []
  const isIn = (number: number) =>
    number * factor >= from - ROUNDING * Math.abs(from) && number * factor <= to + ROUNDING * Math.abs(to)
  if (before === undefined || isIn(read) || !isIn(read * 1000)) return null
  const inUnit = (number: string) => `${number} ${unit || own}`.trim()
  const said = inUnit(String(Number(`${before.replace(/[−–]/, '-')}.${behind}`)))
  const meant = inUnit(before + behind)
  return {
    problem: `“${text.trim().slice(0, LONGEST)}” is read as ${said}, which is out of range: please type ${meant} if you mean that.`,
  }
}

function inchesIn(text: string): number | null {
  const [, sign = '', feet, marked = '', bare] = FEET_AND_INCHES.exec(text) ?? []
  const inches = typedNumber(bare ?? marked) ?? fractionIn(bare ?? marked)
  return feet === undefined || inches === null ? null : signOf(sign) * (Number(feet) * 12 + inches)
}

function fractionIn(text: string): number | null {
  const [, sign = '', whole = '0', above, below] = FRACTION.exec(text.trim()) ?? []
  return above === undefined ? null : signOf(sign) * (Number(whole) + Number(above) / Number(below))
}

const signOf = (sign: string): number => (/[−–-]/.test(sign) ? -1 : 1)

/** Returns a sentence on points and commas that can be read in several ways; null where there are none. */
function separated(digits: string): Converted | null {
  const bare = digits.replace(/\s/g, '')
  const separators = bare.replace(/[^.,]/g, '')
  // Two beside each other are a slip of the hand.
  if (separators === '' || !/^[+−–-]?\d+(?:[.,]\d+)*$/.test(bare)) return null
  const said = `“${digits.slice(0, LONGEST)}”`
  if (separators === ',')
    return {
      problem: `${said} may be ${whole(bare)} or ${bare.replace(',', '.')}: please type the one that you mean.`,
    }
  if (!separators.includes(',') || !separators.includes('.'))
    return {
      problem: tooManyMarks(digits, `more than one ${separators.startsWith(',') ? 'comma' : 'point'}`),
    }
  const last = bare.search(/[.,]\d*$/)
  return {
    problem: `${said} has a point and a comma, and either may begin the decimals: please type one alone, as in ${whole(bare.slice(0, last))}.${bare.slice(last + 1).slice(0, LONGEST)}.`,
  }
}

const whole = (text: string): string => text.replace(/[.,'\s]/g, '').slice(0, LONGEST)

const tooManyMarks = (digits: string, marks: string): string =>
  `“${digits.slice(0, LONGEST)}” has ${marks}: please type thousands without, as in ${whole(digits)}.`

/**
 * Returns a number in another unit of the same kind, as short as it is there: 7.5 of 7500 mm. `own` is null
 * for a plain number.
 */
export const converted = (number: number, unit: Unit, own: Unit | null): Converted =>
  convertedFor(number, unit, { unit: own, name: 'This' })

function convertedFor(number: number, unit: Unit, { unit: own, name }: Field): Converted {
  const dimension = own?.dimension ?? NUMBER
  if (!sameDimension(unit.dimension, dimension))
    return { problem: `${name} takes ${takenBy(own)}, and not ${describe(unit.dimension)}.` }
  // Alone, the one is a temperature and the other a difference of two: 20 °C are no 20 K.
  if (own && isTemperature(own) && isTemperature(unit) && own.text !== unit.text)
    return { problem: `${name} takes ${own.text}: °C is a temperature and K a difference of two.` }
  const value = unit.text === own?.text ? number : (number * unit.factor) / (own?.factor ?? 1)
  if (!Number.isFinite(value * (own?.factor ?? 1))) return { problem: 'This is beyond every number.' }
  return { number: shortest(value) }
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
