import { useMutation } from '@tanstack/react-query'
import type { PreviewInput } from './schema'
import type { ArticlePreview } from './types'
import { api } from '@/lib/core/browser/api'

export const usePreview = () =>
  useMutation({
    mutationFn: (input: PreviewInput) => api<ArticlePreview>('POST', '/api/articles/preview', input),
  })
