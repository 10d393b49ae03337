import 'server-only'
import { DOCUMENTS_PAGE_SIZE, PATH_MARK } from './constants'
import type { DocumentsQuery } from './schema'
import type {
  Citation,
  CitationStanding,
  KnowledgeTotals,
  KnowledgeDocument,
  KnowledgeDocumentView,
} from './types'
import type { Admin } from '@/lib/auth/viewer'
import { db, limitTo, Prisma, select } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { standingLookup, type StandingLookup } from '@/lib/standards/queries'

/** Returns the numbers of documents and passages, and the time of the last successful sync. */
export async function knowledgeTotals(_viewer: Admin): Promise<KnowledgeTotals> {
  const [row] = await select<Omit<KnowledgeTotals, 'lastSync'> & { lastSync: Date | null }>(Prisma.sql`
    SELECT (SELECT count(*)::int FROM knowledge_documents WHERE source = 'drive') AS documents,
      (SELECT count(*)::int FROM knowledge_documents WHERE source = 'article') AS articles,
      (SELECT count(*)::int FROM knowledge_passages) AS passages,
      (SELECT count(DISTINCT article_id)::int FROM knowledge_changes) AS waiting,
      (SELECT max(finished_at) FROM drive_syncs WHERE status = 'complete') AS "lastSync"`)
  return { ...row!, lastSync: row!.lastSync?.toISOString() ?? null }
}

type Row = Omit<KnowledgeDocument, 'syncedAt' | 'href'> & { syncedAt: Date; slug: string | null }

const columns = Prisma.sql`d.id, d.title, d.source::text AS source, a.slug, d.synced_at AS "syncedAt",
  (SELECT count(*)::int FROM knowledge_passages p WHERE p.document_id = d.id) AS passages`
const documents = Prisma.sql`knowledge_documents d LEFT JOIN articles a ON a.id = d.article_id`

const asDocument = ({ slug, syncedAt, ...row }: Row): KnowledgeDocument => ({
  ...row,
  href: slug && `/articles/${slug}`,
  syncedAt: syncedAt.toISOString(),
})

/**
 * Returns one page of the documents, by title; `q` is looked for in titles. Beyond the last page it is the
 * last.
 */
export async function listDocuments(_viewer: Admin, { q, page }: DocumentsQuery) {
  const rule = Prisma.sql`(${q} = '' OR strpos(lower(d.title), lower(${q})) > 0)`
  const [counted] = await select<{ total: number }>(Prisma.sql`
    SELECT count(*)::int AS total FROM ${documents} WHERE ${rule}`)
  const { total } = counted!
  const at = Math.min(page, Math.max(1, Math.ceil(total / DOCUMENTS_PAGE_SIZE)))
  const rows = await select<Row>(Prisma.sql`
    SELECT ${columns} FROM ${documents} WHERE ${rule} ORDER BY lower(d.title), d.id
    ${limitTo(DOCUMENTS_PAGE_SIZE, at)}`)
  return { items: rows.map(asDocument), total, page: at, pageSize: DOCUMENTS_PAGE_SIZE }
}

/** Returns a document with its passages in order. Throws NOT_FOUND. */
export async function readKnowledgeDocument(_viewer: Admin, id: number): Promise<KnowledgeDocumentView> {
  const [rows, passages] = await Promise.all([
    select<Row>(Prisma.sql`SELECT ${columns} FROM ${documents} WHERE d.id = ${id}`),
    db.knowledgePassage.findMany({
      where: { documentId: id },
      orderBy: { position: 'asc' },
      select: { id: true, position: true, titlePath: true, anchor: true, text: true, citations: true },
    }),
  ])
  if (!rows[0]) throw notFound('Document')
  const standing = await standingLookup()
  return {
    ...asDocument(rows[0]),
    content: passages.map(({ titlePath, citations, ...passage }) => ({
      ...passage,
      titlePath: titlePath.split(PATH_MARK).slice(1).join(PATH_MARK) || titlePath,
      citations: withStandings(citations as Citation[], standing),
    })),
  }
}

/** Returns citations with what the register says of each. */
export const withStandings = (citations: Citation[], standing: StandingLookup): CitationStanding[] =>
  citations.map((citation) => {
    const { standard, year } = citation
    return { ...citation, standing: standard === null ? null : standing({ standard, year }) }
  })
