import type { Figures } from '../dashboard/types'

export type ReportSummary = {
  /** 'YYYY-MM', Europe/London. */
  month: string
  /** Made after the month was over: it does not change any more. */
  final: boolean
  createdAt: string
  updatedAt: string
}
export type MonthlyReport = ReportSummary & { figures: Figures }
