/** What stands above the warnings, to author and reviewer. Nothing of them prevents that it is published. */
export const LOOK_AT_THIS = 'Please look at this before it is published'

/** Stands above what has to be finished before an article is sent or saved. */
export const FINISH_THIS = 'Please finish this before it is sent or saved'
