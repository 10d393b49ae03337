export const TITLE_MAX = 500
/** The most bytes of HTML in one article. */
export const CONTENT_MAX = 2 * 1024 * 1024
export const EXCERPT_LENGTH = 150
export const WORDS_A_MINUTE = 220
export const FEATURED_SHOWN = 2
export const PAGE_SIZE = 20
/** How many open articles the home page names. */
export const OPEN_SHOWN = 3

/** In which orders the library can be listed; the first where nothing else is asked for. */
export const SORTS = ['newest', 'read', 'saved', 'title', 'time'] as const

/** What a member did with the articles that a list is about, and how filters name it. */
export const READING_STATES = ['opened', 'saved', 'unopened'] as const
export const READING_STATE_NAMES = {
  opened: 'Opened',
  saved: 'Bookmarked',
  unopened: 'Not opened yet',
} as const
export const VIEW_WINDOW_MINUTES = 30
/** How long a deleted article can be restored. */
export const BIN_DAYS = 30

/** The editor's four text colours. Stored as written; shown as a class, so that both themes stay readable. */
export const TEXT_COLOURS = { red: '#b42318', blue: '#1d4ed8', green: '#15803d', amber: '#b45309' } as const

/** What a table's head may say of its column, for the Table Wizard alone: readers see none of it. */
export const COLUMN_PATTERNS = {
  kind: /^(?:number|formula)$/,
  unit: /^[^<>"&()\p{Cc}]{1,20}$/u,
  formula: /^[^<>"&\p{Cc}]{1,200}$/u,
} as const

/**
 * Begins the line that the search reads of an exercise. Its sentences are of one case that is made up: they
 * are found, and are no passage to be quoted.
 */
export const EXERCISE_MARK = 'Exercise: '
/** What parts its question from its answer there. */
export const EXERCISE_ANSWER = ' Answer: '

/** A sitemap holds 50,000 addresses; the register has some thousand. */
export const IN_SITEMAP = 40_000

/** Where a link leads within a document of Word: to a note or a comment of it. */
export const NOTE_ANCHOR = /#_(?:ftn|edn|msocom)/i

/** What is said of an article by its words; a trigger dates their last change by the same columns. */
export const WORDS = ['title', 'excerpt', 'content', 'reference'] as const
