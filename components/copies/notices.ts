import { reasonOf } from '@/lib/core/browser/api'
import type { ToastInput } from '../ui/toast'

/** What the server said, or the sentence for this failure. */
export const refused = (error: Error, otherwise: string): ToastInput => ({
  title: 'Error',
  description: reasonOf(error, otherwise),
  variant: 'destructive',
})
