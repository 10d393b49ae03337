import { reasonOf } from '@/lib/core/browser/api'
import type { ToastInput } from '../ui/toast'

/** What failed, and why. */
export const refused = (error: Error, title: string): ToastInput => ({
  title,
  description: reasonOf(error),
  variant: 'destructive',
})

/** A value is marked that the calculation cannot take. */
export const WRONG_VALUE: ToastInput = {
  title: 'A value cannot be calculated with',
  description: 'Please mend the marked value, and save again.',
  variant: 'destructive',
}
