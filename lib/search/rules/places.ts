import { at, matchAt, type Code } from './code'

/** A national annex has clauses of its own: NA.2.17 is not 2.17. */
const NATIONAL = String.raw`(?:NA(?:\.\s?|\s))?`
const PLACE_VALUE = String.raw`(${NATIONAL}(?:[A-Z]?\.?\d+(?:\.\d+)*[a-z]?(?!\.\d)|[A-Z](?:\.\d+)*))(?![\p{L}\d])((?:\((?:\d+|[A-C])\))*)`
const PLACE = at(
  String.raw`(clauses?|cl|sections?|sec|subclauses?|paragraphs?|§{1,3}|tables?|tab|figures?|fig|equations?|eqn?s?|expressions?|exp|annex|appendix)(?:\.\s?|\s{1,2}|(?<=§))\(?(?:cl\.\s?)?${PLACE_VALUE}`,
)
const BARE_CLAUSE = at(String.raw`([A-Z]?\.?\d+(?:\.\d+){2,5})(?![\p{L}\d])((?:\(\d+\))*)`)
const NATIONAL_CLAUSE = at(
  String.raw`(?<![\p{L}\d]\.)(NA(?:\.\s?\d+(?:\.\d+){0,4}|\s\d+(?:\.\d+){1,4}))(?![\p{L}\d])((?:\(\d+\))*)`,
)

/** What kind of place a word names, by its first letters; everything else is a clause. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^tab/, 'tab'],
  [/^fig/, 'fig'],
  [/^e[qx]/, 'eq'],
]

export function readPlace(text: string, index: number): Code | null {
  const named = matchAt(PLACE, text, index)
  if (named) {
    const word = named[1]!.toLowerCase()
    const value = valueOf(named[2]!)
    const end = index + named[0].length
    // "Section sizes" and "table a": a letter alone is a place only after Annex and Appendix.
    if (/^[a-z]$/.test(value) && !/^a(?:nnex|ppendix)/.test(word)) return null
    const kind = KINDS.find(([begins]) => begins.test(word))?.[1]
    return kind ? numbered(kind, value, end) : clause(value, end)
  }
  const bare = matchAt(NATIONAL_CLAUSE, text, index) ?? matchAt(BARE_CLAUSE, text, index)
  return bare ? clause(valueOf(bare[1]!), index + bare[0].length) : null
}

const valueOf = (written: string) =>
  written
    .toLowerCase()
    .replace(/^na(?:\.\s?|\s)/, 'na.')
    .replace(/^\./, '')

/** A table, figure or equation. Equations are often cited by their number alone. */
const numbered = (kind: string, value: string, end: number): Code => ({
  end,
  term: `#${kind}:${value}`,
  wider: [],
  words: kind === 'eq' ? [value] : [],
})

const AFTER_EQUATION = /^[)\s]*(?:,|,?\s*(?:and|or|to|&)\s|[–-])\s*\(?$/iu
const PLURAL = /^(?:eq|expression)\w*s\b/i
const LISTED = at(String.raw`(\d+\.\d+[a-z]?)(?![\p{L}\d]|\.\d)`)

/**
 * Further numbers of "expressions 6.10, 6.10a and 6.10b", which follow the code that was read from `from` to
 * `to`.
 */
export function listedEquation(
  text: string,
  { from, to }: { from: number; to: number },
  index: number,
): Code | null {
  if (index - to > 8 || !PLURAL.test(text.slice(from, to)) || !AFTER_EQUATION.test(text.slice(to, index)))
    return null
  const match = matchAt(LISTED, text, index)
  return match ? numbered('eq', match[1]!.toLowerCase(), index + match[0].length) : null
}

/** Clause 6.3.2.3 is found under 6.3.2 and 6.3 too; exactly clause 6.3.2 is "#cl:6.3.2=". */
function clause(value: string, end: number): Code {
  return { end, term: `#cl:${value}=`, wider: clausesAbove(value).map((each) => `#cl:${each}`), words: [] }
}

const clausesAbove = (value: string): string[] => {
  const parts = value.split('.')
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('.'))
    .filter((each, index) => index > 0 || parts.length === 1)
}
