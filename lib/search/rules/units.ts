import { at, matchAt, type Code } from './code'

const UNIT = at(
  String.raw`(kN|MN|N|kPa|MPa|GPa|kg|mm|cm|m|kJ|J|W)(?:\s?[·⋅.]\s?|\s)?(?:(m|mm)(?![\p{L}\d_²³^]|\s?[-⁻−]\s?[1234¹²³⁴])|(?:/|per\s)\s?(mm|cm|m)(?:\s?\^?\s?([234²³⁴]))?|(mm|cm|m)\s?\^?\s?[{]?[-⁻−]\s?([1234¹²³⁴])[}]?)(?![\p{L}\d])`,
)
const POWER: Readonly<Record<string, string>> = { '¹': '1', '²': '2', '³': '3', '⁴': '4' }

/**
 * "kN/m2", "kN/m²", "kN m⁻²" and "kN/m^2" are one unit; "kNm" and "kN·m" another; N/mm² is also found as MPa.
 */
export function readUnit(text: string, index: number): Code | null {
  const match = matchAt(UNIT, text, index)
  if (!match) return null
  const [all, unit, times, per, power, inverse, inversePower] = match
  const end = index + all.length
  if (times)
    return /^[kM]?N$/.test(unit!)
      ? { end, term: `#${unit!.toLowerCase()}${times.toLowerCase()}`, wider: [], words: [] }
      : null
  const length = (per ?? inverse)!.toLowerCase()
  const raised = power ?? inversePower ?? ''
  const term = `#${unit!.toLowerCase()}/${length}${(POWER[raised] ?? raised).replace(/^1$/, '')}`
  return term === '#n/mm2'
    ? { end, term: '#mpa', wider: [], words: ['mpa'] }
    : { end, term, wider: [], words: [] }
}

const ANGLE_OR_SHARE = at(
  String.raw`(\d+(?:[.,]\d+)?)\s?(?:(°(?!\s?[CFK](?!\p{L})))|(?:deg|degrees?)(?![\p{L}\d]|\s?[CFK](?!\p{L})|\s(?:Celsius|centigrade))|(%|per\s?cent(?!\p{L})))`,
)

/** "33°" and "33 degrees" are one thing, and so are "5%" and "5 per cent"; the number is found alone too. */
export function readMeasure(text: string, index: number): Code | null {
  const match = matchAt(ANGLE_OR_SHARE, text, index)
  if (!match) return null
  const number = match[1]!.replace(',', '.')
  return {
    end: index + match[0].length,
    term: `#${number}${match[3] ? '%' : '°'}`,
    wider: [],
    words: [number],
  }
}
