import type { Locality, LocalityType } from '../types'

const KEYWORD =
  /(?<![\p{L}\d])(?:(clauses?|cls?\b\.?|cl(?=\d)|sections?|sect?s?\.|sec(?= \d)|§§?|chapters?|ch\.)|(tables?|tabs?\.)|(figures?|figs?\.?)|(equations?|expressions?|formulae?|exps?\.|eq[ns]?\b\.?|eqns\b\.?)|(annex(?:es)?|appendix|appendices|app\.)|(pages?|pp?\b\.?|p(?=\d)))\s*/giu
const TYPES: LocalityType[] = ['clause', 'table', 'figure', 'equation', 'annex', 'page']

// Case counts here: "Section J" is a place, "section a" the beginning of a sentence.
const NUMBER = String.raw`(?:NA\.?)?[A-Z]{0,3}\.?\d+[A-Za-z]?(?:[.-]\d+[A-Za-z]?|\.[A-Za-z](?![A-Za-z]))*(?:\s?\((?:\d{1,2}|[A-Za-z])\)P?)*`
const LETTERED = String.raw`[A-Z]{1,2}(?:\.?\d+)?(?:\.\d+)*`
const END = String.raw`(?![\p{L}\d/%°]|\.\d)`
const VALUE = new RegExp(
  String.raw`\(?(${NUMBER}|${LETTERED})${END}(?:\)?\s*(?:(to|–|—)\s*|(-)\s*(?=[A-Z]?\d+\.))\(?(${NUMBER})${END})?`,
  'uy',
)
const PAGES = /(\d{1,5})(?!\d)(?:\s*(?:-|–|—|to)\s*(\d{1,5})(?!\d))?/uy
const BARE = new RegExp(String.raw`[\s,;:.]+(\d{1,2}(?:\.\d{1,2})+(?:\s?\(\d{1,2}\))*)${END}`, 'uy')
const UNIT = /\s*(?:mm|m|kN|N|MPa|kg|%|k?Pa)\b/uy

type Found = Locality & { index: number; end: number }

/** Every place that a line names by its kind, in order. */
export function localitiesOf(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(KEYWORD)) {
    const type = TYPES[match.slice(1).findIndex((group) => group !== undefined)]!
    const start = match.index + match[0].length
    // A capital P and digits is a publication of the SCI.
    if (type === 'page' && /^P(?=\d|\s*$)/.test(match[0])) continue
    const value = type === 'page' ? pagesAt(text, start) : valueAt(text, start)
    if (value) found.push({ type, ...value, index: match.index })
  }
  return found
}

/** Returns a clause that follows a document without a keyword: "EN 1993-1-8, 3.6.1". */
export function bareClause(text: string, from: number): Locality | null {
  BARE.lastIndex = from
  const match = BARE.exec(text)
  if (!match) return null
  UNIT.lastIndex = BARE.lastIndex
  return UNIT.test(text) ? null : { type: 'clause', value: tidy(match[1]!) }
}

function valueAt(text: string, start: number): { value: string; end: number } | null {
  VALUE.lastIndex = start
  const match = VALUE.exec(text)
  if (!match) return null
  const [, first, , , last] = match
  const end = VALUE.lastIndex
  if (last) return { value: rangeOf(first!, last), end }
  const hyphen = /^(\d+(?:\.\d+)+)-(\d+(?:\.\d+)+)$/.exec(first!)
  return { value: hyphen ? rangeOf(hyphen[1]!, hyphen[2]!) : tidy(first!), end }
}

/** Two of one depth are a range; "27.4–1" is one number that was set with a dash. */
function rangeOf(first: string, last: string): string {
  const depth = (text: string) => text.split('.').length
  const alike = depth(first) === depth(last) && /^\d/.test(first) === /^\d/.test(last)
  return alike
    ? `${tidy(first)}–${tidy(last)}`
    : depth(last) === 1
      ? `${tidy(first)}-${tidy(last)}`
      : tidy(first)
}

function pagesAt(text: string, start: number): { value: string; end: number } | null {
  PAGES.lastIndex = start
  const match = PAGES.exec(text)
  if (!match) return null
  return { value: match[2] ? `${match[1]}–${match[2]}` : match[1]!, end: PAGES.lastIndex }
}

const tidy = (value: string) => value.replace(/\s+/g, '')
