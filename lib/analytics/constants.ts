export const ENGAGEMENT_TYPES = [
  'like',
  'bookmark',
  'comment',
  'share',
  'print',
  'copy',
  'download',
  'read',
] as const

/** Events in one call. */
export const BATCH_MAX = 20
/** Events in one statement. */
export const COMMIT_MAX = 1000
/** Longer than this nobody reads a page; it was left open. */
export const LONGEST_STAY_SECONDS = 6 * 3600

export const RAW_EVENT_MONTHS = 13

export const TIMEFRAMES = ['7d', '30d', '90d'] as const
export const DEFAULT_TIMEFRAME = '30d'
export const TOP_PAGES = 10
export const TOP_COUNTRIES = 20
/** Of all accounts; an estimate, and called one. */
export const DECISION_MAKERS_PERCENT = 40
