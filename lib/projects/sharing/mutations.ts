import 'server-only'
import { MEMBER_LIMIT } from '../constants'
import { lockProject, notifyOfProject, projectAddress } from '../mutations'
import { openProject } from '../queries'
import type { Project } from '../types'
import type { AnswerInput, InvitationInput, MemberChange } from './schema'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { databaseNow } from '@/lib/core/server/clock'
import { AppError, conflict, invalid, notFound } from '@/lib/core/errors'
import { consume } from '@/lib/limits/mutations'
import { withdraw } from '@/lib/notifications/mutations'

/**
 * Invites an address to a project of the viewer. The answer is the same whether or not an account has it.
 * Throws VALIDATION_FAILED for the viewer's own address, CONFLICT beyond MEMBER_LIMIT, RATE_LIMITED, and as
 * lockProject does.
 */
export async function invite(
  viewer: Verified,
  projectId: string,
  { email, role }: InvitationInput,
): Promise<Project> {
  if (email === viewer.email) throw invalid('email', 'This is your own address')
  await consume('invitations', viewer.id)
  return withMemberLock('projects', viewer, async (tx) => {
    const { name } = await lockProject(tx, viewer, projectId, 'owner')
    const where = { projectId_email: { projectId, email } }
    const known = await tx.projectInvitation.findUnique({ where, select: { id: true } })
    if (!known) {
      const [members, invitations] = [
        await tx.projectMember.count({ where: { projectId } }),
        await tx.projectInvitation.count({ where: { projectId } }),
      ]
      if (members + invitations >= MEMBER_LIMIT)
        throw conflict(`A project is shared with at most ${MEMBER_LIMIT} people, invitations among them.`)
    }
    const now = databaseNow()
    await tx.projectInvitation.upsert({
      where,
      create: { projectId, email, role },
      update: { role, createdAt: now },
      select: { id: true },
    })
    const invited = await tx.user.findMany({
      where: {
        email,
        status: 'active',
        emailVerified: { not: null },
        projectMemberships: { none: { projectId } },
      },
      select: { id: true },
    })
    // Once an invitation: who asks again is not heard twice.
    if (!known) {
      const ids = invited.map(({ id }) => id)
      await notifyOfProject(tx, viewer, ids, { kind: 'project-invited', project: { id: projectId, name } })
    }
    return openProject(viewer, projectId, tx)
  })
}

/** Takes an invitation back. Throws NOT_FOUND, and as lockProject does. */
export const withdrawInvitation = (
  viewer: Verified,
  projectId: string,
  invitationId: number,
): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    await lockProject(tx, viewer, projectId, 'owner', { archived: true })
    const found = await tx.projectInvitation.findFirst({
      where: { id: invitationId, projectId },
      select: { email: true },
    })
    if (!found) throw notFound('Invitation')
    await tx.projectInvitation.deleteMany({ where: { id: invitationId, projectId } })
    await withdraw(tx, { kind: 'project-invited', href: projectAddress(projectId), email: found.email })
    return openProject(viewer, projectId, tx)
  })

/**
 * Accepts or declines the invitation to the viewer's address. Throws NOT_FOUND where there is none any more.
 */
export const answerInvitation = (
  viewer: Verified,
  projectId: string,
  { accept }: AnswerInput,
): Promise<{ accepted: boolean }> =>
  withMemberLock('projects', viewer, async (tx) => {
    // As who changes the project does: of an answer and a withdrawal at once, one comes first.
    const [project] = await tx.$queryRaw<{ name: string; ownerId: string }[]>`
      SELECT name, owner_id AS "ownerId" FROM projects WHERE id = ${projectId}::uuid FOR NO KEY UPDATE`
    const where = { projectId, email: viewer.email }
    const invitation = project && (await tx.projectInvitation.findFirst({ where, select: { role: true } }))
    if (!project || !invitation || project.ownerId === viewer.id) throw notFound('Invitation')
    await tx.projectInvitation.deleteMany({ where })
    await withdraw(tx, { kind: 'project-invited', href: projectAddress(projectId), email: viewer.email })
    if (!accept) return { accepted: false }
    const { count } = await tx.projectMember.createMany({
      data: [{ projectId, userId: viewer.id, role: invitation.role }],
      skipDuplicates: true,
    })
    if (count > 0)
      await notifyOfProject(tx, viewer, [project.ownerId], {
        kind: 'project-joined',
        project: { id: projectId, name: project.name },
      })
    return { accepted: true }
  })

/** Changes what a member may do. Throws NOT_FOUND, and as lockProject does. */
export const changeMember = (
  viewer: Verified,
  projectId: string,
  memberId: number,
  { role }: MemberChange,
): Promise<Project> =>
  withMemberLock('projects', viewer, async (tx) => {
    await lockProject(tx, viewer, projectId, 'owner')
    const { count } = await tx.projectMember.updateMany({
      where: { id: memberId, projectId },
      data: { role },
    })
    if (count === 0) throw notFound('Member')
    return openProject(viewer, projectId, tx)
  })

/**
 * Removes a member, as the owner, or leaves as the member; the other of the two is notified. Their
 * calculations leave with them; a trigger does it. Throws NOT_FOUND, and FORBIDDEN for anybody else.
 */
export const removeMember = (viewer: Verified, projectId: string, memberId: number): Promise<void> =>
  withMemberLock('projects', viewer, async (tx) => {
    const { part, name, ownerId } = await lockProject(tx, viewer, projectId, 'view', { archived: true })
    const member = await tx.projectMember.findFirst({
      where: { id: memberId, projectId },
      select: { userId: true },
    })
    if (!member) throw notFound('Member')
    if (part !== 'owner' && member.userId !== viewer.id)
      throw new AppError('FORBIDDEN', 'Only the owner of this project can do this')
    await tx.projectMember.deleteMany({ where: { id: memberId, projectId } })
    const removed = part === 'owner'
    await notifyOfProject(tx, viewer, [removed ? member.userId : ownerId], {
      kind: removed ? 'project-removed' : 'project-left',
      project: { id: projectId, name },
    })
  })
