import { CONTENT_MAX } from '../constants'

export const REFERENCE_MAX = 50_000
export const EXCERPT_MAX = 2000
export const SLUG_MAX = 90
/** Of what an editor says that a save changed. */
export const CHANGE_NOTE_MAX = 200
export const TAGS_MAX = 50
/** Bytes of a call that carries an article: quotation marks and line ends are longer in JSON. */
export const BODY_MAX = CONTENT_MAX + 1024 * 1024
/** What is scheduled for later than that is a slip of the keys. */
export const SCHEDULE_YEARS = 2
