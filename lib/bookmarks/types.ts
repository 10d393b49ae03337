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

export type ListedBookmark = Bookmark & {
  /** Moves with what the article's page shows, counts aside; it says nothing else. */
  version: string
}
