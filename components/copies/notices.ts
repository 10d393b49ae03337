import type { ToastInput } from '../ui/toast'

/** A value is marked that the calculation cannot take. */
export const WRONG_VALUE: ToastInput = {
  title: 'A value cannot be calculated with',
  description: 'Please mend the marked value, and save again.',
  variant: 'destructive',
}
