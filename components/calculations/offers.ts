/** What a sheet can offer its reader: a link with their values, and a copy of their own. */
export type Offer = 'link' | 'save'

/** What a sheet tells its page when a reader wants a copy; the event's target is the sheet. */
export const SAVE_COPY = 'loadpath:save-copy'

/** What a sheet tells its page whenever it has calculated; the event's target is the sheet. */
export const CALCULATED = 'loadpath:calculated'
