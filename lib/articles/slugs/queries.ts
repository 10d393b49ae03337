import 'server-only'
import type { Tx } from '@/lib/core/db'
import { slugify } from '@/lib/core/text'

/** The address for a new title: its slug, or with -2, -3 … where an article has it or had it (decision 19). */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wanted = slugify(title)
  const startsAlike = { startsWith: wanted }
  const [articles, redirects] = await Promise.all([
    tx.article.findMany({ where: { slug: startsAlike }, select: { slug: true } }),
    tx.slugRedirect.findMany({ where: { slug: startsAlike }, select: { slug: true } }),
  ])
  const taken = new Set([...articles, ...redirects].map(({ slug }) => slug))
  let slug = wanted
  for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`
  return slug
}
