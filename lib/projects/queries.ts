import 'server-only'
import { MEMBER_LIMIT } from './constants'
import type {
  Invitation,
  Invited,
  Item,
  ItemCalculation,
  ListedProject,
  Part,
  Person,
  Project,
  ProjectCard,
  ProjectComment,
} from './types'
import { pageOfA, withStanding } from '@/lib/articles/caching/queries'
import { lockedFor } from '@/lib/articles/queries'
import type { Verified } from '@/lib/auth/viewer'
import { copiesWhere, copyDiffers } from '@/lib/copies/queries'
import type { OpenCopy } from '@/lib/copies/types'
import { notFound } from '@/lib/core/errors'
import { limitTo, Prisma, select, selectIn, type Tx } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'
import { REGISTER_VERSION } from '@/lib/standards/store'

/** SQL of what the viewer may do with the project `p`; null where it is none of theirs. */
export const partIn = (viewer: Verified): Prisma.Sql =>
  Prisma.sql`(CASE WHEN p.owner_id = ${viewer.id} THEN 'owner'
    ELSE (SELECT m.role::text FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${viewer.id}) END)`

/** Whose the project `p` is, or who is a member of it. */
const takesPart = (viewer: Verified): Prisma.Sql =>
  Prisma.sql`(p.owner_id = ${viewer.id} OR p.id IN (SELECT m.project_id FROM project_members m WHERE m.user_id = ${viewer.id}))`

const nameOf = (user: string) => Prisma.raw(`btrim(${user}.first_name || ' ' || ${user}.last_name)`)

/** What has become of the item `i`, of its published article `a`, copy `c` and today's calculation `k`. */
const stateOfI = Prisma.sql`CASE
  WHEN i.kind IN ('article', 'passage') AND a.id IS NULL THEN 'gone'
  WHEN i.kind IN ('article', 'passage') AND a.revision > i.revision THEN 'changed'
  WHEN i.kind = 'calculation' AND k.id IS NULL THEN 'gone'
  WHEN i.kind = 'calculation' AND ${copyDiffers} THEN 'changed'
  ELSE 'same' END`

const itemsWithWhatTheyShow = Prisma.sql`project_items i
  LEFT JOIN calculation_copies c ON c.id = i.copy_id
  LEFT JOIN articles a ON a.id = coalesce(i.article_id, c.article_id) AND ${inLibrary}
  LEFT JOIN calculations k ON k.article_id = a.id AND k.key = c.key`

const cardOfP = (viewer: Verified) => Prisma.sql`p.id, p.name, p.description, ${partIn(viewer)} AS part,
  (SELECT ${nameOf('o')} FROM users o WHERE o.id = p.owner_id) AS owner, p.archived_at IS NOT NULL AS archived,
  (SELECT count(*)::int FROM project_items i WHERE i.project_id = p.id) AS "itemCount",
  (SELECT count(*)::int FROM ${itemsWithWhatTheyShow} WHERE i.project_id = p.id AND ${stateOfI} <> 'same') AS "changedCount",
  (SELECT count(*)::int FROM project_members m WHERE m.project_id = p.id) AS "memberCount", p.updated_at AS "updatedAt"`

type CardRow = Omit<ProjectCard, 'updatedAt'> & { updatedAt: Date }
const cardIn = <Row extends CardRow>(row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })

/**
 * SQL of what makes the print of the project `p` another for the viewer: its own words, who takes part, the
 * pages of the articles that its items are of, and the calculations in it.
 */
const printOfP = (viewer: Verified) => Prisma.sql`json_build_array(p.updated_at,
  (SELECT json_agg(${nameOf('u')} ORDER BY u.id) FROM users u
    WHERE u.id = p.owner_id OR u.id IN (SELECT m.user_id FROM project_members m WHERE m.project_id = p.id)),
  (SELECT json_agg(json_build_array(i.id, i.updated_at, a.id, ${pageOfA(viewer)}, c.updated_at) ORDER BY i.id)
    FROM ${itemsWithWhatTheyShow} WHERE i.project_id = p.id))`

