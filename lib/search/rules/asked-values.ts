import { asTablesWrite } from './as-tables-write'
import { FAMILY } from './designations'
import { measureIn, type Measure } from './measures'
import { withNation } from './nations'
import { QUANTITIES } from './quantities'
import { isStopWord } from './stop-words'
import { FILLER, singular } from './terms'
import { tokensOf } from './tokens'

/** A value that a question asks for: which symbols may stand for it, and what else it says. */
export type AskedValue = {
  symbols: ReadonlySet<string>
  /** The first character of the symbol as typed; empty where none was. */
  letter: string
  names: ReadonlySet<string>
  rest: string[]
  years: string[]
  /** A measure in the question that may be a condition, and what the rest is without it. */
  measured: { measure: Measure; rest: string[] } | null
}

/** Whether a symbol means another thing in each clause, as k_1 does: alone it asks for nothing. */
export const isOfAnything = (name: string): boolean => /_\d$/.test(name)

/** How a question asks for a national value. */
export const NATIONAL = 'uk'

const MOST_TERMS = 8
/** What a measure is of says nothing more: "60 mm thick". */
const OF_A_MEASURE = /(?<!\p{L})(?:thick(?:ness)?|plates?)(?!\p{L})/giu

const SYMBOLS = new Set(QUANTITIES.flatMap(({ symbols }) => symbols))
const NAMES = QUANTITIES.flatMap((quantity) =>
  quantity.names.map((name) => ({ name, quantity, pattern: wholeWords(name) })),
).sort((a, b) => b.name.length - a.name.length)

function wholeWords(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${name.replaceAll(' ', '[\\s-]')}s?(?![\\p{L}\\p{N}_])`, 'iu')
}

/** Returns the value that a question asks for; null where it asks for none, or for more than can be read. */
export function askedValue(question: string): AskedValue | null {
  if (/["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question)) return null
  const text = withNation(asTablesWrite(question.replace(/\s+/g, ' ').trim()))
  const named = NAMES.find(({ pattern }) => pattern.test(text))
  const without = named ? text.replace(named.pattern, ' ') : text
  const years = [...without.matchAll(/(?<=[:\s])(?:19|20)\d\d(?!\d)/g)].map(([year]) => year)
  const { symbols, rest, ...said } = partsOf(without, years)
  let { letter } = said
  if (new Set(symbols).size > 1 || rest.length > MOST_TERMS) return null
  const [symbol] = symbols
  // A name and a symbol must mean the same.
  if (named && symbol !== undefined && !named.quantity.symbols.includes(symbol)) return null
  const meant = symbol === undefined ? (named?.quantity.symbols ?? []) : [symbol]
  const names = named?.quantity.names ?? []
  if (meant.length === 0 && names.length === 0) return null
  if (symbol === undefined) letter = named?.quantity.letter ?? ''
  return {
    symbols: new Set(meant),
    letter,
    names: new Set(names),
    rest,
    years,
    measured: measuredIn(without, years),
  }
}

/** What a question says beside the name of its quantity: symbols, and all else that means something. */
function partsOf(text: string, years: readonly string[]) {
  const symbols: string[] = []
  let letter = ''
  const rest: string[] = []
  for (const { kind, term, wider, label, start } of tokensOf(text)) {
    if (wider || years.includes(term)) continue
    if (label !== undefined || SYMBOLS.has(term)) {
      symbols.push(term)
      letter = text[start]!
    } else if (!FILLER.has(term) && !(kind === 'word' && isStopWord(term)))
      rest.push(kind === 'word' ? singular(term) : term)
  }
  const family = FAMILY.exec(text)?.[1]?.toLowerCase()
  if (family !== undefined) rest.push(family)
  return { symbols, letter, rest: [...new Set(rest)] }
}

function measuredIn(text: string, years: readonly string[]): AskedValue['measured'] {
  const measure = measureIn(text)
  return (
    measure && {
      measure,
      rest: partsOf(text.replace(measure.text, ' ').replace(OF_A_MEASURE, ' '), years).rest,
    }
  )
}
