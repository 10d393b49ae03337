import 'server-only'
import { SOURCES } from './constants'
import { newestFirst } from '../cards/queries'
import { lockedFor } from '../queries'
import { sheetOf } from './store'
import type { CalculationSource, CheckedCalculation, Correction } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { describeSheet } from '@/lib/calculations/calls/rules/description'
import { readGiven } from '@/lib/calculations/calls/rules/given'
import { outcomeOf } from '@/lib/calculations/calls/rules/outcome'
import type { CalculationsQuery, RunInput } from '@/lib/calculations/calls/schema'
import type { CalculationEntry, DescribedCalculation, RunCalculation } from '@/lib/calculations/calls/types'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { Page } from '@/lib/core/page'
import { limitTo, Prisma, select } from '@/lib/core/server/db'
import { AppError, notFound } from '@/lib/core/errors'
import { inLibrary } from '@/lib/library/queries'
import { consume } from '@/lib/limits/mutations'

const PAGE_SIZE = 50
/** Corrections on one page; what is older stays stored. */
const CORRECTIONS = 500

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
    select<Row>(Prisma.sql`
      SELECT ${entry} ${readable(viewer)} ORDER BY ${newestFirst}, k.position ${limitTo(pageSize, page)}`),
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
  const [row] = await select<Row & { source: string }>(Prisma.sql`
    SELECT ${entry}, k.source ${readable(viewer)} AND k.id = ${id}::uuid`)
  if (!row) throw notFound('Calculation')
  const found = entryOf(row)
  const { source } = row
  const { verifiedAt } = found.verification
  return { entry: found, source, sheet: sheetOf({ id, verifiedAt, source }, await currentTables()) }
}

/**
 * Returns calculations of published articles that the viewer may read whole, by title. Each word of the query
 * is in the calculation's title or standard, or in the article's title.
 */
export function calculationSources(viewer: Verified, query: string): Promise<CalculationSource[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const named = Prisma.sql`lower(concat_ws(' ', c.title, c.standard, a.title))`
  const matching = words.map((word) => Prisma.sql` AND strpos(${named}, ${word}) > 0`)
  return select<CalculationSource>(Prisma.sql`
    SELECT c.id, c.title, c.standard, c.source,
      json_build_object('title', a.title, 'slug', a.slug) AS article
    FROM calculations c JOIN articles a ON a.id = c.article_id
    WHERE ${inLibrary} AND NOT ${lockedFor(viewer)}${matching.length > 0 ? Prisma.join(matching, '') : Prisma.empty}
    ORDER BY c.title, a.title, c.position ${limitTo(SOURCES + 1)}`)
}

/**
 * Returns every calculation of the library with what it was compared with, by the title of its article. No
 * viewer is asked for: how the library is checked is public, also where an article is not.
 */
export async function checkedCalculations(): Promise<CheckedCalculation[]> {
  const rows = await select<Omit<CheckedCalculation, 'verifiedAt'> & { verifiedAt: Date }>(Prisma.sql`
    SELECT c.key, c.title, c.standard, c.engine, c.verified, c.largest_difference AS "largestDifference", c.cases,
      c.verified_at AS "verifiedAt", json_build_object('title', a.title, 'slug', a.slug) AS article
    FROM calculations c JOIN articles a ON a.id = c.article_id
    WHERE ${inLibrary} ORDER BY lower(a.title), c.position`)
  return rows.map((row) => ({ ...row, verifiedAt: row.verifiedAt.toISOString() }))
}

/** Returns what was changed in published calculations, newest first. Public, as the calculations are. */
export async function corrections(): Promise<Correction[]> {
  const rows = await select<Omit<Correction, 'correctedAt'> & { correctedAt: Date }>(Prisma.sql`
    SELECT k.id, k.calculation, k.revision, k.changes, k.corrected_at AS "correctedAt",
      json_build_object('title', k.article_title, 'slug', (SELECT a.slug FROM articles a WHERE a.id = k.article_id AND ${inLibrary})) AS article
    FROM calculation_corrections k ORDER BY k.corrected_at DESC, k.id DESC ${limitTo(CORRECTIONS)}`)
  return rows.map((row) => ({ ...row, correctedAt: row.correctedAt.toISOString() }))
}
