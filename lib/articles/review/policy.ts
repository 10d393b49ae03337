import { contradictionsOf } from '@/lib/calculations/rules/contradictions'
import { conflict } from '@/lib/core/errors'
import { UNREADABLE } from './constants'
import type { CalculationNow } from './types'

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

type Published = { title: string; deletedAt: Date | null }

/**
 * Throws CONFLICT where an article may not come to its readers: a calculation can no longer be read with the
 * tables that count now, whatever is confirmed, or contradicts its expected values and nobody has confirmed
 * that.
 */
export function requirePublishable(
  { title, deletedAt }: Published,
  calculations: readonly CalculationNow[],
  confirmation: Confirmation,
): void {
  const sentences = calculations.flatMap((one) => one.unreadable.map((said) => `“${one.title}”, ${said}`))
  if (sentences.length > 0)
    throw conflict(
      `“${title}” has a calculation that can no longer be read. ${sentences[0]} ${deletedAt ? RESTORE_AS_DRAFT : SAVE_ANEW}`,
      sentences.map((message) => ({ path: UNREADABLE, message })),
    )
  requireAgreement(calculations, confirmation)
}

const SAVE_ANEW = 'Edit the article and save it anew before it is published.'
const RESTORE_AS_DRAFT = 'Restore it alone, as a draft, and save it anew before it is published.'
