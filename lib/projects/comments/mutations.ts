import 'server-only'
import { COMMENT_LIMIT } from '../constants'
import { lockProject, notifyOfProject, projectAddress } from '../mutations'
import { openProject } from '../queries'
import type { Project } from '../types'
import type { CommentEdit, CommentInput } from './schema'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { conflict, notFound } from '@/lib/core/errors'
import { databaseNow } from '@/lib/core/server/clock'
import type { Tx } from '@/lib/core/server/db'
import { consume } from '@/lib/limits/mutations'
import { withUnread } from '@/lib/notifications/mutations'

/**
 * Stores a comment in a project and notifies who else takes part in it. Throws NOT_FOUND, CONFLICT beyond
 * COMMENT_LIMIT, RATE_LIMITED, and as lockProject does.
 */
export async function postComment(
  viewer: Verified,
  projectId: string,
  { content, itemId = null }: CommentInput,
): Promise<Project> {
  await consume('comments', viewer.id)
  return withMemberLock('projects', viewer, async (tx) => {
    const { name } = await lockProject(tx, viewer, projectId, 'view')
    if (itemId !== null && (await tx.projectItem.count({ where: { id: itemId, projectId } })) === 0)
      throw notFound('Item')
    if ((await tx.projectComment.count({ where: { projectId } })) >= COMMENT_LIMIT)
      throw conflict(`A project holds at most ${COMMENT_LIMIT} comments. Delete one to write another.`)
    await tx.projectComment.create({
      data: { projectId, itemId, content, userId: viewer.id },
      select: { id: true },
    })
    await notifyOthers(tx, viewer, projectId, name)
    return openProject(viewer, projectId, tx)
  })
}

const COMMENTS = '#comments'

/** Of comments that were not looked at yet, an inbox holds one line. */
async function notifyOthers(tx: Tx, viewer: Verified, projectId: string, name: string): Promise<void> {
  const people = await tx.$queryRaw<{ id: string }[]>`
    SELECT u.id FROM users u WHERE u.status = 'active' AND u.id <> ${viewer.id}
      AND u.id IN (SELECT owner_id FROM projects WHERE id = ${projectId}::uuid UNION SELECT user_id FROM project_members WHERE project_id = ${projectId}::uuid)`
  const about = { kind: 'project-commented', href: `${projectAddress(projectId)}${COMMENTS}` } as const
  const ids = people.map(({ id }) => id)
  const waiting = await withUnread(tx, ids, about)
  await notifyOfProject(
    tx,
    viewer,
    ids.filter((id) => !waiting.has(id)),
    { kind: about.kind, project: { id: projectId, name }, fragment: COMMENTS },
  )
}

/**
 * Changes the words of one's own comment; the same words change nothing. Throws RATE_LIMITED, NOT_FOUND also
 * for what is not theirs, and as lockProject does.
 */
export async function editComment(
  viewer: Verified,
  projectId: string,
  commentId: number,
  { content }: CommentEdit,
): Promise<Project> {
  await consume('comments', viewer.id)
  return withMemberLock('projects', viewer, async (tx) => {
    await lockProject(tx, viewer, projectId, 'view')
    const own = { id: commentId, projectId, userId: viewer.id }
    if ((await tx.projectComment.count({ where: own })) === 0) throw notFound('Comment')
    await tx.projectComment.updateMany({
      where: { ...own, content: { not: content } },
      data: { content, editedAt: databaseNow() },
    })
    return openProject(viewer, projectId, tx)
  })
}

/** Deletes a comment: one's own, and as the owner of the project any. Throws NOT_FOUND. */
export const deleteComment = (viewer: Verified, projectId: string, commentId: number): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    const { part } = await lockProject(tx, viewer, projectId, 'view', { archived: true })
    const { count } = await tx.projectComment.deleteMany({
      where: { id: commentId, projectId, ...(part !== 'owner' && { userId: viewer.id }) },
    })
    if (count === 0) throw notFound('Comment')
    return openProject(viewer, projectId, tx)
  })
