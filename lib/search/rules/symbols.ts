import { at, matchAt, type Code } from './code'
import { GREEK } from '@/lib/core/greek'

/** The names of small letters, with other forms that texts have; capitals are read as small ones. */
const NAME: ReadonlyMap<string, string> = new Map([
  ...[...GREEK].filter(([letter]) => letter === letter.toLowerCase()),
  ['ϵ', 'epsilon'],
  ['ι', 'iota'],
  ['µ', 'mu'],
  ['ς', 'sigma'],
  ['υ', 'upsilon'],
  ['ϕ', 'phi'],
])
const GREEK_NAME = [...new Set(NAME.values())]
  .filter((name) => name.length > 1)
  .sort((a, b) => b.length - a.length)
  .join('|')
/** The letter of a name. */
const LETTER = new Map([...NAME].map(([letter, name]) => [name, letter] as const).reverse())

/** A subscript: "_M0", "_{b,Rd}", "_ctk,0.05". */
const SUBSCRIPT = String.raw`_\s?(?:\{\s?([\p{L}\p{N}][\p{L}\p{N},.\s]{0,14}?)\s?\}|([\p{L}\p{N}]{1,8}(?:(?:,|\.(?=\d))[\p{L}\p{N}]{1,8}(?![\p{L}\p{N}_])){0,3})(?![\p{L}\p{N}_]))`
/**
 * Behind the name of a letter subscripts stand apart, so that only those that are in use are read as such.
 */
const USUAL = String.raw`(?:M\d(?:,ser)?|LT(?:,?\d)?|cc|ct|cr|Rd|Ed|Rk|Ek|fi|op|ult|red|min|max|cw|eff|el|pl|rel|sp|[FQGPmcshyzvwkent0-3])(?:,(?:sup|inf|ser|[ij]))?`
const RUN_ON = String.raw`(?:(?<=gamma)M(?:\d(?:,ser)?)?|M\d(?:,ser)?|LT|cr|cc|ct|fi|[GQ]|[0-3])`
const OVERLINE = String.raw`[\u0304\u0305\u0302]`
const BAR = String.raw`(?:[\s-]?(bar)(?!\p{L}))`
const END = String.raw`(?![\p{L}\p{N}_])`
/** The number behind a name is its index; that of “gamma 1.35” is a value. */
const END_APART = String.raw`(?![\p{L}\p{N}_]|[.,]\d)`

const GREEK_SYMBOL = at(
  String.raw`\\?([α-ωϵϕµ])(${OVERLINE})?${BAR}?(?:${SUBSCRIPT}|,?((?:[A-Z]{1,3}\d?|[a-z]|\d)(?:,[\p{L}\d]{1,5})?)${END}|[\s-](${USUAL})${END_APART})?`,
)
/** "φMn" and "phi Vc" are a factor and a nominal strength: a φ never has such a subscript. */
const FACTOR = at(String.raw`(?:\\?[φϕ]|\\?phi)(?=(?:[MVPTR]_?n|V_?[cs])${END})`)
const NAMED_SYMBOL = at(
  String.raw`\\?(?:(bar|overline)[\s-]?\{?\s?\\?)?(${GREEK_NAME})\}?${BAR}?(?:${SUBSCRIPT}|[\s,-]{1,2}(${USUAL})${END_APART}|(${RUN_ON})${END})`,
)
const BEGINS_NAME = at(String.raw`\\?(?:bar|overline|${GREEK_NAME})`)
const BACKSLASH = 92
const NONE: string[] = []
const BARRED_NAME = at(
  String.raw`\\?(?:(?:bar|overline)[\s-]?\{?\s?\\?(${GREEK_NAME})\}?|(${GREEK_NAME})${BAR})${END}`,
)
/** Keyboards have no γ: "yM1" and "y_G" are partial factors, as a y never has such a subscript of its own. */
const Y_FOR_GAMMA = at(String.raw`y(?:_\{?)?(M\d?(?:,(?:ser|fi))?|(?<=_|_\{)[GQFP])\}?${END}`)
const LATIN_SYMBOL = at(String.raw`([A-Za-z])${OVERLINE}?${SUBSCRIPT}`)
const TAIL = '(?:Rd|Ed|Rk|Ek|max|min|prov|req|rqd|eff|fl|net|ser|fi|el|pl|cr|LT|inf|sup|cs|[csyzdk])'
/** "VRd,c", "Mb,Rd", "As,min": nothing else is written with a comma and no space. */
const WITH_COMMA = at(String.raw`([A-Za-z])([A-Za-z]{0,3}(?:,[a-z]{1,4})?,${TAIL}(?:,[a-z\d]{1,3})?)${END}`)
const EFFECT = '(b|c|cr|pl|el|u|y|z|t|v|w|f|j|net|eff)?,?(Rd|Rk|Ed|Ek)(?:,?(cs|c|s|max|min|y|z))?'
/** "V Rd,c", "VRdc", "MbRd": actions and resistances. */
const RESISTANCE = at(String.raw`([VNMTF])(\s?)(${EFFECT})${END}`)
const PARTS_OF_EFFECT = new RegExp(`^${EFFECT}$`, 'i')

/**
 * "γM0", "γ_M0", "\\gamma_{M0}" and "gamma M0" are one symbol, "#gammam0"; "VRd,c", "V_Rd,c" and "VRdc" are
 * "vrdc".
 */
