import { ApiError } from '@/lib/core/browser/api'
import { failure, signingIn } from '../ui/failure'
import type { ToastInput } from '../ui/toast'

const UNDO_MS = 8000

/** What the server said, or the sentence for this failure; without a session, how to get one. */
export function refused(error: Error, otherwise: string): ToastInput {
  if (error instanceof ApiError && error.status === 401)
    return {
      title: 'Authentication Required',
      description: 'Please log in to bookmark articles.',
      variant: 'destructive',
      ...signingIn(error),
    }
  return failure('Error', error, otherwise)
}

export const saved = (folders: number): ToastInput => ({
  title: 'Article Bookmarked',
  description:
    folders > 0 ? `Article saved to ${folders} folder(s).` : 'Article has been saved to your bookmarks.',
  variant: 'success',
})

export const removed = (undo: () => void): ToastInput => ({
  title: 'Bookmark Removed',
  description: 'Article has been removed from your bookmarks.',
  variant: 'success',
  duration: UNDO_MS,
  action: { label: 'Undo', hint: 'Undo: bookmark the article again', onPress: undo },
})

export const NO_NAME: ToastInput = {
  title: 'Error',
  description: 'Please enter a folder name',
  variant: 'destructive',
}
