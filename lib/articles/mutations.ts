import 'server-only'
import { createHash } from 'node:crypto'
import { VIEW_WINDOW_MINUTES } from './constants'
import type { ImportLine } from './importing/schema'
import { cleanHtml } from './rules/cleaning'
import { coverIn } from './rules/cover'
import { renderApart } from './rendering/gateway'
import { type Confirmation, requireAgreement } from './review/policy'
import { RENDERER, type Rendered, renderArticle } from './rules/rendering'
import type { ArticleStatus } from './types'
import type { Verified } from '@/lib/auth/viewer'
import { isAdmin } from '@/lib/auth/access'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Prisma, type Tx } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { storeCalculations } from '@/lib/calculations/mutations'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { ArticleCalculation, EnteredBy } from '@/lib/calculations/types'
import { inLibrary } from '@/lib/library/queries'
import { storeReferences } from '@/lib/references/mutations'
import { storeCitations } from '@/lib/standards/citations/mutations'
import { categoryNamed, tagNamed } from '@/lib/taxonomy/mutations'
import { readerKeyOf } from '@/lib/users/queries'

/**
 * Returns what follows from a text of our own, such as the starter library's: the columns of its article, the
 * HTML cleaned and everything rendered or counted from it; and its calculations, which are rows of their own.
 */
export async function ownContent(html: string) {
  const content = cleanHtml(html)
  const { columns, calculations } = renderedContent(renderArticle(content, await currentTables()))
  return { columns: { content, ...columns }, calculations }
}

/**
 * Returns the same of what an author wrote, made apart from the main thread; one at a time for each author.
 * Throws VALIDATION_FAILED, SERVICE_UNAVAILABLE.
 */
export async function authoredContent(html: string, authorId?: string) {
  const { content, ...rendered } = await renderApart('article', html, authorId)
  const { columns, calculations } = renderedContent(rendered)
  return { columns: { content, ...columns }, calculations }
}

const renderedContent = ({ outline, clauses, calculations, ...rendered }: Rendered) => ({
  columns: {
    ...rendered,
    outline: outline as unknown as Prisma.InputJsonValue,
    clauses: clauses as unknown as Prisma.InputJsonValue,
    coverImage: coverAddress(rendered.bodyHtml),
    renderedWith: RENDERER,
  },
  calculations,
})

/** Returns where the small picture of an article stands, named by what it shows; null without a drawing. */
function coverAddress(bodyHtml: string): string | null {
  const cover = coverIn(bodyHtml)
  return cover && `/covers/${createHash('sha256').update(cover).digest('hex').slice(0, 16)}.svg`
}

type Derived = {
  reference: string | null
  calculations: ArticleCalculation[]
  enteredBy: EnteredBy
}

/**
 * Stores the rows that follow from the content of an article: its references, its calculations, and what
 * these cite. In the transaction that stores the article. `enteredBy` entered what the calculations are
 * compared with.
 */
export async function storeDerived(
  tx: Tx,
  articleId: number,
  { reference, calculations, enteredBy }: Derived,
): Promise<void> {
  await storeReferences(tx, articleId, reference)
  await storeCalculations(tx, articleId, calculations, enteredBy)
  await storeCitations(tx, [articleId])
}

/**
 * Locks a published article: concurrent likes and comments wait, so that the counts stay right.
 * Not FOR UPDATE, which would wait for every foreign key. Throws NOT_FOUND.
 */
export async function lockPublished(tx: Tx, articleId: number): Promise<void> {
  const [article] = await tx.$queryRaw<{ id: number }[]>`
    SELECT a.id FROM articles a WHERE a.id = ${articleId} AND ${inLibrary} FOR NO KEY UPDATE`
  if (!article) throw notFound('Article')
}

/**
 * Notes that a reader opened an article, and counts a view once a reader and article in 30 minutes, never the
 * author's or an admin's own.
 */
