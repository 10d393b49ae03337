import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/core/browser/api'

type Sent = { message: string; details?: string }

export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) => api<Sent>('POST', '/api/auth/resend-verification', { email }),
  })
