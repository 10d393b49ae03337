export const COPY_LIMIT = 500
export const TITLE_LENGTH = 120
export const PERSON_LENGTH = 160
export const NOTE_LENGTH = 2000
/** As long as a number with its unit, or the name of a row, may be. */
export const VALUE_LENGTH = 40
export const VALUES_MAX = 200
export const PAGE_SIZE = 50

/** The address that every list of copies is cached under in the browser. */
export const COPIES = '/api/calculations/copies'