/** Returns the viewer's projects and those they are a member of, last changed first, archived ones last. */
export async function listProjects(viewer: Verified): Promise<ListedProject[]> {
  const rows = await select<CardRow & { version: string; register: string }>(
    Prisma.sql`SELECT ${cardOfP(viewer)}, md5(${printOfP(viewer)}::text) AS version, ${Prisma.raw(REGISTER_VERSION)} AS register FROM projects p WHERE ${takesPart(viewer)}
      ORDER BY p.archived_at IS NOT NULL, p.updated_at DESC, p.id`,
  )
  return withStanding(rows.map(cardIn))
}

/**
 * Returns a project as the viewer may see it: of an article that is locked for them only what lists show, of
 * others only their names. Throws NOT_FOUND for one that they take no part in.
 */
export async function openProject(viewer: Verified, id: string, tx?: Tx): Promise<Project> {
  const [card] = await selectIn<CardRow>(
    tx,
    Prisma.sql`SELECT ${cardOfP(viewer)} FROM projects p WHERE p.id = ${id}::uuid AND ${takesPart(viewer)}`,
  )
  if (!card) throw notFound('Project')
  const own = card.part === 'owner'
  // One after the other: a transaction has one connection.
  const items = await itemsOf(viewer, id, tx)
  const people = await peopleOf(viewer, id, tx)
  const invitations = own ? await invitationsTo(id, tx) : []
  const comments = await commentsIn(viewer, id, own, tx)
  return { ...cardIn(card), items, people, invitations, comments }
}

type ItemRow = Omit<Item, 'updatedAt' | 'calculation'> & { updatedAt: Date; copyId: string | null }

/** Returns the items of a project that the viewer takes part in, in their order. */
async function itemsOf(viewer: Verified, projectId: string, tx?: Tx): Promise<Item[]> {
  const rows = await selectIn<ItemRow>(
    tx,
    Prisma.sql`
    SELECT i.id, i.kind::text AS kind, i.text, i.title, i.anchor, i.revision, i.copy_id AS "copyId", i.updated_at AS "updatedAt",
      (SELECT ${nameOf('u')} FROM users u WHERE u.id = i.added_by_id) AS "addedBy", ${stateOfI} AS state,
      CASE WHEN i.kind IN ('article', 'passage') AND a.id IS NOT NULL THEN json_build_object('id', a.id, 'slug', a.slug, 'title', a.title,
        'excerpt', coalesce(a.excerpt, a.summary), 'revision', a.revision, 'locked', ${lockedFor(viewer)}) END AS article
    FROM ${itemsWithWhatTheyShow} WHERE i.project_id = ${projectId}::uuid ORDER BY i.position, i.id`,
  )
  const hasCopies = rows.some(({ copyId }) => copyId)
  const copies: SharedCopies = hasCopies
    ? await copiesIn(viewer, projectId, tx)
    : new Map<string, SharedCopy>()
  return rows.map(({ updatedAt, copyId, ...row }) => {
    const copy = (copyId && copies.get(copyId)) || null
    return {
      ...row,
      // Its member may have renamed it since.
      title: copy?.title ?? row.title,
      updatedAt: updatedAt.toISOString(),
      calculation: calculationOf(copy),
    }
  })
}

/** A calculation of a project; without the lines where they are not for the reader. */
export type SharedCopy = OpenCopy & { own: boolean; locked: boolean }
type SharedCopies = Map<string, SharedCopy>

/** Returns the calculations in a project that the viewer takes part in, by their ids. */
export async function copiesIn(viewer: Verified, projectId: string, tx?: Tx): Promise<SharedCopies> {
  const ofProject = Prisma.sql`SELECT i.copy_id FROM project_items i WHERE i.project_id = ${projectId}::uuid`
  const copies = await copiesWhere(Prisma.sql`c.id IN (${ofProject})`, tx)
  // What another member saved of an article stays closed to who may not read that article.
  const rows = await selectIn<{ id: string; own: boolean; locked: boolean }>(
    tx,
    Prisma.sql`
    SELECT c.id, c.user_id = ${viewer.id} AS own, c.user_id <> ${viewer.id} AND coalesce(${lockedFor(viewer)}, c.premium) AS locked
    FROM calculation_copies c LEFT JOIN articles a ON a.id = c.article_id WHERE c.id IN (${ofProject})`,
  )
  const seen = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    copies.map((copy) => {
      const { own = false, locked = true } = seen.get(copy.id) ?? {}
      // The folder, the address and the other projects of a copy are its owner's alone.
      const { folder, projects } = copy
      return [copy.id, { ...copy, folder: own ? folder : null, projects: own ? projects : [], own, locked }]
    }),
  )
}

