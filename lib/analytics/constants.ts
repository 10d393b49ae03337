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
export const MAX_STAY_SECONDS = 6 * 3600

export const RAW_EVENT_MONTHS = 13

export const TIMEFRAMES = ['7d', '30d', '90d'] as const
export const DEFAULT_TIMEFRAME = '30d'
export const TOP_PAGES = 10
export const TOP_COUNTRIES = 20
/** Of all accounts; an estimate, and called one. */
export const DECISION_MAKERS_PERCENT = 40

export const TIMEFRAME_NAMES = { '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' } as const

/**
 * What each figure counts, as the page says on hover and focus; docs/analytics.md says the same, and a test
 * compares the two.
 */
export const DEFINITIONS = {
  'Active Users':
    'Members who opened at least one page in the 30 days up to the last one shown, each once, among those who agreed to analytics.',
  'Unique Visitors':
    'Members, each once, and visits of people who were not signed in, each tab by itself: nothing recognises them later.',
  'Page Views':
    'Pages opened by people who agreed to analytics; reloads count, bots and the administration do not.',
  'Total Users':
    'All accounts that there were at the end of the last day shown and that have not been deleted since, verified or not, administrators included.',
  Visitors: 'Visitors of each day of London, each once a day.',
  'Top Countries':
    'Visitors of each day, by the country that our proxy names; “unknown” where it names none. Whoever comes on two days counts twice.',
  'Device Types': 'Visitors of each day, by the kind of device. Whoever comes on two days counts twice.',
  'Top Pages': 'The 10 pages that were opened most often.',
  'Professional Titles':
    'What members give as their title, capitals aside; everybody, whatever the timeframe.',
  'Decision-Makers': 'An estimate: 40 percent of all accounts, not counted from anything.',
  'Article Performance':
    'Since publication, by the library’s own counters: a view once a reader in 30 minutes, never the author’s or an administrator’s; likes, bookmarks and comments as they stand.',
  'Pages per Session':
    'Page views divided by visits; a visit is one tab until it is closed, on one day of London.',
  'Session Duration':
    'Seconds in which pages were in sight, added up a visit, on average over visits that told of any.',
  'Bounce Rate': 'Visits of a single page, of all visits.',
  Sessions: 'Visits: one tab until it is closed, each day of London by itself.',
  'Newsletter Subscribers':
    'Of the accounts that there were at the end of the last day shown, those that get the digest when the figures are made: since when is not kept.',
  'Monthly Signups': 'Accounts made in the 30 days up to the last one shown.',
  Engagement:
    'What readers who agreed to analytics did with articles: likes, bookmarks, comments, shares, prints, copies, downloads, and reading at least three quarters in half a minute or more.',
} as const
export type Defined = keyof typeof DEFINITIONS
