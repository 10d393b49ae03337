import { contradictionsOf } from '@/lib/calculations/rules/contradictions'
import { conflict } from '@/lib/core/errors'

/** Whether an administrator was warned of contradictions and confirmed them. */
export type Confirmation = { confirmed?: boolean }

/**
 * Throws CONFLICT, with a sentence for each value, where a calculation contradicts its expected values and
 * nobody has confirmed that it is meant.
 */
export function requireAgreement(
  calculations: Parameters<typeof contradictionsOf>[0],
  { confirmed }: Confirmation,
): void {
  const sentences = confirmed ? [] : contradictionsOf(calculations)
  if (sentences.length > 0)
    throw conflict(
      `A calculation contradicts its expected values. ${sentences[0]}`,
      sentences.map((message) => ({ path: 'calculations', message })),
    )
}
