import 'server-only'
import { linkedSlugs } from './rules/links'
import { notInRegister } from './rules/register'
import { Prisma, select } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { inLibrary } from '@/lib/library/queries'
import { register } from '@/lib/standards/store'
import type { Cited } from '@/lib/standards/types'

/** More of them say nothing that the first do not. */
const MOST = 20

/**
 * Returns what an author and a reviewer should look at before an article is published, in whole sentences:
 * links to articles that no reader finds, and what it cites that the register does not have. `content` is
 * cleaned, standards are named as the register does.
 */
export async function warningsOf(content: string, cited: readonly Cited[]): Promise<string[]> {
  const [missing, { editions }] = await Promise.all([missingArticles(content), register()])
  return [
    ...missing.map((slug) => `The link to /articles/${slug} leads to no published article.`),
    ...notInRegister(cited, editions),
  ].slice(0, MOST)
}

async function missingArticles(content: string): Promise<string[]> {
  const slugs = linkedSlugs(content, env().APP_URL)
  if (slugs.length === 0) return []
  // A former address leads on to the present one.
  const rows = await select<{ slug: string }>(Prisma.sql`
    SELECT a.slug FROM articles a WHERE a.slug = ANY (${slugs}::text[]) AND ${inLibrary}
    UNION SELECT r.slug FROM slug_redirects r JOIN articles a ON a.id = r.article_id
      WHERE r.slug = ANY (${slugs}::text[]) AND ${inLibrary}`)
  const found = new Set(rows.map(({ slug }) => slug))
  return slugs.filter((slug) => !found.has(slug))
}
