import type { Standing } from '@/lib/standards/types'

/** What the card of a clause mark says. */
export type ClauseCard = {
  /** The edition, and the place in it: "EN 1993-1-1:2005+A1:2014, clause 6.3.2.2". What “cite” copies. */
  cite: string
  /** The title of the standard; null where the register does not have it. */
  title: string | null
  standing: Standing | null
  /** The page about the place; null where there is none. */
  address: string | null
  /** Other articles that cite the place, by title. */
  articles: { slug: string; title: string }[]
  /** How many there are of them in all. */
  total: number
}
