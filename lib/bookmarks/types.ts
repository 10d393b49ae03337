import type { FolderLabel } from './folders/types'
import type { ArticleCard } from '@/lib/articles/types'

export type BookmarkState = { bookmarked: boolean }

export type Bookmark = {
  id: number
  createdAt: string
  articleId: number
  notes: string | null
  /** None: the bookmark is in 'No Folder'. */
  folders: FolderLabel[]
  article: ArticleCard
}
