/** What stands above the warnings, to author and reviewer. Nothing of them prevents that it is published. */
export const LOOK_AT_THIS = 'Please look at this before it is published'
