/** A time of fire resistance apart from its letters. */
const APART = /(?<![\p{L}\p{N}])(REI|R)\s(?=(?:15|[369]0|120|180|240)(?![\p{L}\p{N}.,]))/giu

/** Returns a question with each time of fire resistance as tables write it: REI120 for “REI 120”. */
export const withRatings = (question: string): string => question.replace(APART, '$1')
