import { failure } from '../../ui/failure'
import { toast } from '../../ui/toast'

/**
 * Says that something was not done: the server's own sentence, or that the connection failed, or at least
 * what it was.
 */
export function toastRefusal(title: string, error: unknown, otherwise: string): void {
  toast(failure(title, error, otherwise))
}

export const toastDone = (title: string, description: string) =>
  toast({ title, description, variant: 'success' })
