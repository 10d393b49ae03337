import { ASKS_FOR_ANSWER, GRADE_OR_SECTION, namesBody } from './subjects'
import { FEW_PARTS, MIN_SHARE, MIN_SHARE_OF_FEW } from '../constants'

/** The weights of a question's parts, and which of them an answer need not say. */
export type Needed = { weights: readonly number[]; optional: ReadonlySet<number> }
const NOTHING: ReadonlySet<number> = new Set()

/**
 * Returns which share of the question's rarity these of its parts are: 0 to 1, whatever the corpus and the
 * length of the question. What need not be said counts where it is.
 */
export function answeredShare(
  answered: readonly number[],
  weights: readonly number[],
  optional = NOTHING,
): number {
  const said = new Set(answered)
  const whole = weights.reduce(
    (sum, weight, part) => sum + (optional.has(part) && !said.has(part) ? 0 : weight),
    0,
  )
  return whole === 0 ? 0 : [...said].reduce((sum, part) => sum + (weights[part] ?? 0), 0) / whole
}

/**
 * Returns whether these of its parts answer a question: one or two words stand anywhere by chance, and have
 * to be more of it, in an article to whose title, headings or tags a word of the question leads.
 */
export function answersEnough(
  answered: readonly number[],
  weights: readonly number[],
  { optional = NOTHING, leads = true }: { optional?: ReadonlySet<number>; leads?: boolean } = {},
): boolean {
  const said = new Set(answered.filter((part) => (weights[part] ?? 0) > 0)).size
  const isOfFew = said < FEW_PARTS
  return (
    (leads || !isOfFew) &&
    answeredShare(answered, weights, optional) >= (isOfFew ? MIN_SHARE_OF_FEW : MIN_SHARE)
  )
}

/** A number with a sign or a unit, as a part of a question has it: #20°, 1930. */
const NUMBER = /^#?\d[\d.,]*(?:°|[\p{L}²³/]+)?$/u
/** A bar, with which a reader calculates. */
const BAR = /^[hbty](?:6|8|10|12|16|20|25|32|40)$/
/** “0.168 or 0.167”: one of them is right. */
const EITHER = /(?<![\p{L}\p{N}.])(\d[\d.]*)\s+or\s+(\d[\d.]*)(?![\p{L}\p{N}])/giu

type Part = { typed: string; label?: string; known: boolean }

/**
 * Returns what an answer has to say of a question, where its rest says what is asked. Not a number that the
 * library has nowhere: it is of the reader's own case, as a roof of 23° is, and so are grades, bars and
 * sections; nor what only asks for a formula, or the other of two numbers. The body of a standard says where
 * to look, and is no answer.
 */
export function neededOf(question: string, parts: readonly Part[], weights: readonly number[]): Needed {
  const either = new Set([...question.matchAll(EITHER)].flatMap(([, one, other]) => [one!, other!]))
  const isOwn = ({ typed, known }: Part) =>
    (!known && NUMBER.test(typed)) || BAR.test(typed) || (known && GRADE_OR_SECTION.test(typed))
  const isBeside = ({ typed }: Part) => ASKS_FOR_ANSWER.test(typed) || either.has(typed)
  const rest = parts.filter(
    (part, index) => weights[index]! > 0 && !isOwn(part) && !isBeside(part) && !namesBody(part),
  )
  // One word beside a number is not enough to say what is asked; a symbol is.
  const isSaid = rest.length > 1 || rest.some(({ label }) => label !== undefined)
  const optional = parts.flatMap((part, index) =>
    (isSaid && isOwn(part)) || (rest.length > 0 && isBeside(part)) ? [index] : [],
  )
  return {
    weights: weights.map((weight, index) => (rest.length > 0 && namesBody(parts[index]!) ? 0 : weight)),
    optional: new Set(optional),
  }
}
