import { FEW_PARTS, MIN_SHARE, MIN_SHARE_OF_FEW } from '../constants'

/**
 * Returns which share of the question's rarity these of its parts are: 0 to 1, whatever the corpus and the
 * length of the question.
 */
export function answeredShare(answered: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return 0
  return [...new Set(answered)].reduce((sum, part) => sum + (weights[part] ?? 0), 0) / whole
}

/**
 * Returns whether these of its parts answer a question: one or two words stand anywhere by chance, and have
 * to be more of it.
 */
export function answersEnough(answered: readonly number[], weights: readonly number[]): boolean {
  const said = new Set(answered.filter((part) => (weights[part] ?? 0) > 0)).size
  return answeredShare(answered, weights) >= (said < FEW_PARTS ? MIN_SHARE_OF_FEW : MIN_SHARE)
}

/** A number with a sign or a unit, as a part of a question has it: #20°, 1930. */
const NUMBER = /^#?\d[\d.,]*(?:°|[\p{L}²³/]+)?$/u

/**
 * Returns the weights of the parts that an answer has to say: a number that the library has nowhere is of the
 * reader's own case, as a roof of 23° is, where the rest says what is asked.
 */
export function weightsToAnswer(
  parts: readonly { typed: string; known: boolean }[],
  weights: readonly number[],
): number[] {
  const isOwn = weights.map((_, index) => !parts[index]!.known && NUMBER.test(parts[index]!.typed))
  const others = weights.filter((weight, index) => weight > 0 && !isOwn[index])
  return weights.map((weight, index) => (isOwn[index] && others.length > 1 ? 0 : weight))
}
