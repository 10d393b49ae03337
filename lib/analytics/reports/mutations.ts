import 'server-only'
import { figuresIn } from '../dashboard/queries'
import { dayFrom, monthRange } from '../dashboard/rules/ranges'
import { rollUp } from '../rollups/jobs'
import { reportColumns, reportOf, summaryOf } from './queries'
import type { MonthlyReport } from './types'
import { record } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/viewer'
import { databaseNow, today } from '@/lib/core/server/clock'
import { db, type Prisma } from '@/lib/core/server/db'
import { invalid } from '@/lib/core/errors'

/**
 * Returns the report of a month, made where there is none: a report made after its month was over is final,
 * and one made before is made again. Throws VALIDATION_FAILED for a month that has not begun.
 */
export const generateMonthly = async (viewer: Admin, month: string): Promise<MonthlyReport> =>
  (await makeReport(viewer, month)).report

/** Makes the report of the month before this one. Returns how many were made. */
export async function reportLastMonth(): Promise<number> {
  const lastMonth = dayFrom(`${today().slice(0, 7)}-01`, -1).slice(0, 7)
  const { made } = await makeReport(null, lastMonth)
  return made ? 1 : 0
}

type Made = { report: MonthlyReport; made: boolean }

async function makeReport(viewer: Admin | null, month: string): Promise<Made> {
  const { from, to } = monthRange(month)
  const day = today()
  if (from > day) throw invalid('month', 'This month has not begun')
  const range = { from, to: to < day ? to : day }
  await rollUp()
  return db.$transaction(async (tx) => {
    // Of two at once the second finds what the first has made.
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended('report ' || ${month}, 0))`
    const known = await tx.monthlyReport.findUnique({ where: { month }, select: reportColumns })
    if (known && summaryOf(known).final) return { report: reportOf(known), made: false }
    const now = databaseNow()
    const data = {
      figures: (await figuresIn(range)) as unknown as Prisma.InputJsonObject,
      updatedAt: now,
    }
    const row = await tx.monthlyReport.upsert({
      where: { month },
      create: { month, createdAt: now, ...data },
      update: data,
      select: reportColumns,
    })
    await record(tx, viewer, { action: 'report.generate', targetType: 'report', targetId: month })
    return { report: reportOf(row), made: true }
  })
}
