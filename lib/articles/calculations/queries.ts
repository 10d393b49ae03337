import 'server-only'
import { inLibrary, newestFirst } from '../cards/queries'
import { lockedFor } from '../queries'
import { sheetOf } from './store'
import type { Verified } from '@/lib/auth/viewer'
import { describeSheet } from '@/lib/calculations/calls/rules/description'
import { readGiven } from '@/lib/calculations/calls/rules/given'
import { outcomeOf } from '@/lib/calculations/calls/rules/outcome'
import type { CalculationsQuery, RunInput } from '@/lib/calculations/calls/schema'
import type { CalculationEntry, DescribedCalculation, RunCalculation } from '@/lib/calculations/calls/types'
import type { Page } from '@/lib/core/page'
import { db, Prisma, select } from '@/lib/core/server/db'
import { AppError, notFound } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'

const PAGE_SIZE = 50

/** Calculations of published articles whose text the viewer may read. */
const readable = (viewer: Verified) =>
  Prisma.sql`FROM calculations k JOIN articles a ON a.id = k.article_id WHERE ${inLibrary} AND NOT ${lockedFor(viewer)}`

const entry = Prisma.sql`k.id, k.title, k.standard, k.engine,
  json_build_object('slug', a.slug, 'title', a.title, 'revision', a.revision) AS article,
  k.expected_values AS "expectedValues", k.verified, k.largest_difference AS "largestDifference", k.verified_at AS "verifiedAt"`

type Row = Pick<CalculationEntry, 'id' | 'title' | 'standard' | 'engine' | 'article'> & {
  expectedValues: number
  verified: boolean
  largestDifference: number | null
  verifiedAt: Date
}

const entryOf = ({
  id,
  title,
  standard,
  engine,
  article,
  expectedValues,
  verified,
  largestDifference,
  verifiedAt,
}: Row): CalculationEntry => ({
  id,
  title,
  standard,
  engine,
  article,
  verification: { expectedValues, verified, largestDifference, verifiedAt: verifiedAt.toISOString() },
})

/** One page of the calculations that the viewer may read, those of the newest articles first. */
export async function listCalculations(
  viewer: Verified,
  { page = 1, pageSize = PAGE_SIZE }: CalculationsQuery,
): Promise<Page<CalculationEntry>> {
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT ${entry} ${readable(viewer)} ORDER BY ${newestFirst}, k.position LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    select<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total ${readable(viewer)}`),
  ])
  return { items: rows.map(entryOf), total: counted?.total ?? 0, page, pageSize }
}

/**
 * Returns a calculation with what can be given to it. Throws NOT_FOUND also where its article is not
 * published, or its text is closed to the viewer.
 */
export async function readCalculation(viewer: Verified, id: string): Promise<DescribedCalculation> {
  const found = await stored(viewer, id)
  return { ...found.entry, ...describeSheet(found.sheet, found.source), source: found.source }
}

/**
 * Runs a calculation with the inputs of a program. Throws NOT_FOUND as `readCalculation` does,
 * VALIDATION_FAILED with a sentence for each input that cannot be taken, RATE_LIMITED.
 */
export async function runCalculation(viewer: Verified, id: string, input: RunInput): Promise<RunCalculation> {
  await consume('calculationRuns', viewer.id)
  const { entry, sheet, source } = await stored(viewer, id)
  const { given, results, errors } = readGiven(sheet, input)
  if (!given) throw new AppError('VALIDATION_FAILED', errors[0]!.message, { errors })
  const { title, article } = entry
  return { id, title, article, ...outcomeOf(sheet, source, given, results) }
}

async function stored(viewer: Verified, id: string) {
  const [row] = await db.$queryRaw<(Row & { source: string })[]>`
    SELECT ${entry}, k.source ${readable(viewer)} AND k.id = ${id}::uuid`
  if (!row) throw notFound('Calculation')
  const found = entryOf(row)
  const { source } = row
  return { entry: found, source, sheet: sheetOf({ id, verifiedAt: found.verification.verifiedAt, source }) }
}
