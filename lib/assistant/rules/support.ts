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
