import 'server-only'
import { CALCULATION_LIMIT, ITEM_LIMIT, PROJECT_LIMIT, PROJECT_NAME_LENGTH } from './constants'
import { openProject, partIn } from './queries'
import type { ProjectChange, ProjectInput } from './schema'
import type { Duplicated, Part, Project } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { copyAgain } from '@/lib/copies/mutations'
import { databaseNow } from '@/lib/core/server/clock'
import { AppError, conflict, notFound } from '@/lib/core/errors'
import { Prisma, type Tx } from '@/lib/core/server/db'
import { nameOfCopy } from '@/lib/core/text'
import { inLibrary } from '@/lib/library/queries'
import { notify } from '@/lib/notifications/mutations'
import type { NotificationKind } from '@/lib/notifications/types'

/**
 * Makes a project with nothing in it, or of one of the viewer's bookmark folders, whose articles, notes and
 * calculations it begins with. A folder has one project: asked for again, it is that one. Throws NOT_FOUND
 * for anybody else's folder, CONFLICT beyond PROJECT_LIMIT and for a folder that holds more than a project.
 */
export const createProject = (
  viewer: Verified,
  { folderId, name, description }: ProjectInput,
): Promise<{ project: Project; created: boolean }> =>
  withMemberLock('projects', viewer, async (tx) => {
    if (folderId === undefined) {
      const id = await insertProject(tx, viewer, { name: name!, description })
      return { project: await openProject(viewer, id, tx), created: true }
    }
    const folder = await tx.bookmarkFolder.findFirst({
      where: { id: folderId, ownerId: viewer.id },
      select: { name: true, description: true, project: { select: { id: true } } },
    })
    if (!folder) throw notFound('Folder')
    if (folder.project) return { project: await openProject(viewer, folder.project.id, tx), created: false }
    const about = { name: name ?? folder.name, description: description ?? folder.description, folderId }
    const id = await insertProject(tx, viewer, about)
    await fillFrom(tx, viewer, id, folderId)
    return { project: await openProject(viewer, id, tx), created: true }
  })

type About = { name: string; description?: string | null; folderId?: number }

async function insertProject(tx: Tx, viewer: Verified, about: About): Promise<string> {
  if ((await tx.project.count({ where: { ownerId: viewer.id } })) >= PROJECT_LIMIT)
    throw conflict(`You can keep at most ${PROJECT_LIMIT} projects. Delete one to make another.`)
  const { id } = await tx.project.create({ data: { ...about, ownerId: viewer.id }, select: { id: true } })
  return id
}

/** Puts what lies in a folder into a new project: articles by the day they were saved, then calculations. */
async function fillFrom(tx: Tx, viewer: Verified, projectId: string, folderId: number): Promise<void> {
  const articles = await tx.$executeRaw`
    INSERT INTO project_items (project_id, kind, position, text, title, article_id, revision, added_by_id, updated_at)
    SELECT ${projectId}::uuid, 'article', row_number() OVER (ORDER BY b.created_at, b.id) - 1, b.notes, a.title, a.id, a.revision, ${viewer.id}, now()
    FROM bookmark_filings x JOIN bookmarks b ON b.id = x.bookmark_id JOIN articles a ON a.id = b.article_id
    WHERE x.folder_id = ${folderId} AND x.owner_id = ${viewer.id} AND ${inLibrary}`
  const calculations = await tx.$executeRaw`
    INSERT INTO project_items (project_id, kind, position, title, copy_id, copy_owner_id, added_by_id, updated_at)
    SELECT ${projectId}::uuid, 'calculation', ${articles} + row_number() OVER (ORDER BY c.created_at, c.id) - 1, c.title, c.id, c.user_id, ${viewer.id}, now()
    FROM calculation_copy_filings x JOIN calculation_copies c ON c.id = x.copy_id
    WHERE x.folder_id = ${folderId} AND x.owner_id = ${viewer.id}`
  if (articles + calculations > ITEM_LIMIT || calculations > CALCULATION_LIMIT)
    throw conflict(
      `A project holds at most ${ITEM_LIMIT} items, ${CALCULATION_LIMIT} calculations among them. This folder holds more.`,
    )
}

type Locked = { name: string; ownerId: string; part: Part; archived: boolean }

/** Who may do something: `owner`; `edit`, who changes items; or `view`, everybody who takes part. */
export type Needed = 'owner' | 'edit' | 'view'

/**
 * Locks a project for a change, which moves it to the front of lists, and returns what the viewer is to it.
 * Throws NOT_FOUND for one that they take no part in, FORBIDDEN for what their part does not allow, CONFLICT
 * while it is archived.
 */
export async function lockProject(
  tx: Tx,
  viewer: Verified,
  id: string,
  needed: Needed,
  { archived = false } = {},
): Promise<Locked> {
  const [project] = await tx.$queryRaw<(Omit<Locked, 'part'> & { part: Part | null })[]>`
    SELECT p.name, p.owner_id AS "ownerId", p.archived_at IS NOT NULL AS archived, ${partIn(viewer)} AS part
    FROM projects p WHERE p.id = ${id}::uuid FOR NO KEY UPDATE`
  const part = project?.part
  if (!project || !part) throw notFound('Project')
  if (part !== 'owner' && needed === 'owner')
    throw new AppError('FORBIDDEN', 'Only the owner of this project can do this')
  if (part === 'view' && needed === 'edit')
    throw new AppError('FORBIDDEN', 'You can read this project and comment in it, and not change it')
  if (project.archived && !archived) throw conflict(ARCHIVED)
  await tx.$executeRaw`UPDATE projects SET updated_at = now() WHERE id = ${id}::uuid`
  return { ...project, part }
}

