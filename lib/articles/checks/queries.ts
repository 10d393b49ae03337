import 'server-only'
import { WORDS } from '../constants'
import { warningsOf } from '../warnings/queries'
import { refusalOf } from './rules/checks'
import type { CheckState, ShownCheck } from './types'
import type { Admin } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { db, Prisma, selectIn, type Tx } from '@/lib/core/server/db'
import { notFound } from '@/lib/core/errors'
import { editionCited } from '@/lib/standards/rules/status'
import { register } from '@/lib/standards/store'

/** SQL of what stands beside the name of a member who agreed; NULL for anybody else. */
export const creditOf = (user: string) =>
  `CASE WHEN ${user}.credited_in_full AND ${user}.status <> 'deleted'
    THEN json_build_object('title', coalesce(${user}.professional_title, ''), 'company', coalesce(${user}.company, '')) END`

/**
 * SQL of the check of the article that a query calls `a`: of the latest revision of which something is
 * confirmed, the last row; NULL where there is none. Text, for the statements of pages and of their versions.
 */
export const CHECK_OF_A = `(SELECT json_build_object('revision', k.revision,
    'checkedAt', to_char(k.checked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'checker', CASE WHEN u.id IS NOT NULL AND u.status <> 'deleted' THEN json_build_object('firstName', u.first_name, 'lastName', u.last_name,
      'credit', ${creditOf('u')}) END,
    'confirmed', to_json(array_remove(ARRAY[CASE WHEN k.figures THEN 'figures' END, CASE WHEN k.clauses THEN 'clauses' END,
      CASE WHEN k.limits THEN 'limits' END, CASE WHEN k.editions THEN 'editions' END], NULL)),
    'against', to_json(k.against), 'current', k.revision >= a.content_revision)
  FROM article_checks k LEFT JOIN users u ON u.id = k.checker_id
  WHERE k.article_id = a.id AND (k.figures OR k.clauses OR k.limits OR k.editions)
    AND NOT EXISTS (SELECT FROM article_checks later WHERE later.article_id = a.id AND later.revision = k.revision AND later.id > k.id)
  ORDER BY k.revision DESC LIMIT 1)`

/** What a check is decided on. */
export type Checkable = {
  revision: number
  updatedAt: Date
  authorId: string | null
  editorIds: string[]
  check: ShownCheck | null
}

/** Returns what a check of an article is decided on. Throws NOT_FOUND. */
export async function checkableArticle(articleId: number, tx?: Tx): Promise<Checkable> {
  const [row] = await selectIn<Checkable>(
    tx,
    Prisma.sql`
    SELECT a.revision, a.updated_at AS "updatedAt", a.author_id AS "authorId",
      array(SELECT r.editor_id FROM article_revisions r
          WHERE r.article_id = a.id AND r.revision IN (a.revision, a.content_revision) AND r.editor_id IS NOT NULL
        -- What was never published has no versions: the log has who changed its words.
        UNION SELECT e.actor_id FROM audit_entries e
          WHERE e.target_type = 'article' AND e.target_id = a.id::text AND e.action = 'article.update' AND e.actor_id IS NOT NULL
            AND e.after->'changed' ?| ${[...WORDS]}::text[]
            AND NOT EXISTS (SELECT FROM article_revisions r WHERE r.article_id = a.id AND r.revision = a.content_revision)) AS "editorIds",
      ${Prisma.raw(CHECK_OF_A)} AS "check"
    FROM articles a WHERE a.id = ${articleId} AND a.deleted_at IS NULL`,
  )
  if (!row) throw notFound('Article')
  return row
}

/** Returns what the checklist of an article begins from. Throws NOT_FOUND. */
export async function checkStateOf(viewer: Admin, articleId: number): Promise<CheckState> {
  const [article, editions, warnings] = await Promise.all([
    checkableArticle(articleId),
    editionsCited(articleId),
    storedWarnings(articleId),
  ])
  const { revision, updatedAt, check } = article
  return {
    revision,
    updatedAt: updatedAt.toISOString(),
    editions,
    warnings,
    refused: refusalOf(viewer.id, article),
    check,
  }
}

async function storedWarnings(articleId: number): Promise<string[]> {
  const [article, cited] = await Promise.all([
    db.article.findUnique({ where: { id: articleId }, select: { content: true } }),
    db.citation.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
      select: { standard: true, year: true },
    }),
  ])
  return article ? warningsOf(article.content, cited) : []
}

const MOST = 40

/** Returns the designations of the editions that an article cites, in order of mention. */
export async function editionsCited(articleId: number, tx?: Tx): Promise<string[]> {
  const [{ editions }, cited] = await Promise.all([
    register(),
    (tx ?? db).citation.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
      select: { standard: true, year: true },
    }),
  ])
  const day = today()
  const designations = cited.map(
    (one) =>
      editionCited(editions, one, day)?.designation ??
      (one.year === null ? one.standard : `${one.standard}:${one.year}`),
  )
  return [...new Set(designations)].slice(0, MOST)
}
