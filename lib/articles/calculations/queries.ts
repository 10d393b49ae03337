import 'server-only'
import type { CalculationSource, CheckedCalculation } from './types'
import { inLibrary } from '../cards/queries'
import { lockedFor } from '../queries'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'

const MOST = 50

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
    ORDER BY c.title, a.title, c.position LIMIT ${MOST}`)
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