function calculationOf(copy: SharedCopy | null): ItemCalculation | null {
  if (!copy) return null
  const { own, locked, id, calculation, outcome, utilisation, madeBy, article } = copy
  return {
    id: own ? id : null,
    calculation: calculation.title,
    standard: calculation.standard,
    outcome: locked ? 'unchecked' : outcome,
    utilisation: locked ? null : utilisation,
    madeBy,
    article: article && { slug: article.slug, title: article.title },
    locked,
  }
}

async function peopleOf(viewer: Verified, projectId: string, tx?: Tx): Promise<Person[]> {
  return selectIn<Person>(
    tx,
    Prisma.sql`
    SELECT found.id, found.name, found.part, found.user_id = ${viewer.id} AS you FROM (
      SELECT NULL::int AS id, ${nameOf('u')} AS name, 'owner' AS part, u.id AS user_id, p.created_at AS at FROM projects p JOIN users u ON u.id = p.owner_id WHERE p.id = ${projectId}::uuid
      UNION ALL
      SELECT m.id, ${nameOf('u')}, m.role::text, u.id, m.created_at FROM project_members m JOIN users u ON u.id = m.user_id WHERE m.project_id = ${projectId}::uuid) found
    ORDER BY found.part <> 'owner', found.at, found.id ${limitTo(MEMBER_LIMIT + 1)}`,
  )
}

async function invitationsTo(projectId: string, tx?: Tx): Promise<Invitation[]> {
  const rows = await selectIn<Omit<Invitation, 'createdAt'> & { createdAt: Date }>(
    tx,
    Prisma.sql`SELECT v.id, v.email, v.role::text AS role, v.created_at AS "createdAt" FROM project_invitations v
      WHERE v.project_id = ${projectId}::uuid ORDER BY v.created_at, v.id`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

async function commentsIn(
  viewer: Verified,
  projectId: string,
  ownsProject: boolean,
  tx?: Tx,
): Promise<ProjectComment[]> {
  const rows = await selectIn<
    Omit<ProjectComment, 'createdAt' | 'editedAt'> & { createdAt: Date; editedAt: Date | null }
  >(
    tx,
    Prisma.sql`
    SELECT x.id, x.item_id AS "itemId", ${nameOf('u')} AS author, x.content, x.created_at AS "createdAt", x.edited_at AS "editedAt",
      x.user_id = ${viewer.id} AS own, ${ownsProject} OR x.user_id = ${viewer.id} AS deletable
    FROM project_comments x JOIN users u ON u.id = x.user_id WHERE x.project_id = ${projectId}::uuid ORDER BY x.created_at, x.id`,
  )
  return rows.map(({ createdAt, editedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }))
}

/** SQL of the invitations `v` that are open for the viewer's address. */
const toViewer = (viewer: Verified) =>
  Prisma.sql`v.email = ${viewer.email} AND NOT EXISTS (SELECT FROM projects x WHERE x.id = v.project_id AND x.owner_id = ${viewer.id})
    AND NOT EXISTS (SELECT FROM project_members m WHERE m.project_id = v.project_id AND m.user_id = ${viewer.id})`

/** Returns the invitations that wait for the viewer's answer, latest first; one of them where it is named. */
export async function invitationsFor(viewer: Verified, projectId?: string): Promise<Invited[]> {
  const one = projectId ? Prisma.sql`AND v.project_id = ${projectId}::uuid` : Prisma.empty
  const rows = await select<Omit<Invited, 'createdAt'> & { createdAt: Date }>(Prisma.sql`
    SELECT v.project_id AS "projectId", p.name, ${nameOf('o')} AS owner, v.role::text AS role, v.created_at AS "createdAt"
    FROM project_invitations v JOIN projects p ON p.id = v.project_id JOIN users o ON o.id = p.owner_id
    WHERE ${toViewer(viewer)} ${one} ORDER BY v.created_at DESC, v.id DESC`)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Returns what the viewer may do with a project, or null. */
export async function partOf(viewer: Verified, id: string): Promise<Part | null> {
  const [row] = await select<{ part: Part | null }>(
    Prisma.sql`SELECT ${partIn(viewer)} AS part FROM projects p WHERE p.id = ${id}::uuid`,
  )
  return row?.part ?? null
}
