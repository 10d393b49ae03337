import 'server-only'
import type { Tx } from '@/lib/core/db'
import { conflict } from '@/lib/core/errors'
import { slugify } from '@/lib/core/text'

/** The class of our advisory locks; its object is the hash of the slug that is looked for. */
const SLUGS = 7205

/** A slug from a title that neither an article nor a former address has: the second gets -2. Held for the caller until its transaction ends. */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wanted = slugify(title)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SLUGS}::int, hashtext(${wanted}))`
  const taken = new Set((await slugsLike(tx, wanted)).map(({ slug }) => slug))
  if (!taken.has(wanted)) return wanted
  for (let n = 2; ; n++) if (!taken.has(`${wanted}-${n}`)) return `${wanted}-${n}`
}

const slugsLike = (tx: Tx, slug: string) => {
  // A slug holds nothing that a pattern would understand.
  const numbered = `^${slug}(-[0-9]+)?$`
  return tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM articles WHERE slug ~ ${numbered} UNION SELECT slug FROM slug_redirects WHERE slug ~ ${numbered}`
}

/** Whether the slug came from this title, numbered or not. */
export const isDerived = (slug: string, title: string) =>
  slug.replace(/-\d+$/, '') === slugify(title) || slug === slugify(title)

/** Throws CONFLICT where another article has, or had, this address. */
export async function claimAddress(tx: Tx, wanted: string, articleId: number | null = null): Promise<void> {
  const [taken] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM articles WHERE slug = ${wanted} AND id IS DISTINCT FROM ${articleId}::int
    UNION ALL SELECT 1 FROM slug_redirects WHERE slug = ${wanted} AND article_id IS DISTINCT FROM ${articleId}::int`
  if (taken) throw addressTaken()
}

type Move = { id: number; slug: string; publishedAt: Date | null }

/** Gives an article another address by hand. The former one of an article that was published leads there from now on. Throws CONFLICT. */
export async function moveAddress(tx: Tx, { id, slug, publishedAt }: Move, wanted: string): Promise<void> {
  await claimAddress(tx, wanted, id)
  await tx.slugRedirect.deleteMany({ where: { slug: wanted, articleId: id } })
  if (publishedAt) await tx.slugRedirect.createMany({ data: { slug, articleId: id }, skipDuplicates: true })
}

export const addressTaken = () => {
  const message = 'Another article has or had this address'
  return conflict(message, [{ path: 'slug', message }])
}
