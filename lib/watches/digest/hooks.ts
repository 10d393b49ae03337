import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/core/browser/api'

type Outcome = { digest: 'on' | 'off'; message: string }

/** Switches the digest off or on for the member whose link this is, without a session. */
export const useUnsubscribe = (token: string) =>
  useMutation({
    mutationFn: (digest: Outcome['digest']) =>
      api<Outcome>('POST', `/api/unsubscribe?${new URLSearchParams({ token, digest }).toString()}`),
  })