const ARCHIVED = 'This project is archived. Its owner can restore it to change it.'

/** Renames, describes, archives or restores a project of the viewer. Throws as lockProject does. */
export const changeProject = (
  viewer: Verified,
  id: string,
  { archived, ...about }: ProjectChange,
): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    const locked = await lockProject(tx, viewer, id, 'owner', { archived: true })
    const renamed = about.name !== undefined || about.description !== undefined
    if (renamed && locked.archived && archived !== false) throw conflict(ARCHIVED)
    const at =
      archived === undefined || archived === locked.archived
        ? {}
        : { archivedAt: archived ? databaseNow() : null }
    await tx.project.updateMany({ where: { id, ownerId: viewer.id }, data: { ...about, ...at } })
    return openProject(viewer, id, tx)
  })

/**
 * Notifies people of what the viewer did in a project, in the transaction of the change. Whoever cannot open
 * it any more is led to the list of projects.
 */
export const notifyOfProject = (
  tx: Tx,
  viewer: Verified,
  userIds: string[],
  { kind, project, fragment = '' }: { kind: ProjectEvent; project: NamedProject; fragment?: string },
): Promise<void> =>
  notify(tx, userIds, {
    kind,
    articleId: null,
    title: project.name,
    detail: `${viewer.firstName} ${viewer.lastName}`.trim(),
    actorId: viewer.id,
    href:
      kind === 'project-removed' || kind === 'project-deleted'
        ? '/projects'
        : `${projectAddress(project.id)}${fragment}`,
  })

type ProjectEvent = Extract<NotificationKind, `project-${string}`>
type NamedProject = { id: string; name: string }

export const projectAddress = (id: string) => `/projects/${id}`

/**
 * Deletes a project of the viewer, for everybody, and notifies its members. The folder, bookmarks and
 * calculations stay.
 */
export const deleteProject = (viewer: Verified, id: string): Promise<void> =>
  withMemberLock('projects', viewer, async (tx) => {
    const { name } = await lockProject(tx, viewer, id, 'owner', { archived: true })
    const members = await tx.projectMember.findMany({ where: { projectId: id }, select: { userId: true } })
    await tx.project.deleteMany({ where: { id, ownerId: viewer.id } })
    const ids = members.map(({ userId }) => userId)
    await notifyOfProject(tx, viewer, ids, { kind: 'project-deleted', project: { id, name } })
  })

/**
 * Makes a project of the viewer's own out of one that they take part in: its items in their order, with
 * copies of the viewer's calculations. Calculations of others stay out; members, invitations and comments
 * too. Throws NOT_FOUND, and CONFLICT beyond a limit.
 */
export const duplicateProject = (viewer: Verified, id: string): Promise<Duplicated> =>
  withMemberLock('projects', viewer, async (tx) => {
    const from = await openProject(viewer, id, tx)
    const own = await tx.project.findMany({ where: { ownerId: viewer.id }, select: { name: true } })
    const projectId = await insertProject(tx, viewer, {
      name: nameOfCopy(
        from.name,
        own.map(({ name }) => name),
        PROJECT_NAME_LENGTH,
      ),
      description: from.description,
    })
    const items = await tx.projectItem.findMany({
      where: { projectId: id },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      omit: { id: true, projectId: true, createdAt: true, updatedAt: true },
    })
    let position = 0
    let copied = 0
    for (const item of items) {
      if (item.copyId && item.copyOwnerId !== viewer.id) continue
      const copyId = item.copyId && (await copyAgain(tx, viewer, item.copyId))
      if (copyId) copied++
      const data = { ...item, projectId, copyId, position: position++, addedById: viewer.id }
      await tx.projectItem.create({ data, select: { id: true } })
    }
    return { project: await openProject(viewer, projectId, tx), copied, leftOut: items.length - position }
  })

/** Refuses what would make a project larger than it may be. */
export async function requireRoom(tx: Tx, projectId: string, calculation: boolean): Promise<void> {
  if ((await tx.projectItem.count({ where: { projectId } })) >= ITEM_LIMIT)
    throw conflict(`A project holds at most ${ITEM_LIMIT} items. Remove one to add another.`)
  if (
    calculation &&
    (await tx.projectItem.count({ where: { projectId, kind: 'calculation' } })) >= CALCULATION_LIMIT
  )
    throw conflict(`A project holds at most ${CALCULATION_LIMIT} calculations. Remove one to add another.`)
}

/** Puts the items of a project into this order. */
export async function putInOrder(tx: Tx, projectId: string, ids: number[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE project_items i SET position = o.position - 1
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, position) WHERE i.id = o.id AND i.project_id = ${projectId}::uuid`)
}
