export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What a Word document that is imported may be: as it is sent, and with its pictures once unpacked. */
export const WORD_BYTES = 15 * 1024 * 1024
export const WORD_UNPACKED_BYTES = 60 * 1024 * 1024
/** Of a .docx, which is an archive. */
export const MAX_ARCHIVE_ENTRIES = 2000
/** Pictures of one document that are taken over. */
export const WORD_PICTURES = 50
/** What could not be taken over, as far as it is listed. */
export const LEFT_OUT_MAX = 200
/** Characters of the text around it, by which an author finds the place. */
export const NEAR_MAX = 90
