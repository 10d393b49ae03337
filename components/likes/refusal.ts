import { ApiError } from '@/lib/core/browser/api'
import { failure, signingIn } from '../ui/failure'
import type { ToastInput } from '../ui/toast'

/** What to tell when a like was not taken. */
export function refusal(error: Error): ToastInput {
  if (error instanceof ApiError && error.status === 401)
    return {
      title: 'Sign in required',
      description: 'Please sign in to like articles',
      variant: 'destructive',
      ...signingIn(error),
    }
  return failure('Error', error)
}
