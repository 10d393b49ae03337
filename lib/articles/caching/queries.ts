import 'server-only'
import { FEATURED_SHOWN, PAGE_SIZE } from '../constants'
import { isVerified } from '@/lib/auth/access'
import { SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { isToken, SESSION, sessionStateOf, type SessionRow } from '@/lib/auth/queries'
import type { Verified } from '@/lib/auth/viewer'
import { hashToken } from '@/lib/core/server/crypto'
import { pool } from '@/lib/core/server/db'

/** `version` changes with everything that changes the answer. `articleId` is null where it is about many. */
export type Readable = { viewer: Verified; version: string; articleId: number | null }
type Row = SessionRow & { version: string | null; article_id: number | null }

const published = `status = 'approved' AND deleted_at IS NULL`
const counts = `views, like_count, comment_count`

/**
 * One prepared statement for the session and for what is asked for: nothing is decided on what was true a
 * moment ago.
 */
const statement = (name: string, version: string, article = 'null::int', from = '') => ({
  name: `find-cached-${name}`,
  text: `SELECT s.*, ${version} AS version, ${article} AS article_id
         FROM (${SESSION}) s CROSS JOIN library_version v ${from}`,
})

/** What is for paying members is never the same for all. */
const article = `LEFT JOIN articles a ON a.slug = $2 AND a.status = 'approved' AND a.deleted_at IS NULL AND NOT a.premium`
const ofArticle = `v.version, a.id, a.revision, a.rendered_with`

/** The page asks for the counts; the call bears them. */
const PAGE = statement('page', `concat_ws('.', ${ofArticle})`, 'a.id', article)
const CALL = statement(
  'call',
  `concat_ws('.', ${ofArticle}, a.views, a.like_count, a.comment_count)`,
  'a.id',
  article,
)
/** Cards bear the counts of those that a first page shows. */
const LIBRARY = statement(
  'library',
  `v.version || ' ' || (SELECT string_agg(concat_ws('.', ${counts}), ' ') FROM (
     (SELECT ${counts} FROM articles WHERE ${published} ORDER BY published_at DESC, id DESC LIMIT ${PAGE_SIZE})
     UNION ALL
     (SELECT ${counts} FROM articles WHERE featured AND ${published} ORDER BY published_at DESC, id DESC LIMIT ${FEATURED_SHOWN})) shown)`,
)

/**
 * What a member may read at this address of an article; null where someone is no verified member, or no
 * published article is there.
 */
export const findPage = (token: string | undefined, slug: string) => find(PAGE, token, slug)

/** The same for the article as a program reads it. */
export const findCall = (token: string | undefined, slug: string) => find(CALL, token, slug)

/** The library's first page. */
export const findLibrary = (token: string | undefined) => find(LIBRARY, token)

async function find(
  query: { name: string; text: string },
  token: string | undefined,
  slug?: string,
): Promise<Readable | null> {
  if (!isToken(token)) return null
  const values = slug === undefined ? [hashToken(token)] : [hashToken(token), slug]
  const { rows } = await pool().query<Row>({ ...query, values })
  const row = rows[0]
  const session = await sessionStateOf(row, SESSION_IDLE_DAYS)
  if (session.kind !== 'live' || !isVerified(session.viewer) || !row?.version) return null
  if (slug !== undefined && row.article_id === null) return null
  return { viewer: session.viewer, version: row.version, articleId: row.article_id }
}
