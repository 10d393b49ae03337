import 'server-only'
import {
  MIN_RELATIVE_SHARE,
  MIN_SHARE,
  MAX_CANDIDATES,
  MAX_PASSAGES,
  OPENING_FACTOR,
  QUESTIONS_PAGE_SIZE,
} from './constants'
import { answeringSentence } from './rules/extraction'
import { containsInstructions } from './rules/instructions'
import { answeredShare } from './rules/support'
import type { QuestionsQuery } from './schema'
import type { AskedQuestion, Evidence } from './types'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import type { Page } from '@/lib/core/page'
import { db, Prisma } from '@/lib/core/server/db'
import { PATH_MARK } from '@/lib/knowledge/constants'
import { indexChangedArticles } from '@/lib/knowledge/mutations'
import { withStandings } from '@/lib/knowledge/queries'
import type { Citation } from '@/lib/knowledge/types'
import { ask } from '@/lib/search/engine'
import { PASSAGES } from '@/lib/search/indexing/constants'
import { standingLookup } from '@/lib/standards/queries'

/** The most changed articles that a question indexes by itself; more are left to the worker. */
const MAX_INDEXED_BY_QUESTION = 16

export type Retrieved = { passages: Evidence[]; share: number }

type Row = Omit<Evidence, 'section' | 'href' | 'marked' | 'citations'> & {
  citations: Citation[]
  path: string
  slug: string | null
  anchor: string | null
}

/**
 * Returns the passages that answer a question, best first; none where even the best answers too little of it.
 */
export async function retrieve(viewer: Verified, question: string): Promise<Retrieved> {
  await indexChangedArticles(MAX_INDEXED_BY_QUESTION)
  const { ranked, weights, termWeight, thesaurus } = await ask(PASSAGES, question, MAX_CANDIDATES)
  const rows = new Map(
    (
      await readablePassages(
        viewer,
        ranked.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const found = ranked
    .flatMap(({ id, answered, score }) => {
      const row = rows.get(id)
      if (!row || containsInstructions(`${row.path}\n${row.text}`)) return []
      const value = row.path.includes(PATH_MARK) ? score : score * OPENING_FACTOR
      return [{ row, value, share: answeredShare(answered, weights) }]
    })
    .sort((a, b) => b.value - a.value)
  const share = found.reduce((best, each) => Math.max(best, each.share), 0)
  if (share < MIN_SHARE) return { passages: [], share }
  const standing = await standingLookup()
  const passages = eachSectionOnce(found.filter((each) => each.share >= share * MIN_RELATIVE_SHARE))
    .slice(0, MAX_PASSAGES)
    .map(({ row: { path, slug, anchor, citations, ...row } }) => ({
      ...row,
      citations: withStandings(citations, standing),
      section: path.split(PATH_MARK).slice(1).join(PATH_MARK) || null,
      href: slug && `/articles/${slug}${anchor ? `#${anchor}` : ''}`,
      marked: answeringSentence(row.text, termWeight, thesaurus),
    }))
  return { passages, share }
}

/** A long example would fill the answer with itself: further passages of a section come behind the others. */
function eachSectionOnce<Found extends { row: Row }>(found: readonly Found[]): Found[] {
  const sectionOf = ({ row: { title, path } }: Found) => `${title}\n${path}`
  const isFirst = (one: Found, at: number) =>
    found.findIndex((other) => sectionOf(other) === sectionOf(one)) === at
  return [...found.filter(isFirst), ...found.filter((one, at) => !isFirst(one, at))]
}

/**
 * Returns those of these passages that the viewer may be shown at this moment: of published articles that
 * have not changed since, and of premium ones only where the viewer is entitled.
 */
const readablePassages = (viewer: Verified, ids: number[]) => db.$queryRaw<Row[]>`
  SELECT p.id, p.title_path AS path, p.anchor, p.text, p.citations, d.title, a.slug
  FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id LEFT JOIN articles a ON a.id = d.article_id
  WHERE p.id = ANY (${ids}::int[]) AND (d.source = 'drive' OR (
    a.status = 'approved' AND a.deleted_at IS NULL AND (NOT a.premium OR ${mayReadPremium(viewer)})
    AND NOT EXISTS (SELECT 1 FROM knowledge_changes c WHERE c.article_id = a.id)))`

/**
 * Returns whether a part of the library is still being read, so that nobody can say yet what it does not
 * answer.
 */
export async function isIndexing(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM knowledge_changes) OR EXISTS (SELECT 1 FROM search_changes WHERE space = ${PASSAGES}) AS waiting`
  return row?.waiting ?? false
}

/**
 * Returns what members asked, the latest first, without who they are. The same question in the same words,
 * asked more than once, is one; what was said of it is counted.
 */
export async function listQuestions(_viewer: Admin, query: QuestionsQuery): Promise<Page<AskedQuestion>> {
  const answered = query.answered ? query.answered === 'yes' : null
  const helpful = query.helpful ? query.helpful === 'yes' : null
  const grouped = Prisma.sql`
    SELECT max(id) AS id, (array_agg(question ORDER BY id DESC))[1] AS question, (array_agg(answered ORDER BY id DESC))[1] AS answered,
      count(*)::int AS times, (count(*) FILTER (WHERE helpful))::int AS helpful,
      (count(*) FILTER (WHERE NOT helpful))::int AS "notHelpful", max(created_at) AS "createdAt"
    FROM assistant_questions GROUP BY lower(trim(trailing ' ?.!' FROM question))`
  const rule = Prisma.sql`(${answered}::boolean IS NULL OR answered = ${answered}::boolean)
    AND (${helpful}::boolean IS NULL OR CASE WHEN ${helpful}::boolean THEN helpful ELSE "notHelpful" END > 0)`
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (${grouped}) g WHERE ${rule}`
  const { total } = counted!
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / QUESTIONS_PAGE_SIZE)))
  const rows = await db.$queryRaw<(Omit<AskedQuestion, 'createdAt'> & { createdAt: Date })[]>`
    SELECT * FROM (${grouped}) g WHERE ${rule} ORDER BY id DESC
    LIMIT ${QUESTIONS_PAGE_SIZE} OFFSET ${(page - 1) * QUESTIONS_PAGE_SIZE}`
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { items, total, page, pageSize: QUESTIONS_PAGE_SIZE }
}
