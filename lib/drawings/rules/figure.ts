import { escapeHtml, slugify } from '@/lib/core/text'
import { FIGURE_MARK } from '../constants'
import type { Drawing, Drawn } from '../types'
import { familyOf } from './families'
import { withIndices, wordsOf } from './words'

/** Returns the id of a drawing in its page, which links in the text name. */
export const figureId = (key: string): string => `figure-${key}`

/** Returns what a drawing is called in its page: made of its title without the values in it. */
export const keyOf = ({ title }: Drawing): string =>
  slugify(title.map((part) => (typeof part === 'string' ? part : ' ')).join(''))

/** A drawing with a number that follows the inputs of a calculation of its page. */
export type Following = { key: string; drawing: Drawing }

/**
 * Returns a drawing as a figure: number, title, picture, words and numbers, complete without a script.
 * `following` is the calculation whose inputs it follows. Without a number it is a chart that stands beside
 * the table of its own figures, and neither has them once more nor a scale.
 */
export function renderFigure(
  drawn: Drawn,
  key: string,
  number: number | null,
  following: Following | null = null,
): string {
  const live = following
    ? ` data-follows="${escapeHtml(following.key)}" data-family="${familyOf(following.drawing.statements[0]!.kind)}" data-drawing="${escapeHtml(JSON.stringify(following.drawing))}"`
    : ''
  return [
    `<figure class="drawing" id="${figureId(key)}"${live}>`,
    `<div class="drawing-picture">${drawn.svg}</div>`,
    `<figcaption>${number === null ? '' : `<strong>Figure ${number}.</strong> `}<span class="drawing-title">${withIndices(drawn.title)}.</span>`,
    drawn.notes && ` <span class="drawing-notes">${withIndices(drawn.notes)}</span>`,
    number !== null && ` <span class="drawing-scale">${drawn.scale && `${escapeHtml(drawn.scale)}.`}</span>`,
    '<span class="drawing-tools" hidden><button type="button" data-do="enlarge">Enlarge</button></span></figcaption>',
    number !== null &&
      `<details><summary>Numbers and description</summary><div class="drawing-words">${wordsOf(drawn)}</div></details>`,
    '</figure>',
  ]
    .filter(Boolean)
    .join('')
}

/** Returns what the search reads of a drawing, in one line with a mark before it: no passage to be quoted. */
export const textOfDrawing = ({ title, labels, description, notes }: Drawn): string =>
  `${FIGURE_MARK}${[
    title,
    [...new Set(labels)].filter((label) => /\p{L}{2}/u.test(label)).join('; '),
    description,
    notes,
  ]
    .filter(Boolean)
    .join('. ')}`.replace(/\s+/g, ' ')
