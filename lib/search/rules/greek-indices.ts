import { GREEK } from '@/lib/core/greek'

/** The names of Greek letters as they are typed, for a pattern. */
export const GREEK_NAMES = [...new Set([...GREEK.values()].map((name) => name.toLowerCase()))].join('|')

/** “ky,theta”: a Latin symbol with the name of a Greek letter among its indices, and no mark for them. */
const GREEK_INDEX = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(\p{L})(\p{L}{0,3},(?:${GREEK_NAMES}))(?![\p{L}\p{N}_])`,
  'giu',
)

/** Returns a question with such symbols as they are written: k_y,theta. */
export const withGreekIndices = (text: string): string => text.replace(GREEK_INDEX, '$1_$2')
