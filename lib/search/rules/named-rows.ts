import { withRatings } from './fire-ratings'
import { isStopWord } from './stop-words'
import { tokensOf } from './tokens'
import { FILLER, singular } from './terms'

/**
 * A row that a whole question names, with the noun of the tables that have such rows: the fabric A393, the
 * bolts of class 8.8, what resists a fire for a time. `typed` is its name as typed.
 */
export type NamedRow = { kind: 'mesh' | 'bolt' | 'fire'; name: string; typed: string }

/** Fabrics of the A and B series need no noun; of C and D there are other things. */
const FABRIC = /^[ab]\d{3,4}$/
const ANY_FABRIC = /^[a-d]\d{2,4}$/
const BOLT_CLASS = /^\d{1,2}\.\d$/
/** R is asked of a beam, and REI of a slab. */
const [OF_BEAMS, OF_SLABS] = [/^r\d{2,3}$/, /^rei\d{2,3}$/]
const NOUNS_OF: Readonly<Record<NamedRow['kind'], ReadonlySet<string>>> = {
  mesh: new Set(['mesh', 'fabric', 'reinforcement', 'reinforcing', 'welded', 'steel', 'sheet']),
  bolt: new Set(['bolt', 'class', 'property', 'strength']),
  fire: new Set(
    'fire resistance slab beam concrete rc reinforced thickness width depth axis distance size dimension'.split(
      ' ',
    ),
  ),
}
/** What a fire rating has to be said with: R120 alone is the name of other things too. */
const MEMBERS: readonly [noun: string, other: string, names: RegExp][] = [
  ['beam', 'slab', OF_BEAMS],
  ['slab', 'beam', OF_SLABS],
]

/** Returns the row that a question names with nothing beside it; null for every other question. */
export function namedRow(question: string): NamedRow | null {
  if (!/\d/.test(question) || /["“”„‟«»]|(?:^|\s)[-−–]\p{L}/u.test(question)) return null
  const text = withRatings(question)
  const said = tokensOf(text).filter(
    ({ kind, term, wider }) => !wider && !FILLER.has(term) && !(kind === 'word' && isStopWord(term)),
  )
  const [row, ...others] = said.filter(({ term }) => /\d/.test(term))
  if (!row || others.length > 0) return null
  const nouns = said.flatMap(({ term }) => (term === row.term ? [] : singular(term)))
  const name = row.term.replace(/^#/, '')
  const isAllOf = (kind: NamedRow['kind']) => nouns.every((noun) => NOUNS_OF[kind].has(noun))
  const typed = text.slice(row.start, row.end)
  const isFabric = ANY_FABRIC.test(name) && nouns.some((noun) => noun === 'mesh' || noun === 'fabric')
  if ((isFabric || FABRIC.test(name)) && isAllOf('mesh')) return { kind: 'mesh', name, typed }
  const isRated = MEMBERS.some(
    ([noun, other, names]) => names.test(name) && nouns.includes(noun) && !nouns.includes(other),
  )
  if (isRated && isAllOf('fire')) return { kind: 'fire', name, typed }
  return BOLT_CLASS.test(name) && nouns.includes('bolt') && isAllOf('bolt')
    ? { kind: 'bolt', name, typed }
    : null
}
