import { visibleLength } from '@/lib/core/text'

/** Up to its own end and no further, so that a text of many is read once. */
const EQUATION = /data-latex="([^"]*)"/gi
// Stops at the next <, so that a text of openings alone is read once and not once for each.
const TAG = /<\/?[a-z!][^<>]*>/gi
const ENTITY = /&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi

/** How many characters a reader would see of HTML; of an equation, its LaTeX counts. */
export const textLength = (html: string): number =>
  visibleLength(html.replace(EQUATION, '>$1<i ').replace(TAG, '').replace(ENTITY, 'x').replace(/\s+/g, ' '))
