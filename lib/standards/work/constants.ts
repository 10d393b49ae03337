/** Which articles of a change are listed. */
export const WORK_SHOWN = ['open', 'reviewed', 'all'] as const

/** How many articles of a change are on one page. */
export const WORK_PAGE_SIZE = 50
