import { useMutation } from '@tanstack/react-query'
import type { MonthlyReport } from './types'
import { api } from '@/lib/core/browser/api'

export const useGenerateReport = () =>
  useMutation({
    mutationFn: (month: string) =>
      api<MonthlyReport>('POST', `/api/admin/analytics/generate-monthly/${month}`),
  })
