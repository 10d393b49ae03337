import 'server-only'
import { inLibraryBy, namesOnCard, newestFirst, notFeatured, orderBy } from '../cards/queries'
import { CHECK_OF_A, creditOf } from '../checks/queries'
import { FEATURED_SHOWN, PAGE_SIZE } from '../constants'
import { lockedFor } from '../queries'
import { isWholeLibrary } from '../rules/library'
import type { ListQuery } from '../schema'
import { isVerified } from '@/lib/auth/access'
import { SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { findSession, isToken, sessionOf, sessionStateOf, type SessionRow } from '@/lib/auth/queries'
import type { Verified, Viewer } from '@/lib/auth/viewer'
import { today } from '@/lib/core/server/clock'
import { hashToken } from '@/lib/core/server/crypto'
import { limitTo, pool, Prisma, select } from '@/lib/core/server/db'
import { asking, lookup } from '@/lib/core/server/lookups'
import type { Version } from '@/lib/http/caching'
import { inLibrary } from '@/lib/library/queries'
import { REGISTER_VERSION, standingVersion } from '@/lib/standards/store'
import type { Day } from '@/lib/standards/types'

/** `version` changes with everything that changes the answer. `articleId` is null where it is about many. */
export type Readable = Version & { viewer: Verified; articleId: number | null }
type Row = SessionRow & { version: string | null; article_id: number | null }

/**
 * One prepared statement for the session and for what is asked for: nothing is decided on what was true a
 * moment ago.
 */
const statement = (name: string, version: string, from: string, more = '') => ({
  name: `find-cached-${name}`,
  text: `SELECT asked.n::int, s.*, ${version} AS version, a.id AS article_id${more}
         FROM ${asking('token_hash', 'key')} CROSS JOIN LATERAL (${sessionOf('asked.token_hash')}) s ${from}`,
})

/** What is for paying members is never the same for all. */
const article = `LEFT JOIN articles a ON a.slug = asked.key AND ${inLibrary.text} AND NOT a.premium
  LEFT JOIN categories c ON c.id = a.category_id LEFT JOIN users author ON author.id = a.author_id`
/**
 * The number of the article's page goes up with its own row, its tags and its references; the names beside it
 * are compared as they are.
 */
const ofArticle = `a.page_version, c.name, c.slug, author.first_name, author.last_name, author.status`

/**
 * SQL of what makes the viewer's page of the article that a query calls `a` another: as `findPage` compares
 * it, and whether it is locked for them. What the register says beside it is not part of it.
 */
export const pageOfA = (
  viewer: Viewer,
): Prisma.Sql => Prisma.sql`json_build_array(a.page_version, ${namesOnCard},
  (SELECT ${Prisma.raw(creditOf('u'))} FROM users u WHERE u.id = a.author_id), ${Prisma.raw(CHECK_OF_A)}, ${lockedFor(viewer)})`

/**
 * Returns what rows say of their version with what the register says today, which moves on the days that it
 * names. All are of one statement, with the same `REGISTER_VERSION`.
 */
export async function withStanding<Row extends { version: string; register: string }>(
  rows: Row[],
): Promise<Omit<Row, 'register'>[]> {
  const standing = rows[0] ? await standingVersion(today(), rows[0].register) : ''
  return rows.map(({ register: _, ...row }) => ({ ...row, version: `${row.version} ${standing}` }))
}

/** The page asks for the counts; the call has them. The page shows who wrote and who checked it. */
const pageRow = lookup<Row & { register: string }>(
  statement(
    'page',
    `json_build_array(${ofArticle}, ${creditOf('author')}, ${CHECK_OF_A})::text`,
    article,
    `, ${REGISTER_VERSION} AS register`,
  ),
)
const callRow = lookup<Row>(
  statement('call', `json_build_array(${ofArticle}, a.views, a.like_count, a.comment_count)::text`, article),
)
const library = 'CROSS JOIN library_version v'
/** What an article leads to depends on all of them. */
const neighboursRow = lookup<Row>(
  statement(
    'neighbours',
    'v.version::text',
    `${library} LEFT JOIN articles a ON a.id = asked.key::int AND ${inLibrary.text}`,
  ),
)

/**
 * Returns what a member may read at this address of an article; null where someone is no verified member, or
 * no published article is there. The page shows the status of its references, which changes with the register
 * and on the days that it names.
 */
export async function findPage(
  token: string | undefined,
  slug: string,
  day: Day = today(),
): Promise<Readable | null> {
  const row = await find(pageRow, token, slug)
  const readable = await readableOf(row)
  return (
    readable && { ...readable, version: `${readable.version} ${await standingVersion(day, row!.register)}` }
  )
}

/** What visitors see of an article. `open` is its slug where they read the whole of it. */
export type Front = Version & { open: string | null }
const frontRow = lookup<{ version: string | null; open: string | null; register: string }>({
  name: 'find-cached-front',
  text: `SELECT asked.n::int, ${REGISTER_VERSION} AS register, CASE WHEN a.open THEN a.slug END AS open,
           CASE WHEN a.id IS NOT NULL THEN json_build_array(a.id, ${ofArticle}, ${creditOf('author')}, ${CHECK_OF_A})::text END AS version
         FROM ${asking('key')} LEFT JOIN articles a ON a.slug = asked.key AND ${inLibrary.text}
         LEFT JOIN categories c ON c.id = a.category_id LEFT JOIN users author ON author.id = a.author_id`,
})

/**
 * Returns what a visitor is shown at this address of an article; null where someone is signed in, or was
 * until a sign-in elsewhere, and where no published article is there.
 */
export async function findFront(
  token: string | undefined,
  slug: string,
  day: Day = today(),
): Promise<Front | null> {
  if ((await findSession(token, SESSION_IDLE_DAYS)).kind !== 'none') return null
  const row = await frontRow(slug)
  if (!row?.version) return null
  const version = `${row.version} ${await standingVersion(day, row.register)}`
  return { version, audience: 'visitor', open: row.open }
}

/** The same for the article as a program reads it. */
export const findCall = async (token: string | undefined, slug: string) =>
  readableOf(await find(callRow, token, slug))

/** What a published article leads to, by its id. */
export const findNeighbours = async (token: string | undefined, id: string) =>
  readableOf(await find(neighboursRow, token, id))

/** Cards bear the counts of those that a page of the library shows; an order can move with them. */
const counts = Prisma.sql`a.id, a.views, a.like_count, a.comment_count`
const [beforeToken, afterToken] = sessionOf('$1')
  .split('$1')
  .map((part) => Prisma.raw(part))

/**
 * A page of the library, by the filters, the order and the number that its address says. `led`: the featured
 * articles stand ahead of the whole library, and not in it.
 */
export async function findLibrary(
  token: string | undefined,
  query: ListQuery = {},
  { led = false } = {},
): Promise<Readable | null> {
  if (!isToken(token)) return null
  const { page = 1 } = query
  const apart = led && isWholeLibrary(query)
  const where = apart ? Prisma.sql`${inLibraryBy(query)} AND ${notFeatured}` : inLibraryBy(query)
  const rows = await select<Row>(
    Prisma.sql`SELECT s.*, null::int AS article_id, v.version || ' ' || (
      SELECT coalesce(string_agg(concat_ws('.', id, views, like_count, comment_count), ' '), '') FROM (
        (SELECT ${counts} FROM articles a WHERE a.id IN
          (SELECT a.id FROM articles a WHERE ${where} ORDER BY ${orderBy(query)} ${limitTo(PAGE_SIZE, page)}) ORDER BY ${orderBy(query)})
        UNION ALL
        (SELECT ${counts} FROM articles a WHERE a.featured AND ${inLibrary} ORDER BY ${newestFirst} ${limitTo(FEATURED_SHOWN)})) shown) AS version
      FROM (${beforeToken}${hashToken(token)}${afterToken}) s CROSS JOIN library_version v`,
  )
  return forVerified(rows[0])
}

/** Returns the version of what cards, names and references of the whole library show. */
export async function libraryVersion(): Promise<string> {
  const { rows } = await pool().query<{ version: string }>({
    name: 'library-version',
    text: 'SELECT version::text FROM library_version',
  })
  return rows[0]?.version ?? ''
}

const find = async <Found extends Row>(
  look: (tokenHash: string, key: string) => Promise<Found | undefined>,
  token: string | undefined,
  key: string,
) => (isToken(token) ? look(hashToken(token), key) : undefined)

/** Returns what was found of one article, and null where there is none for who asks. */
async function readableOf(row: Row | undefined): Promise<Readable | null> {
  const found = await forVerified(row)
  return found?.articleId === null ? null : found
}

/** Returns what was found for a verified member, and null for anybody else. */
async function forVerified(row: Row | undefined): Promise<Readable | null> {
  const session = await sessionStateOf(row, SESSION_IDLE_DAYS)
  if (session.kind !== 'live' || !isVerified(session.viewer) || !row?.version) return null
  return { viewer: session.viewer, version: row.version, audience: 'member', articleId: row.article_id }
}