export async function countView(viewer: Verified, articleId: number): Promise<void> {
  const readerKey = readerKeyOf(viewer.id)
  await db.$executeRaw`
    WITH reading AS (
      INSERT INTO article_readings (article_id, reader_key)
      SELECT a.id, ${readerKey} FROM articles a WHERE a.id = ${articleId} AND ${inLibrary}
      ON CONFLICT (article_id, reader_key) DO UPDATE SET counted_at = now()
      WHERE article_readings.counted_at < now() - make_interval(mins => ${VIEW_WINDOW_MINUTES})
      RETURNING article_id)
    UPDATE articles SET views = views + 1
    WHERE id IN (SELECT article_id FROM reading) AND author_id IS DISTINCT FROM ${viewer.id} AND NOT ${isAdmin(viewer)}::boolean`
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged'

/**
 * Stores one line of an import. An article with the same slug gets the fields of the line; one that is equal
 * already is left alone. Throws when the author's address is unknown, and CONFLICT where a calculation
 * contradicts its expected values and that was not confirmed.
 */
export async function importArticle(
  line: ImportLine,
  options: { slug: string; publish: boolean } & Confirmation,
): Promise<ImportOutcome> {
  const { slug } = options
  // Outside the transaction: two lines that name new tags in another order would otherwise wait for each
  // other.
  const categoryId = await categoryNamed(db, line.category)
  const tagIds = line.tags && (await tagIdsOf(db, line.tags))
  const authorId = line.author && (await authorOf(db, line.author.email))
  const content = await renderApart('clean', line.content)
  const rowAfter = (known: Imported | null) => ({
    title: line.title,
    content,
    excerpt: kept(line.excerpt, known?.excerpt, null),
    reference: kept(line.reference, known?.reference, null),
    featured: kept(line.featured, known?.featured, false),
    open: kept(line.open, known?.open, false),
    premium: kept(line.premium, known?.premium, false),
    categoryId,
    authorId: kept(authorId, known?.authorId, null),
    status: options.publish ? 'approved' : statusOf(line.published, known?.status),
    createdAt: line.createdAt ?? known?.createdAt ?? databaseNow(),
    deletedAt: null,
  })
  const checked = (known: Imported | null) => {
    const row = rowAfter(known)
    if (row.premium && row.open)
      throw new Error('premium: an article for paying members is not open to everybody')
    return row
  }
  const find = (tx: Tx) => tx.article.findUnique({ where: { slug }, select: importedColumns })

  const before = await find(db)
  if (before && isSame(before, checked(before), tagIds) && before.renderedWith === RENDERER)
    return 'unchanged'
  // Rendering is slow, so it is done before the transaction.
  const { columns, calculations } = renderedContent(await renderApart('render', content))
  requireAgreement(calculations, options)
  return db.$transaction(async (tx) => {
    // Ahead of the read, like every change of an article: what a line leaves out is written as it was read,
    // and an edit that commits in between would be lost.
    await tx.$queryRaw`SELECT id FROM articles WHERE slug = ${slug} FOR NO KEY UPDATE`
    const known = await find(tx)
    const row = checked(known)
    const published = row.status === 'approved'
    const publishedAt = known?.publishedAt ?? (published ? row.createdAt : null)
    // What is published neither waits for its hour nor keeps why it was once refused.
    const settled = published ? { rejectionReason: null, scheduledFor: null } : {}
    const data = { ...row, ...settled, publishedAt, ...columns }
    const { id } = known
      ? await tx.article.update({
          where: { slug },
          // One whose rendering alone was old is the same revision, of the same day.
          data: {
            ...data,
            ...(isSame(known, row, tagIds) ? { updatedAt: known.updatedAt } : { revision: { increment: 1 } }),
          },
          select: { id: true },
        })
      : await tx.article.create({ data: { slug, ...data }, select: { id: true } })
    if (tagIds) await replaceTags(tx, id, tagIds)
    await storeDerived(tx, id, { reference: row.reference, calculations, enteredBy: 'import' })
    return known ? 'updated' : 'created'
  })
}

/**
 * Returns the status after an import. `published: false` unpublishes; a draft, a pending and a rejected
 * article stay as they are.
 */
function statusOf(published: boolean | undefined, stored: ArticleStatus = 'draft'): ArticleStatus {
  if (published) return 'approved'
  return published === false && stored === 'approved' ? 'draft' : stored
}

/** What a line leaves out stays as it is stored; null clears it. */
const kept = <T>(given: T | undefined, stored: T | undefined, otherwise: T): T =>
  given !== undefined ? given : stored !== undefined ? stored : otherwise

const importedColumns = {
  title: true,
  content: true,
  excerpt: true,
  reference: true,
  featured: true,
  open: true,
  premium: true,
  categoryId: true,
  authorId: true,
  status: true,
  createdAt: true,
  deletedAt: true,
  publishedAt: true,
  updatedAt: true,
  renderedWith: true,
  tags: { select: { tagId: true } },
} satisfies Prisma.ArticleSelect
type Imported = Prisma.ArticleGetPayload<{ select: typeof importedColumns }>

function isSame(known: Imported, row: Partial<Imported>, tagIds: number[] | undefined): boolean {
  const sameTags =
    !tagIds ||
    (known.tags.length === tagIds.length && known.tags.every(({ tagId }) => tagIds.includes(tagId)))
  const columns = Object.keys(row) as (keyof typeof row)[]
  return (
    sameTags &&
    // By value: dates are objects.
    columns.every((name) => JSON.stringify(known[name]) === JSON.stringify(row[name]))
  )
}

async function authorOf(tx: Tx, email: string): Promise<string> {
  const author = await tx.user.findUnique({ where: { email }, select: { id: true } })
  if (!author) throw new Error(`author: there is no account ${email}`)
  return author.id
}

async function tagIdsOf(tx: Tx, names: string[]): Promise<number[]> {
  const ids = new Set<number>()
  for (const name of names) ids.add(await tagNamed(tx, name))
  return [...ids]
}

/** Makes the tags of an article exactly these, touching only what differs. */
export async function replaceTags(tx: Tx, articleId: number, tagIds: number[]): Promise<void> {
  await tx.articleTag.deleteMany({ where: { articleId, tagId: { notIn: tagIds } } })
  await tx.articleTag.createMany({
    data: tagIds.map((tagId) => ({ articleId, tagId })),
    skipDuplicates: true,
  })
}
