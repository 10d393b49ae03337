/** Characters of the text of a passage that is stored with a report; a longer table is cut. */
export const PASSAGE_MAX = 2000
export const SELECTED_MAX = 500
export const REPORT_MAX = 2000
/** Characters that a report needs to say what is wrong and what is right; “short” says neither. */
export const REPORT_MIN = 20

/** Reports that the editors' list shows at once. */
export const REPORTS_SHOWN = 50
/** Reports of their own that a member's profile shows, newest first. */
export const OWN_REPORTS_SHOWN = 200
/** Verified errors on the public page, newest first; older ones stay stored. */
export const ERRATA_SHOWN = 1000

export const KINDS = ['technical', 'editorial'] as const
export const STATES = ['reported', 'verified', 'rejected', 'held'] as const

/** Class of the notice of a verified error among the blocks of a text; app/styles/errata.css draws it. */
export const NOTICE_CLASS = 'erratum'
/** Returns the id of the notice of a verified error. */
export const noticeId = (erratum: number): string => `erratum-${erratum}`
/** Class of the row of a table in which the notice of the row above it stands. */
export const NOTICE_ROW_CLASS = 'erratum-row'
