import { DOCX } from '@/lib/articles/word/constants'

export const GOOGLE_DOCUMENT = 'application/vnd.google-apps.document'
export const GOOGLE_FOLDER = 'application/vnd.google-apps.folder'
export const PDF = 'application/pdf'

/** What can be read, by type; a Google document is exported as HTML. */
export const READABLE = [GOOGLE_DOCUMENT, DOCX, 'text/plain', 'text/html'] as const
export type Readable = (typeof READABLE)[number]

export const PDF_DISABLED =
  'PDF files are temporarily disabled: save them as documents of the drive, .docx, .txt or HTML.'

export const MAX_BYTES = 20 * 1024 * 1024
/** Of a .docx, which is an archive. */
export const MAX_UNPACKED_BYTES = 120 * 1024 * 1024
export const PAGE_WORDS = 500
export const MAX_PAGES = 400

/** Raised whenever files are read differently: then every file is read again. */
export const READER_VERSION = 2

/** Files that are fetched at a time. */
export const CONCURRENT_FETCHES = 4
/** A file that changes while it is fetched is fetched again so often. */
export const MAX_FETCHES = 3

/** Files of the last sync that are shown one by one: those that something happened to. */
export const FILES_SHOWN = 200
export const POLL_MS = 1500

/** What needs somebody stands first. */
export const OUTCOMES = {
  failed: 'Failed',
  refused: 'Could not be read',
  kept: 'Could not be read, the earlier version stays',
  removed: 'Removed from the knowledge base',
  skipped: 'Not supported',
  added: 'Added',
  updated: 'Updated',
  unchanged: 'Unchanged',
} as const
export type Outcome = keyof typeof OUTCOMES
