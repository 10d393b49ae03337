export const PATH_LIMIT = 100
/** Sections and steps of one path. */
export const ITEM_LIMIT = 60

export const TITLE_LENGTH = 120
export const SUMMARY_LENGTH = 1000
export const AUDIENCE_LENGTH = 300
export const SECTION_LENGTH = 120
/** What is said of a step. */
export const WORDS_LENGTH = 600

/** Articles that a search for a step finds at most. */
export const FOUND_SHOWN = 8

/** The addresses that paths are cached under in the browser. */
export const PATHS = '/api/paths'
export const ADMIN_PATHS = '/api/admin/paths'
