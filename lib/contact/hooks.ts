import { useMutation } from '@tanstack/react-query'
import type { ContactInput } from './schema'
import { api } from '@/lib/core/api'

export const useSendMessage = () =>
  useMutation({
    mutationFn: (input: ContactInput) => api<{ message: string }>('POST', '/api/contact', input),
  })
