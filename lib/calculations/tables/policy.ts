import type { CheckedUse } from './types'

/** Returns whether a version may not be saved: a published calculation could no longer be read. */
export const isRefused = (uses: readonly Pick<CheckedUse, 'outcome' | 'article'>[]): boolean =>
  uses.some(({ outcome, article }) => outcome === 'unreadable' && article.published)
