/** On what stays empty until its page offers to read on where this browser stopped. */
export const continuePlace = { 'data-continue-place': '' }
export const CONTINUE_PLACES = '[data-continue-place]'
