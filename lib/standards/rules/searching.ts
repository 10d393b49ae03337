import type { ListedStandard } from '../public/types'
import { clauseNamed } from './correspondences'
import { citedBy } from './naming'

const plain = (text: string): string => text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()

/** Returns the series that "EC3", "EC 3" or "Eurocode 3" is short for: "EN 1993". A British one is that. */
const withSeries = (typed: string): string =>
  typed.replace(/\b(?:ec|eurocode) ?([0-9])\b/g, 'en 199$1').replace(/^bs (?=en\b)/, '')

/** "BS8110" is typed without its space. */
const withoutSpaces = (text: string): string => text.replaceAll(' ', '')
const isCode = (word: string): boolean => /^[a-z]+\d/.test(word)

/**
 * Returns the standards whose name, title, body or another name holds what was typed: each of its words, or
 * the designation that it is, "BS EN 1993-1-1:2005". All of them where nothing was typed.
 */
export function foundIn<One extends Pick<ListedStandard, 'standard' | 'title' | 'body' | 'aliases'>>(
  standards: readonly One[],
  typed: string,
): One[] {
  const asked = plain(typed)
  const words = withSeries(asked).split(' ')
  const named = citedBy(
    typed
      .trim()
      .toUpperCase()
      .replace(/^NA TO /, 'NA to '),
  )?.standard
  return standards.filter(({ standard, title, body, aliases }) => {
    const said = plain([standard, title, body].join(' '))
    return (
      standard === named ||
      words.every((word) => said.includes(word) || (isCode(word) && withoutSpaces(said).includes(word))) ||
      aliases.some((alias) => plain(alias).includes(asked))
    )
  })
}

/** Begins a place: its word, or a number with points. A standard by its number alone has none: "1992". */
const PLACE =
  /^(?:(?:clauses?|cl|sections?|tables?|tab|figures?|figs?|equations?|eqs?|annex)\b|§|(?:[a-z]{1,2}\.?)?\d{1,2}\.\d)/i

/**
 * Returns the standard and the place that were typed, as references are read: "EC2" and "6.4.3" of
 * "EC2, cl. 6.4.3". The place is null where none is named.
 */
export function askedPlace(typed: string): { standard: string; place: string | null } {
  const words = typed.trim().split(/[\s,]+/)
  for (const [at, word] of words.entries()) {
    const place = PLACE.test(word) && clauseNamed(words.slice(at).join(' '))
    if (place) return { standard: words.slice(0, at).join(' '), place: place.slug }
  }
  return { standard: typed, place: null }
}
