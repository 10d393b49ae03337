import { useMutation } from '@tanstack/react-query'
import type { ArticleReading } from '../types'
import type { PreviewInput } from './schema'
import { api } from '@/lib/core/browser/api'

export const usePreview = () =>
  useMutation({
    mutationFn: (input: PreviewInput) => api<ArticleReading>('POST', '/api/articles/preview', input),
  })
