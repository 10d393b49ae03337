import 'server-only'
import type { Tx } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import { conflict } from '@/lib/core/errors'
import { slugify } from '@/lib/core/text'

/**
 * Returns a slug for a title that no article has or had: the second gets -2. It is locked for the caller's
 * transaction.
 */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wanted = slugify(title)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.slugs}::int, hashtext(${wanted}))`
  const taken = new Set((await slugsLike(tx, wanted)).map(({ slug }) => slug))
  if (!taken.has(wanted)) return wanted
  for (let n = 2; ; n++) if (!taken.has(`${wanted}-${n}`)) return `${wanted}-${n}`
}

const slugsLike = (tx: Tx, slug: string) => {
  // A slug has no character that is special in a regular expression.
  const numbered = `^${slug}(-[0-9]+)?$`
  return tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM articles WHERE slug ~ ${numbered} UNION SELECT slug FROM slug_redirects WHERE slug ~ ${numbered}`
}

/** Returns whether a slug was made from this title, numbered or not. */
export const isSlugOfTitle = (slug: string, title: string) =>
  slug.replace(/-\d+$/, '') === slugify(title) || slug === slugify(title)

/** Throws CONFLICT where another article has or had this slug. */
export async function requireFreeSlug(
  tx: Tx,
  wanted: string,
  articleId: number | null = null,
): Promise<void> {
  const [taken] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM articles WHERE slug = ${wanted} AND id IS DISTINCT FROM ${articleId}::int
    UNION ALL SELECT 1 FROM slug_redirects WHERE slug = ${wanted} AND article_id IS DISTINCT FROM ${articleId}::int`
  if (taken) throw slugTaken()
}

type Move = { id: number; slug: string; publishedAt: Date | null }

/**
 * Changes an article's slug. The former slug of a published article redirects to the new one. Throws
 * CONFLICT.
 */
export async function changeSlug(tx: Tx, { id, slug, publishedAt }: Move, wanted: string): Promise<void> {
  await requireFreeSlug(tx, wanted, id)
  await tx.slugRedirect.deleteMany({ where: { slug: wanted, articleId: id } })
  if (publishedAt) await tx.slugRedirect.createMany({ data: { slug, articleId: id }, skipDuplicates: true })
}

export const slugTaken = () => {
  const message = 'Another article has or had this address'
  return conflict(message, [{ path: 'slug', message }])
}
