import { useRemoveBookmark, useSaveBookmark } from '@/lib/bookmarks/hooks'
import type { Bookmark } from '@/lib/bookmarks/types'
import { toast } from '../ui/toast'
import { refused, removed, saved } from './notices'

/** Removes a bookmark and offers it back, with its folders, its notes and its day. */
export function useRemoval(articleId: number) {
  const { mutateAsync: remove } = useRemoveBookmark(articleId)
  const { mutateAsync: save } = useSaveBookmark(articleId)

  // Promises and not callbacks: the row that asked is gone by the time of the answer, and would not be
  // called.
  const undo = ({ notes, folders, createdAt }: Bookmark) =>
    save({ notes, folderIds: folders.map(({ id }) => id), savedAt: createdAt }).then(
      () => toast(saved(folders.length)),
      (error: Error) => toast(refused(error, 'Failed to bookmark article')),
    )
  return (bookmark: Bookmark) =>
    void remove().then(
      () => toast(removed(() => void undo(bookmark))),
      (error: Error) => toast(refused(error, 'Failed to remove bookmark')),
    )
}
