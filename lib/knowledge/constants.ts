/** Raised whenever texts are split differently; what an older splitter wrote is split again. */
export const SPLITTER = 4

/** Words of a passage: enough to answer from, few enough to be read. */
export const MIN_PASSAGE_WORDS = 120
export const MAX_PASSAGE_WORDS = 250
/** What is left at a section's end is a passage of its own only from so many words on. */
export const MIN_REMAINDER_WORDS = 60

/** The separator between the headings of a passage. */
export const PATH_MARK = ' › '

export const DOCUMENTS_PAGE_SIZE = 50
export const DOCUMENTS_PAGE_MAX = 10_000
