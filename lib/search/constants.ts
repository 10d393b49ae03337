/** A query must be longer than two characters. */
export const MINIMUM_QUERY_LENGTH = 3
export const TOO_SHORT = 'Type at least three characters: a word, a standard or a clause.'
export const MAXIMUM_RESULTS = 50
export const DROPDOWN_RESULTS = 5
export const DEBOUNCE_MS = 300
/** The most characters of a question that are read, enough for a paragraph. */
export const LONGEST_QUERY = 1000
