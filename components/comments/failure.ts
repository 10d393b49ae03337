import { ApiError } from '@/lib/core/browser/api'
import { failure, signingIn } from '../ui/failure'
import { toast } from '../ui/toast'

/** Says why something about a comment was not done. */
export function toastFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401)
    toast({
      title: 'Sign in required',
      description: 'Please sign in to comment',
      variant: 'destructive',
      ...signingIn(error),
    })
  else toast(failure(title, error))
}
