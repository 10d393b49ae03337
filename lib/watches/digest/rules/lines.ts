import { DIGEST_LINES } from '../constants'
import type { NewsKind } from '../../news/types'
import type { DigestLine, DigestPart } from '@/lib/mail/types'

/** What was new of one article, of one kind; `times` counts it. */
export type News = {
  kind: Exclude<NewsKind, 'standard'>
  title: string
  reason: string
  slug: string
  times: number
}

/** A change of the register, as the digest groups it. */
export type Changed = { designation: string; slug: string; words: string }

/** Returns what a digest says of what was new in what a member watches. */
export function lineOf({ kind, title, reason, slug, times }: News): DigestLine {
  const article = `/articles/${slug}`
  switch (kind) {
    case 'published':
      return { lead: `New in ${reason}`, title, note: null, path: article }
    case 'cited':
      return { lead: `Cites ${reason}`, title, note: null, path: article }
    case 'changed':
      return {
        lead: times > 1 ? `Changed ${times} times` : 'Changed',
        title,
        note: null,
        path: `${article}/changes`,
      }
    case 'corrected':
      return {
        lead: times > 1 ? `${times} verified errors` : 'A verified error',
        title,
        note: null,
        path: article,
      }
    case 'calculation':
      return {
        lead: `Changed, behind your calculation “${reason}”`,
        title,
        note: null,
        path: `${article}/changes`,
      }
    default:
      return somethingNew(kind, { title, path: article })
  }
}

/**
 * Returns a line of a kind that only a later version knows, which writes beside this one during an update.
 * Its parameter lets no kind of ours come here.
 */
const somethingNew = (_kind: never, { title, path }: Pick<DigestLine, 'title' | 'path'>): DigestLine => ({
  lead: 'Something is new',
  title,
  note: null,
  path,
})

/** Returns the first lines, and how many there are beside them. */
export const partOf = (lines: DigestLine[]): DigestPart => ({
  lines: lines.slice(0, DIGEST_LINES),
  more: Math.max(0, lines.length - DIGEST_LINES),
})

export const changedLine = ({ designation, slug, words }: Changed): DigestLine => ({
  lead: null,
  title: designation,
  note: words,
  path: `/standards/${slug}`,
})