export function readSymbol(text: string, index: number): Code | null {
  const first = text.charCodeAt(index)
  const factor = matchAt(FACTOR, text, index)
  if (factor) return greek('phi', undefined, false, index + factor[0].length)
  if (first >= 128) return readGreek(text, index)
  if (matchAt(BEGINS_NAME, text, index)) return readNamed(text, index) ?? readLatin(text, index)
  return first === BACKSLASH ? readGreek(text, index) : readLatin(text, index)
}

function readGreek(text: string, index: number): Code | null {
  const match = matchAt(GREEK_SYMBOL, text, index)
  if (!match) return null
  const [all, letter, overline, bar, braced, below, near, apart] = match
  const name = NAME.get(letter!.toLowerCase()) ?? letter!
  return greek(name, braced ?? below ?? near ?? apart, Boolean(overline ?? bar), index + all.length)
}

function readNamed(text: string, index: number): Code | null {
  const match = matchAt(NAMED_SYMBOL, text, index)
  if (match) {
    const [all, before, name, bar, braced, below, apart, near] = match
    const under = braced ?? below ?? apart ?? near
    return greek(name!.toLowerCase(), under, Boolean(before ?? bar), index + all.length)
  }
  const barred = matchAt(BARRED_NAME, text, index)
  return barred && greek((barred[1] ?? barred[2])!.toLowerCase(), undefined, true, index + barred[0].length)
}

function greek(name: string, below: string | undefined, barred: boolean, end: number): Code {
  if (below === undefined) return { end, term: name, wider: [], words: [] }
  const label = () =>
    `${LETTER.get(name) ?? name}${barred ? '\u0304' : ''}_${subscript(below, name === 'gamma')}`
  const [first, ...further] = below.split(/[,;]/)
  return {
    end,
    term: `#${name}${squeezed(below)}`,
    // γ_G,sup is a γ_G.
    wider: further.length > 0 ? [`#${name}${squeezed(first!)}`] : NONE,
    words: [name],
    label,
  }
}

function readLatin(text: string, index: number): Code | null {
  const factor = matchAt(Y_FOR_GAMMA, text, index)
  if (factor) return greek('gamma', factor[1], false, index + factor[0].length)
  const scored = matchAt(LATIN_SYMBOL, text, index)
  if (scored) return latin(scored[1]!, (scored[2] ?? scored[3])!, index + scored[0].length)
  const effect = matchAt(RESISTANCE, text, index)
  if (effect && isEffect(effect[0])) return latin(effect[1]!, effect[3]!, index + effect[0].length)
  const comma = matchAt(WITH_COMMA, text, index)
  return comma && /[A-Za-z]{2}/.test(comma[0])
    ? latin(comma[1]!, comma[2]!.replace(/^,/, ''), index + comma[0].length)
    : null
}

const UNDER = String.raw`(?:_(?:\{[^{}\s]{1,12}\}|[\p{L}\p{N}]{1,5}(?:,[\p{L}\p{N}]{1,5}){0,2}))`
const OVER = String.raw`\d?(?:\p{L}${UNDER}|\p{L}{1,2}\d?)`
const QUOTIENT = new RegExp(String.raw`(${OVER})\s?/\s?(${OVER})(?![\p{L}\p{N}_/])`, 'uy')
/** "m/s" and "N/mm" are units. */
const UNITS = new Set('m mm cm s h N kN MN kg g t J W a'.split(' '))

/**
 * Returns the term of one symbol over another, "#q:am/v" for "Am/V" and "A_m / V"; null where none begins
 * here. It is a quantity of its own: "b/t" is asked of neither a b nor a t.
 */
export function quotientAt(text: string, index: number): { term: string; end: number } | null {
  if (text[index + 1] !== '/' && text[index + 2] !== '/' && text[index + 1] !== '_') return null
  const match = matchAt(QUOTIENT, text, index)
  if (!match) return null
  const [all, over, under] = match
  if (UNITS.has(over!) && UNITS.has(under!.replace(/\d$/, ''))) return null
  return { term: `#q:${squeezed(over!)}/${squeezed(under!)}`, end: index + all.length }
}

/** "fed" and "turd" are words; "FEd" and "vrd" are not. */
const isEffect = (written: string) => /[A-Z,]/.test(written.slice(1)) || /^(?!turds?$)\w*r[dk]/.test(written)

function latin(letter: string, below: string, end: number): Code {
  const label = () => {
    const under = subscript(below)
    // A subscript all in lower case means the usual symbol.
    const big = /[RE][dk]/.test(under) && !/[A-Z]/.test(below) && /[vnmt]/.test(letter)
    return `${big ? letter.toUpperCase() : letter}_${under}`
  }
  return { end, term: (letter + squeezed(below)).toLowerCase(), wider: NONE, words: NONE, label }
}

const USUAL_CASE = new Map('Rd Ed Rk Ek LT'.split(' ').map((each) => [each.toLowerCase(), each]))
const PARTIAL_FACTORS = /^[fgqp]$/

/** A subscript as engineers write it: "rdc" is Rd,c and "lt" is LT. */
function subscript(written: string, ofFactor = false): string {
  const whole = written.replace(/\s/g, '')
  const effect = PARTS_OF_EFFECT.exec(whole)
  const parts = effect ? effect.slice(1).filter(Boolean) : whole.split(',')
  return parts
    .map((part) => {
      const lower = part.toLowerCase()
      if (/^m\d$/.test(lower) || (ofFactor && PARTIAL_FACTORS.test(lower))) return part.toUpperCase()
      return USUAL_CASE.get(lower) ?? part
    })
    .join(',')
}

/** The letters and digits of a symbol, Greek ones by their names: k_σ is "ksigma". */
const squeezed = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/[α-ωϵϕµ]/g, (letter) => NAME.get(letter) ?? letter)
