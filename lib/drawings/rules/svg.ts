import { escapeHtml } from '@/lib/core/text'
import { TEXT } from '../constants'
import type { Box, Ink } from './ink'
import { pathOf, short } from './paths'
import { APART, runsOf } from './text'

/** From the middle of a line of text down to what its letters stand on. */
const DROP = TEXT * 0.34

/** Returns a picture as SVG: paths and texts with classes of the style sheet, and nothing else. */
export function svgOf({ shapes, placed }: Ink, view: Box, title: string, description: string): string {
  const paths = shapes.map(pathOf)
  const texts = placed.map(({ text, box, look, isUpright }) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const place = isUpright
      ? `transform="translate(${short(x + DROP)} ${short(y)}) rotate(-90)"`
      : `x="${short(x)}" y="${short(y + DROP)}"`
    return `<text${look ? ` class="${look}"` : ''} ${place}>${spans(text)}</text>`
  })
  const name = escapeHtml(`${title}. ${description}`)
  return `<svg viewBox="${[view.x, view.y, view.width, view.height].map((of) => Math.round(of)).join(' ')}" role="img" aria-label="${name}">${paths.join('')}${texts.join('')}</svg>`
}

/** An index stands lower; what follows stands on the line again. */
function spans(text: string): string {
  let isLow = false
  return runsOf(text)
    .map(({ text: of, isIndex }) => {
      const by = isIndex ? TEXT * 0.24 : isLow ? -TEXT * 0.24 : 0
      isLow = isIndex
      const shown = escapeHtml(of)
      if (isIndex) return `<tspan class="index" dx="${APART}" dy="${short(by)}">${shown}</tspan>`
      return by === 0 ? shown : `<tspan dy="${short(by)}">${shown}</tspan>`
    })
    .join('')
}
