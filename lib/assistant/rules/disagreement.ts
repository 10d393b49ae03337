import type { Evidence } from '../types'
import { isOfOneCase } from './sections'
import { statedIn } from './statements'
import { PATH_MARK } from '@/lib/knowledge/constants'
import { disagreementAmong, keyOf } from '@/lib/search/answers/rules/differing'
import { isStopWord } from '@/lib/search/rules/stop-words'
import { tokensOf } from '@/lib/search/rules/tokens'
import { isOfAnything, NATIONAL } from '@/lib/search/rules/asked-values'
import { singular } from '@/lib/search/rules/terms'
import type { Disagreement, DisagreementSide } from '@/lib/search/types'

/** Of the words of a question that names no symbol, what another passage has to say as well. */
const SAME_QUESTION = 0.7

const OF_THE_UK = /(?<!\p{L})(?:UK|United Kingdom|British|National Annex)(?!\p{L})/u
const RECOMMENDED = /\brecommend(?:ed|s)\b/i

/** A passage as disagreements are looked for in it. */
type Passage = Pick<Evidence, 'title' | 'section' | 'href' | 'text' | 'marked' | 'citations'>

/**
 * Returns the symbol of which sources that answer a question say different things, and what each says: those
 * of tables and calculations, and of sentences of the passages. Null where all say the same, or nobody says
 * it twice. A section that states several values itself says what they depend on.
 */
export function disagreementOf(
  question: string,
  passages: readonly Passage[],
  differing: Disagreement | null,
): Disagreement | null {
  const rules = passages.filter(({ section }) => !isOfOneCase(section?.split(PATH_MARK) ?? []))
  const asked = symbolAsked(question) ?? symbolAnswering(rules[0])
  const stated = asked ? rules.flatMap((passage) => sidesIn(passage, question, asked.term)) : []
  const symbol = differing?.symbol ?? asked?.label
  const isNothing = asked && isOfAnything(asked.label) && wordsOf(question).length === 0
  return symbol && !isNothing ? disagreementAmong(symbol, [...(differing?.sides ?? []), ...stated]) : null
}

/** The one symbol that a question names; null where it names none, or several. */
function symbolAsked(question: string): { term: string; label: string } | null {
  const named = tokensOf(question).filter(({ label }) => label !== undefined)
  return new Set(named.map(({ term }) => term)).size === 1
    ? { term: named[0]!.term, label: named[0]!.label!() }
    : null
}

/** The symbol of which the sentence that answers says the value. */
function symbolAnswering(first: Passage | undefined): { term: string; label: string } | null {
  if (!first?.marked?.sure) return null
  const [stated, ...more] = statedIn(first.text.slice(first.marked.start, first.marked.end))
  return stated && more.length === 0 ? { term: stated.symbol, label: stated.label } : null
}

function sidesIn(passage: Passage, question: string, symbol: string): DisagreementSide[] {
  const { title, section, href, text, citations } = passage
  const own = statedIn(text).filter((one) => one.symbol === symbol)
  const [stated] = own
  if (!stated || new Set(own.map(({ value }) => keyOf(value))).size > 1) return []
  const { value, sentence } = stated
  if (!answersToo(`${title} ${section ?? ''} ${sentence}`, question)) return []
  const standards = [...new Set(citations.flatMap(({ standard }) => standard ?? []))]
  const named = standards.filter((standard) => sentence.includes(standard))
  const [standard = null, ...others] = named.length > 0 ? named : standards
  return [
    {
      value,
      of: section?.split(PATH_MARK).at(-1) ?? title,
      nation: nationIn(sentence),
      standard: others.length > 0 ? null : standard,
      source: null,
      quote: sentence,
      article: { title, address: href },
      table: null,
    },
  ]
}

/** Whether a text speaks of what a question asks for, beside its symbol. */
function answersToo(text: string, question: string): boolean {
  const asked = wordsOf(question)
  const said = new Set(wordsOf(text))
  const isSaid = (word: string) => said.has(word) || (word === NATIONAL && OF_THE_UK.test(text))
  const least = symbolAsked(question) ? asked.length : SAME_QUESTION * asked.length
  return asked.filter(isSaid).length >= least
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text).flatMap(({ kind, term, label, wider }) =>
      wider || label !== undefined || (kind === 'word' && (isStopWord(term) || SAYS_NOTHING.has(term)))
        ? []
        : [singular(term)],
    ),
  ),
]

/** Words that a question for a value has, and an answer need not. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'value values factor factors coefficient symbol much many big large partial equal apply applies'.split(' '),
)

/** A sentence that names both the recommended value and a national one says itself which is which. */
function nationIn(sentence: string): string | null {
  const [uk, recommended] = [OF_THE_UK.test(sentence), RECOMMENDED.test(sentence)]
  return uk === recommended ? null : uk ? 'UK' : 'recommended'
}
