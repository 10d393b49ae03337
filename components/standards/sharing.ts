import type { Metadata } from 'next'
import { PRODUCT } from '@/lib/core/constants'
import { shorten } from '@/lib/core/text'
import type { StandardFace } from '@/lib/standards/public/types'
import { pictureAt } from '../layout/social-image'

/**
 * Returns what a shared page of the register shows of itself; the picture is that of its standard or clause,
 * or of the whole register. A page's own part takes the place of the site's, so it says the site's name too.
 */
export const sharing = (page: {
  title: string
  description: string
  path: string
  picture: string
}): NonNullable<Metadata['openGraph']> => ({
  siteName: PRODUCT.name,
  locale: 'en_GB',
  type: 'website',
  title: page.title,
  description: page.description,
  url: page.path,
  images: [pictureAt(page.picture, page.title)],
})

/** The picture of the whole register; no article has it, whose slugs have no dots. */
export const REGISTER_PICTURE = '/og/standards.png'

/** Returns the address of the picture of a standard, or of a clause of it. */
export const pictureOf = (slug: string, clauseSlug?: string): string =>
  `/og/standards/${slug}${clauseSlug === undefined ? '' : `/${clauseSlug}`}`

/** Characters of a title in a picture: two lines. */
const TITLE_MAX = 120

/** Returns what the picture of a standard or clause says below its name, a line each. */
export function faceLines({ latest, articles, place }: StandardFace): string[] {
  const cited = place === null ? 'it' : 'this place'
  return [
    ...(latest
      ? [shorten(latest.title, TITLE_MAX), `${latest.designation}: ${latest.words.toLowerCase()}`]
      : ['Not in the register']),
    articles === 0
      ? 'No article of the library cites it yet'
      : `${articles === 1 ? 'One article of the library cites' : `${articles} articles of the library cite`} ${cited}`,
  ]
}

/** Returns the name of a standard or clause: "EN 1993-1-1, clause 6.3.2.3". */
export const faceName = ({ standard, place }: StandardFace): string =>
  place === null ? standard : `${standard}, ${place}`
