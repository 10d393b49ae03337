import 'server-only'
import { BESIDE, FLOOR, LOOKED_AT, MOST_PASSAGES, OPENING, QUESTIONS_SHOWN } from './constants'
import { answeringSentence } from './rules/extraction'
import { instructs } from './rules/instructions'
import { shareOf } from './rules/support'
import type { QuestionsQuery } from './schema'
import type { AskedQuestion, Evidence } from './types'
import type { Admin, Verified } from '@/lib/auth/viewer'
import { mayReadPremium } from '@/lib/billing/entitlement/queries'
import { db } from '@/lib/core/db'
import { PATH_MARK } from '@/lib/knowledge/constants'
import { takeUpArticles } from '@/lib/knowledge/mutations'
import { ask } from '@/lib/search/engine/queries'
import { PASSAGES } from '@/lib/search/indexing/constants'

/** Changed articles that a question takes up by itself; more are left to the worker. */
const CATCH_UP = 16

export type Retrieved = { passages: Evidence[]; share: number }

type Row = Omit<Evidence, 'section' | 'href' | 'marked'> & {
  path: string
  slug: string | null
  anchor: string | null
}

/** The passages that answer a question, best first; none where even the best answers too little of it. */
export async function retrieve(viewer: Verified, question: string): Promise<Retrieved> {
  await takeUpArticles(CATCH_UP)
  const { ranked, weights, worth, thesaurus } = await ask(PASSAGES, question, LOOKED_AT)
  const rows = new Map(
    (
      await readable(
        viewer,
        ranked.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const found = ranked
    .flatMap(({ id, answered, score }) => {
      const row = rows.get(id)
      if (!row || instructs(`${row.path}\n${row.text}`)) return []
      const value = row.path.includes(PATH_MARK) ? score : score * OPENING
      return [{ row, value, share: shareOf(answered, weights) }]
    })
    .sort((a, b) => b.value - a.value)
  const share = found.reduce((best, each) => Math.max(best, each.share), 0)
  if (share < FLOOR) return { passages: [], share }
  const passages = found
    .filter((each) => each.share >= share * BESIDE)
    .slice(0, MOST_PASSAGES)
    .map(({ row: { path, slug, anchor, ...row } }) => ({
      ...row,
      section: path.split(PATH_MARK).slice(1).join(PATH_MARK) || null,
      href: slug && `/articles/${slug}${anchor ? `#${anchor}` : ''}`,
      marked: answeringSentence(row.text, worth, thesaurus),
    }))
  return { passages, share }
}

/**
 * Of these passages, those that the viewer may be shown at this moment: of published articles that have not changed since, and of premium ones only
 * where the viewer is entitled.
 */
const readable = (viewer: Verified, ids: number[]) => db.$queryRaw<Row[]>`
  SELECT p.id, p.title_path AS path, p.anchor, p.text, p.citations, d.title, a.slug
  FROM knowledge_passages p JOIN knowledge_documents d ON d.id = p.document_id LEFT JOIN articles a ON a.id = d.article_id
  WHERE p.id = ANY (${ids}::int[]) AND (d.source = 'drive' OR (
    a.status = 'approved' AND a.deleted_at IS NULL AND (NOT a.premium OR ${mayReadPremium(viewer)})
    AND NOT EXISTS (SELECT 1 FROM knowledge_changes c WHERE c.article_id = a.id)))`

/** Whether a part of the library is still being read, so that nobody can say yet what it does not answer. */
export async function isBeingRead(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM knowledge_changes) OR EXISTS (SELECT 1 FROM search_changes WHERE space = ${PASSAGES}) AS waiting`
  return row?.waiting ?? false
}

/** What members asked, latest first, without who they are. */
export async function listQuestions(_viewer: Admin, { answered }: QuestionsQuery): Promise<AskedQuestion[]> {
  const rows = await db.assistantQuestion.findMany({
    where: answered && { answered: answered === 'yes' },
    orderBy: { id: 'desc' },
    take: QUESTIONS_SHOWN,
    select: { id: true, question: true, answered: true, helpful: true, createdAt: true },
  })
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
