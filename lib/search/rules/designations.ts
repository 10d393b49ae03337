import { readSection } from './grades'
import { isStopWord } from './stop-words'
import { tokensOf } from './tokens'
import { FAMILY, FILLER, singular } from './values'

/** A rolled section that a whole question names: its size as tables write it, its family, and as typed. */
export type Designation = { size: string; family: string | null; typed: string }

/** Words beside a designation that ask for nothing but the section itself. */
const OF_A_SECTION: ReadonlySet<string> = new Set(
  'section profile beam column channel angle steel property properties dimension size data geometry rolled'.split(
    ' ',
  ),
)

/** Names of families that the titles of tables do not have as such, by the word that they have. */
const WORDS_OF: Readonly<Record<string, string>> = { ea: 'equal', ua: 'unequal', rsa: 'angle', l: 'angle' }

/**
 * Returns the rolled section that a question names and asks nothing more of; null for every other question.
 * What is no more than a size, such as 200x300, has no family: it may be anything.
 */
export function designationIn(question: string): Designation | null {
  if (!/\d/.test(question) || /["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question)) return null
  const text = question.replace(/\s+/g, ' ').trim()
  let found: Designation | null = null
  for (const { kind, term, wider, start, end } of tokensOf(text)) {
    if (wider) continue
    const code = kind === 'code' ? readSection(text, start) : null
    if (code?.term === term && !found) {
      const family =
        /^#([a-z]+)\d/.exec(term)?.[1] ?? code.words.find((word) => /^[a-z]+$/.test(word)) ?? null
      found = { size: term.slice(1), family, typed: text.slice(start, end) }
    } else if (kind === 'code' || !saysNothingMore(term)) return null
  }
  const family = found?.family ?? FAMILY.exec(text)?.[1]?.toLowerCase() ?? null
  return found && { ...found, family: family && (WORDS_OF[family] ?? family) }
}

const saysNothingMore = (word: string) =>
  FILLER.has(word) ||
  isStopWord(word) ||
  OF_A_SECTION.has(word) ||
  OF_A_SECTION.has(singular(word)) ||
  FAMILY.test(word)

/** HE 200 is one of three series: HE A, HE B and HE M. */
const WITHOUT_SERIES = /^he(\d+)$/

/**
 * Returns which keys of a table name a section: the one that is typed, else all of its serial size, as
 * UB 457x191 is that of 457x191x67 and HE 200 that of HEA200.
 */
export function rowsNamed(keys: readonly string[], { size }: Designation): number[] {
  const places = (names: (key: string) => boolean) =>
    keys.flatMap((key, index) => (names(key.toLowerCase()) ? [index] : []))
  const exact = places((key) => key === size)
  if (exact.length > 0) return exact
  const number = WITHOUT_SERIES.exec(size)?.[1]
  return places((key) =>
    number === undefined ? key.startsWith(`${size}x`) : /^he[abm](\d+)$/.exec(key)?.[1] === number,
  )
}

/** What a section is looked up for first; the table has the rest. */
const MAIN: ReadonlySet<string> = new Set('G D h b t_w t_f t A I I_y I_z W_el W_el.y W_pl W_pl.y'.split(' '))

/** Returns which fields of a table of sections an answer shows, by their places. */
export const mainFields = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (index === 0 || MAIN.has(name) ? [index] : []))
