import { hasEquation, hasValue, namesPlaceAsked, type AskedFor } from './asking'
import { saidIn } from './said'
import { PATH_MARK } from '@/lib/knowledge/constants'
import type { Thesaurus } from '@/lib/search/rules/synonyms'
import { tokensOf } from '@/lib/search/rules/tokens'

/** A part of a question, with the terms that answer it and its inverse document frequency. */
export type AskedPart = { typed: string; terms: ReadonlySet<string>; weight: number }

/**
 * What a headline is about: its sentence, its path of headings, and the standards that its passage cites;
 * `sure` where the sentence says most of what its passage says of the question.
 */
export type Headline = { sentence: string; path: string; standards: readonly string[]; sure: boolean }

type Context = { question: string; asked: AskedFor; thesaurus: Thesaurus }

/**
 * The shares of a question's weight that a headline says, with its headings, title and standards. Who asks
 * for a bound or a clause copies a number: more of the question has to be there.
 */
const MIN_COVERED = { bound: 0.76, place: 0.72 }
/**
 * The shares that it says without its title and standards, for a clause and for everything else: a title
 * names all that its article is about.
 */
const MIN_COVERED_BY_ITSELF = { place: 0.5, any: 0.7 }

/** How a question begins or ends that is written as one. */
const WRITTEN_AS_QUESTION =
  /^(?:how|what|when|where|which|who|why|at (?:what|which)|in (?:what|which)|is|are|do|does|did|can|could|may|must|should|shall|will|has|have)(?!\p{L})|\?\s*$/iu
/** How many parts say more than the name of a topic, which no single sentence answers. */
const MORE_THAN_A_TOPIC = 6
/** How to check a beam takes a whole article. */
const ASKS_FOR_STEPS =
  /^how (?:do|can|should) (?:i|you|we)(?!\p{L})|^how (?:is|are)(?!\p{L}).*(?<!\p{L})(?:checked|verified|designed|assessed|chosen)(?!\p{L})/iu

/** What states a bound of either kind. */
const LIMITS = String.raw`limits?|limited|exceeds?|exceeding|(?:not|no) (?:more|less|fewer|greater|smaller) than`
/** How a question asks for a bound, and how a text states it. */
const BOUNDS = [
  {
    asked: /(?<!\p{L})(?:min(?:imum)?|least|smallest|lowest)(?!\p{L})/iu,
    said: new RegExp(
      String.raw`(?<!\p{L})(?:min(?:imum|ima)?|least|smallest|lowest|shortest|shorter|below|${LIMITS})(?!\p{L})|≥`,
      'iu',
    ),
  },
  {
    asked: /(?<!\p{L})(?:max(?:imum)?|largest|greatest|highest)(?!\p{L})/iu,
    said: new RegExp(
      String.raw`(?<!\p{L})(?:max(?:imum|ima)?|at most|largest|greatest|highest|longest|longer|above|up to|${LIMITS})(?!\p{L})|≤`,
      'iu',
    ),
  },
]

/** Words that ask for a place of a standard, which no sentence that names one has to repeat. */
const ASKS_FOR_PLACE =
  /^(?:clauses?|cl|sections?|tables?|annex|expressions?|equations?|paragraphs?|codes?|standards?|cover(?:s|ed)?|treat(?:s|ed)?|deals?|limits?|governs?|states?|says?)$/

/**
 * Returns whether a headline may be copied without reading on: it speaks of nearly all that carries the
 * question, states the bound that is asked for, and names the clause.
 */
export function isConfident(headline: Headline, parts: readonly AskedPart[], context: Context): boolean {
  const { question, asked, thesaurus } = context
  const { sentence, path, standards, sure } = headline
  if (isOneWord(question)) return false
  const [, ...headings] = path.split(PATH_MARK)
  const byItself = [...headings, sentence].join('\n')
  const bounds = BOUNDS.filter((bound) => bound.asked.test(question))
  if (!bounds.every(({ said }) => said.test(byItself))) return false
  const share = (text: string, among: readonly AskedPart[]) =>
    coveredShare(text, among, { bounds, thesaurus })
  const whole = [path, sentence, ...standards].join('\n')
  if (bounds.length > 0 && asked.place === null)
    return sure && hasValue(sentence) && share(whole, parts) >= MIN_COVERED.bound
  if (asked.place === null)
    return (
      sure &&
      !namesTopic(question, parts) &&
      !ASKS_FOR_STEPS.test(question) &&
      (!asked.value || hasValue(sentence)) &&
      (!asked.formula || hasEquation(sentence)) &&
      share(byItself, parts) >= MIN_COVERED_BY_ITSELF.any
    )
  const carrying = parts.filter(({ typed }) => !ASKS_FOR_PLACE.test(typed))
  const words = carrying.filter(({ typed }) => !typed.startsWith('#'))
  return (
    namesPlaceAsked(sentence, asked) &&
    share(whole, carrying) >= MIN_COVERED.place &&
    share(byItself, words) >= MIN_COVERED_BY_ITSELF.place
  )
}

/** Whether a question is one word, however often it is typed: no sentence answers that. */
const isOneWord = (question: string) => new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu)).size < 2

/** Whether a few words neither ask nor have a symbol. */
const namesTopic = (question: string, parts: readonly AskedPart[]) =>
  !WRITTEN_AS_QUESTION.test(question) &&
  !hasSymbol(question) &&
  parts.filter(({ weight }) => weight > 0).length < MORE_THAN_A_TOPIC

const hasSymbol = (question: string) => tokensOf(question).some(({ label }) => label !== undefined)

function coveredShare(
  text: string,
  parts: readonly AskedPart[],
  { bounds, thesaurus }: { bounds: readonly (typeof BOUNDS)[number][]; thesaurus: Thesaurus },
): number {
  const said = saidIn(text, thesaurus)
  const isSaid = ({ typed, terms }: AskedPart) =>
    [...terms].some((term) => said.has(term)) || bounds.some(({ asked }) => asked.test(typed))
  const sumOf = (some: readonly AskedPart[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const whole = sumOf(parts)
  return whole === 0 ? 0 : sumOf(parts.filter(isSaid)) / whole
}
