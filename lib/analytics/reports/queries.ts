import 'server-only'
import { monthRange } from '../dashboard/rules/ranges'
import type { Figures } from '../dashboard/types'
import { markdownOf } from './rules/markdown'
import type { MonthlyReport, ReportSummary } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { londonDay } from '@/lib/core/dates'
import { db, type Prisma } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'

type Row = { month: string; createdAt: Date; updatedAt: Date }

export const reportColumns = { month: true, figures: true, createdAt: true, updatedAt: true } as const
type ReportRow = Prisma.MonthlyReportGetPayload<{ select: typeof reportColumns }>

export const reportOf = (row: ReportRow): MonthlyReport => ({
  ...summaryOf(row),
  figures: row.figures as unknown as Figures,
})

export const summaryOf = ({ month, createdAt, updatedAt }: Row): ReportSummary => ({
  month,
  final: londonDay(updatedAt) > monthRange(month).to,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** Returns the stored reports, latest month first: one a month. */
export async function listReports(_viewer: Admin): Promise<ReportSummary[]> {
  const rows = await db.monthlyReport.findMany({
    orderBy: { month: 'desc' },
    select: { month: true, createdAt: true, updatedAt: true },
  })
  return rows.map(summaryOf)
}

/** Returns the report of a month, or null. */
export async function findReport(_viewer: Admin, month: string): Promise<MonthlyReport | null> {
  const row = await db.monthlyReport.findUnique({ where: { month }, select: reportColumns })
  return row && reportOf(row)
}

/** Returns the report of a month. Throws NOT_FOUND where there is none. */
export async function readReport(viewer: Admin, month: string): Promise<MonthlyReport> {
  const report = await findReport(viewer, month)
  if (!report) throw notFound('Report')
  return report
}

/** Returns the same as a text, with a name for the file. Throws NOT_FOUND. */
export async function reportFile(viewer: Admin, month: string): Promise<{ name: string; text: string }> {
  const report = await readReport(viewer, month)
  return { name: `loadpath-report-${month}.md`, text: markdownOf(report) }
}
