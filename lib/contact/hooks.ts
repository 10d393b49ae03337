import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from './schema'
import { api } from '@/lib/core/api'

export const useSendMessage = () =>
  useMutation({
    mutationFn: (input: ContactMessage) => api<{ message: string }>('POST', '/api/contact', input),
  })
