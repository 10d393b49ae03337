import type { RevisionEntry } from '@/lib/articles/revisions/types'
import { momentOf } from '@/lib/core/dates'

/**
 * Returns who saved a version, and when. The version before the first change has no editor on record, nor
 * has one whose editor deleted the account: nobody else is named in their place.
 */
export const savedBy = ({ editor, createdAt }: Pick<RevisionEntry, 'editor' | 'createdAt'>): string =>
  editor ? `${editor}, ${momentOf(createdAt)}` : momentOf(createdAt)
