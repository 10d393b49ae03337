import { keepsFocus } from '../ui/leaves-focus'

/** On what stays empty until its page offers to read on where this browser stopped. */
export const continuePlace = { 'data-continue-place': '', ...keepsFocus }
export const CONTINUE_PLACES = '[data-continue-place]'
