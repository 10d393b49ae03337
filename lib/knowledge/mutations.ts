import 'server-only'
import { SPLITTER } from './constants'
import { passagesOf } from './rules/splitting'
import type { Heading, DocumentText } from './types'
import { databaseNow } from '@/lib/core/server/clock'
import { db, type Prisma, type Tx } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import { inLibrary } from '@/lib/library/queries'

type Source =
  | { source: 'article'; articleId: number }
  | { source: 'drive'; externalId: string; mimeType: string; modifiedAt: Date | null }

type Stored = Source & { checksum: string; content: DocumentText }

/**
 * Puts a document in place of what stood there before, whole, as part of the caller's transaction. Returns
 * how many passages it has.
 */
export async function storeDocument(tx: Tx, { checksum, content, ...source }: Stored): Promise<number> {
  const passages = passagesOf(content)
  const data = {
    ...source,
    externalId: source.source === 'article' ? String(source.articleId) : source.externalId,
    title: content.title,
    checksum,
    splitWith: SPLITTER,
    syncedAt: databaseNow(),
  } satisfies Prisma.KnowledgeDocumentUncheckedCreateInput
  const { id } = await tx.knowledgeDocument.upsert({
    where: { source_externalId: { source: data.source, externalId: data.externalId } },
    create: data,
    update: data,
    select: { id: true },
  })
  await tx.knowledgePassage.deleteMany({ where: { documentId: id } })
  await tx.knowledgePassage.createMany({
    data: passages.map((passage, position) => ({ ...passage, position, documentId: id })),
  })
  return passages.length
}

type ArticleRow = { id: number; title: string; text: string; outline: Heading[]; reference: string | null }

/**
 * Makes the passages of some changed articles anew, each change once. Returns how many marks it deleted. What
 * is not published has none. The marks are taken away in the transaction that reads the articles, so that
 * nothing is ever quoted from an article as it was before.
 */
export const indexChangedArticles = (limit: number): Promise<number> =>
  db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${LOCKS.knowledge})) held`
      const marks = await tx.$queryRaw<{ id: number }[]>`
        DELETE FROM knowledge_changes WHERE mark IN (SELECT mark FROM knowledge_changes ORDER BY mark LIMIT ${limit}) RETURNING article_id AS id`
      const ids = [...new Set(marks.map(({ id }) => id))]
      if (ids.length === 0) return 0
      const published = await tx.$queryRaw<ArticleRow[]>`
        SELECT a.id, a.title, a.plain_text AS text, a.outline, a.reference FROM articles a
        WHERE a.id = ANY (${ids}::int[]) AND ${inLibrary} ORDER BY a.id`
      const shown = new Set(published.map(({ id }) => id))
      await tx.knowledgeDocument.deleteMany({
        where: { articleId: { in: ids.filter((id) => !shown.has(id)) } },
      })
      for (const { id, title, text, outline, reference } of published)
        await storeDocument(tx, {
          source: 'article',
          articleId: id,
          checksum: '',
          content: { title, text, outline, references: (reference ?? '').split('\n') },
        })
      return marks.length
    },
    { timeout: 60_000 },
  )

/** Marks the articles whose passages an older splitter made. */
export const markOutdated = () => db.$executeRaw`
  INSERT INTO knowledge_changes (article_id)
  SELECT article_id FROM knowledge_documents WHERE source = 'article' AND split_with < ${SPLITTER}`
