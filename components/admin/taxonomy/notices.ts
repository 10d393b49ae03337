import { failure } from '../../ui/failure'
import type { ToastInput } from '../../ui/toast'

/** What the server said, or the sentence for this failure. */
export const refused = (error: Error, otherwise: string): ToastInput => failure('Error', error, otherwise)

export const stored = (noun: 'category' | 'tag', verb: 'created' | 'updated' | 'deleted'): ToastInput => ({
  title: `${noun === 'category' ? 'Category' : 'Tag'} ${verb} successfully`,
  variant: 'success',
})
