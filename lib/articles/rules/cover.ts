import { coverOf } from '@/lib/drawings/rules/cover'

const DRAWN = /<div class="drawing-picture">(<svg [^]*?<\/svg>)/g

/**
 * Returns the first drawing of a rendered article as the small picture, in SVG, that stands for the article
 * in lists; null without a drawing.
 */
export function coverIn(bodyHtml: string): string | null {
  for (const [, svg] of bodyHtml.matchAll(DRAWN)) {
    const cover = coverOf(svg!)
    if (cover) return cover
  }
  return null
}
