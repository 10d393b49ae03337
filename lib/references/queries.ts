import 'server-only'
import { db } from '@/lib/core/server/db'
import { STANDARD_TITLES } from './constants'
import { isWithdrawn } from './rules/standards'
import type { CoveredStandard } from './types'

/**
 * Returns the standards that published articles cite, current ones first, each group most cited first.
 * Public: names and counts only.
 */
export async function standardsCovered(limit = 24): Promise<CoveredStandard[]> {
  const rows = await db.$queryRaw<{ standard: string; articles: number }[]>`
    SELECT r.standard, count(DISTINCT r.article_id)::int AS articles
    FROM article_references r JOIN articles a ON a.id = r.article_id
    WHERE r.standard IS NOT NULL AND a.status = 'approved' AND a.deleted_at IS NULL
    GROUP BY r.standard ORDER BY articles DESC, r.standard LIMIT ${limit}`
  return rows
    .map(({ standard, articles }) => ({
      standard,
      articles,
      body: standard.split(' ')[0] ?? standard,
      title: STANDARD_TITLES.get(standard) ?? null,
      withdrawn: isWithdrawn('', standard, null),
    }))
    .sort((a, b) => Number(a.withdrawn) - Number(b.withdrawn))
}
