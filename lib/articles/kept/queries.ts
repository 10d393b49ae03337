import 'server-only'
import { isVerified } from '@/lib/auth/access'
import { SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { isToken, SESSION, sessionStateOf, type SessionRow } from '@/lib/auth/queries'
import type { Verified } from '@/lib/auth/viewer'
import { hashToken } from '@/lib/core/crypto'
import { pool } from '@/lib/core/db'

type Row = SessionRow & { article_id: number | null; version: string | null }

// One prepared statement for the session and for what the page would show: nothing is decided on what was true a moment ago.
const FIND = {
  name: 'find-kept-article',
  text: `SELECT s.*, a.id AS article_id, concat_ws('.', a.id, a.revision, a.rendered_with, v.version) AS version
         FROM (${SESSION}) s CROSS JOIN library_version v
         LEFT JOIN articles a ON a.slug = $2 AND a.status = 'approved' AND a.deleted_at IS NULL`,
}

/** `version` changes with everything that changes the page of this article. */
export type Readable = { viewer: Verified; articleId: number; version: string }

/** What a member may read at this address of an article; null where someone is no verified member, or no published article is there. */
export async function findReadable(token: string | undefined, slug: string): Promise<Readable | null> {
  if (!isToken(token)) return null
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token), slug] })
  const row = rows[0]
  const session = await sessionStateOf(row, SESSION_IDLE_DAYS)
  if (session.kind !== 'live' || !isVerified(session.viewer)) return null
  if (!row?.article_id || !row.version) return null
  return { viewer: session.viewer, articleId: row.article_id, version: row.version }
}
