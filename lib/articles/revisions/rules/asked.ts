import type { ChangeLog } from '../types'
import { idParam } from '@/lib/core/schema'

/**
 * Returns the revision that an address asks for, else the latest, and whether it asks for one that is not in
 * the log; `shown` is null then, and where nothing was changed.
 */
export function revisionAsked(
  { changes }: Pick<ChangeLog, 'changes'>,
  asked: unknown,
): { shown: number | null; unknown: boolean } {
  const wanted = asked === undefined ? changes[0]?.revision : idParam.safeParse(asked).data
  const shown = changes.find(({ revision }) => revision === wanted)?.revision ?? null
  return { shown, unknown: asked !== undefined && shown === null }
}
