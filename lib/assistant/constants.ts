export const MIN_QUESTION_LENGTH = 3
export const MAX_QUESTION_LENGTH = 500
/** From so many characters on they are counted before the reader's eyes. */
export const COUNTER_FROM = 400

/** Passages that are looked at, and of those the most that are shown. */
export const MAX_CANDIDATES = 60
export const MAX_PASSAGES = 5

/**
 * How much of the question's rarity the best passage has to answer, that the library is said to answer it.
 */
export const MIN_SHARE = 0.5
/** The same for a passage that answers fewer than so many of its words. */
export const FEW_PARTS = 3
export const MIN_SHARE_OF_FEW = 0.65
/**
 * What an opening is worth beside a section: it names everything that a document is about, and answers little
 * of it.
 */
export const OPENING_FACTOR = 0.8
/** Of the best rule's share, what another passage has to reach to be shown beside it. */
export const MIN_RELATIVE_SHARE = 0.5

export const QUESTIONS_PAGE_SIZE = 50

export const NOT_ANSWERED =
  'The library does not answer this. Try other words, a standard or a clause, or search the articles.'
