import 'server-only'
import type { Watched } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

type WatchedRow = Omit<Watched, 'createdAt'> & { createdAt: Date }

/** What is not in the library any more is listed without its title, so that it can be taken off the list. */
const GONE = 'An article that is not in the library now'

/** Returns everything that the viewer watches, latest first. */
export async function listWatches(viewer: Verified): Promise<Watched[]> {
  const rows = await select<WatchedRow>(
    Prisma.sql`
    SELECT w.id, w.created_at AS "createdAt", t.kind, t.key, t.title, t.href
    FROM watches w
    LEFT JOIN standards s ON s.id = w.standard_id
    LEFT JOIN categories c ON c.id = w.category_id
    LEFT JOIN tags g ON g.id = w.tag_id
    LEFT JOIN articles a ON a.id = w.article_id AND ${inLibrary}
    LEFT JOIN calculation_copies k ON k.id = w.copy_id
    CROSS JOIN LATERAL (
      SELECT 'clause' AS kind, s.slug || '/' || w.clause_slug AS key,
          s.name || ', ' || CASE WHEN w.clause ~ '^[A-Z][a-z]' THEN w.clause ELSE 'clause ' || w.clause END AS title,
          '/standards/' || s.slug || '/' || w.clause_slug AS href WHERE w.clause IS NOT NULL
      UNION ALL SELECT 'standard', s.slug, s.name, '/standards/' || s.slug WHERE w.standard_id IS NOT NULL AND w.clause IS NULL
      UNION ALL SELECT 'category', c.id::text, c.name, '/articles?category=' || c.id WHERE w.category_id IS NOT NULL
      UNION ALL SELECT 'tag', g.slug, g.name, '/articles?tag=' || g.slug WHERE w.tag_id IS NOT NULL
      UNION ALL SELECT 'article', w.article_id::text, coalesce(a.title, ${GONE}), '/articles/' || a.slug WHERE w.article_id IS NOT NULL
      UNION ALL SELECT 'calculation', k.id::text, k.title, '/calculations/' || k.id WHERE w.copy_id IS NOT NULL
    ) t
    WHERE w.user_id = ${viewer.id} ORDER BY w.created_at DESC, w.id DESC`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
