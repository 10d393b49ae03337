import { useMutation } from '@tanstack/react-query'
import { QUICKEST_WRITER } from './constants'
import type { ContactForm } from './schema'
import { api } from '@/lib/core/browser/api'

/**
 * Sends the form, which appeared at `appeared` (performance.now). A person who had the text ready
 * waits until the server takes it for a person's.
 */
export const useSendMessage = () =>
  useMutation({
    mutationFn: async ({ appeared, ...message }: ContactForm & { appeared: number }) => {
      const early = QUICKEST_WRITER - (performance.now() - appeared)
      if (early > 0) await new Promise((ready) => setTimeout(ready, early + 50))
      const elapsed = Math.round(performance.now() - appeared)
      return api<{ message: string }>('POST', '/api/contact', { ...message, elapsed })
    },
  })
