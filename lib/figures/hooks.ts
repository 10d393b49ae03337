import { useMutation } from '@tanstack/react-query'
import type { StoredFigure } from './types'
import { api } from '@/lib/core/browser/api'

export const useStoreFigure = () =>
  useMutation({ mutationFn: (file: Blob) => api<StoredFigure>('POST', '/api/figures', file) })
