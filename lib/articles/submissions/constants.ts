export const TITLE_MIN = 5
/** Characters of text, without the markup. */
export const TEXT_MIN = 100
export const REFERENCE_MAX = 50_000
export const NOTE_MAX = 2000
export const TAGS_MAX = 50

/** What editors promise; said on the form and in the notice after sending. */
export const REVIEW_TIME = 'Review typically takes 2-3 business days'

/** The same article sent again within that time is answered as the first time: the reply to it was lost. */
export const SAME_AGAIN_MINUTES = 30
