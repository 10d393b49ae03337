import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { signingIn } from '../../ui/failure'
import type { ToastInput } from '../../ui/toast'

/** What could not be done and, where the server has refused it, why. */
export function failed(sentence: string, error: Error): ToastInput {
  const reason = error instanceof ApiError && error.status < 500 ? ` ${reasonOf(error)}` : ''
  return { title: 'Error', description: `${sentence}${reason}`, variant: 'destructive', ...signingIn(error) }
}

export const done = (title: string, description?: string): ToastInput => ({
  title,
  description,
  variant: 'success',
})

export const articles = (count: number) => (count === 1 ? '1 article' : `${count} articles`)
