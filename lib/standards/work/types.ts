import type { Change } from '../changes/types'
import type { Day } from '../types'
import type { Page } from '@/lib/core/page'

/** A change, and how many published articles that cite its edition are reviewed for it and are not. */
export type WorkChange = Pick<
  Change,
  'id' | 'designation' | 'slug' | 'title' | 'jurisdiction' | 'words' | 'before' | 'confirmed'
> & {
  /** Null for what changed before the register began. */
  day: Day | null
  begun: boolean
  toReview: number
  reviewed: number
}

/** An article that a change affects. */
export type WorkArticle = {
  id: number
  slug: string
  title: string
  /** Null while it is to be reviewed. */
  reviewed: { by: string | null; at: string } | null
}

export type WorkView = {
  changes: WorkChange[]
  /** The change whose articles are listed; null where there is no change. */
  chosen: WorkChange | null
  articles: Page<WorkArticle>
  /** The next change that is too far away to be listed, and the day from which it is. */
  next: { day: Day; listedFrom: Day } | null
}
