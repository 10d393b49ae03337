/**
 * Returns which share of the question's rarity these of its parts are: 0 to 1, whatever the corpus and the
 * length of the question.
 */
export function answeredShare(answered: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return 0
  return [...new Set(answered)].reduce((sum, part) => sum + (weights[part] ?? 0), 0) / whole
}
