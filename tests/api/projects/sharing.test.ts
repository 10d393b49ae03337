import { GET as inbox } from '@/app/api/notifications/route'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { eraseFromNotifications } from '@/lib/notifications/mutations'
import type { Inbox } from '@/lib/notifications/types'
import { INVITATION_DAYS, MEMBER_LIMIT } from '@/lib/projects/constants'
import { purgeInvitations } from '@/lib/projects/jobs'
import { invitationsFor } from '@/lib/projects/queries'
import type { Verified } from '@/lib/auth/viewer'
import { call } from '../../support/call'
import { saveCopy } from '../../support/copies'
import { createArticle, createMember, resetLimits } from '../../support/factories'
import { join, someone, type Someone } from '../../support/projects'

let owner: Someone
let guest: Someone
let id: string
beforeEach(async () => {
  await resetLimits()
  owner = await someone({ firstName: 'Ada', lastName: 'Byron' })
  guest = await someone({ firstName: 'Ove', lastName: 'Arup' })
  id = (await owner.create({ name: 'Depot' })).body.id
})

const notified = async ({ cookie }: Someone) => (await call<Inbox>(inbox, { cookie })).body.items
const viewerOf = ({ user }: Someone) =>
  ({ ...user, role: 'user', emailVerified: true }) as unknown as Verified

test('an invitation is answered alike whether or not an account has the address', async () => {
  const known = await owner.invite(id, { email: guest.user.email.toUpperCase(), role: 'edit' })
  const unknown = await owner.invite(id, { email: 'nobody.at.all@example.org', role: 'edit' })
  expect([known.status, unknown.status]).toEqual([201, 201])
  const [first, second] = unknown.body.invitations
  expect(Object.keys(first!)).toEqual(Object.keys(second!))
  expect([first!.email, second!.email]).toEqual([guest.user.email, 'nobody.at.all@example.org'])
  // Who is invited is notified, once however often.
  await owner.invite(id, { email: guest.user.email, role: 'view' })
  expect(await notified(guest)).toMatchObject([
    { kind: 'project-invited', title: 'Depot', detail: 'Ada Byron', href: `/projects/${id}` },
  ])
  expect(await invitationsFor(viewerOf(guest))).toMatchObject([
    { projectId: id, name: 'Depot', owner: 'Ada Byron', role: 'view' },
  ])
  // An invitation is not membership.
  expect((await guest.open(id)).status).toBe(404)
  expect((await owner.invite(id, { email: owner.user.email, role: 'view' })).body.errors).toEqual([
    { path: 'email', message: 'This is your own address' },
  ])
})

test('a member whose address is not verified is not notified, and answers nothing', async () => {
  const unverified = await someone({ verified: false })
  await owner.invite(id, { email: unverified.user.email, role: 'view' })
  expect((await unverified.answer(id, true)).status).toBe(403)
  expect(await db.notification.count({ where: { userId: unverified.user.id } })).toBe(0)
})

test('who accepts takes part; who declines, or was not invited, does not', async () => {
  const declining = await someone()
  await owner.invite(id, { email: guest.user.email, role: 'view' })
  await owner.invite(id, { email: declining.user.email, role: 'view' })
  expect((await (await someone()).answer(id, true)).status).toBe(404)
  expect((await declining.answer(id, false)).body).toEqual({ accepted: false })
  expect((await declining.open(id)).status).toBe(404)
  expect((await guest.answer(id, true)).body).toEqual({ accepted: true })
  expect((await guest.answer(id, true)).status).toBe(404)
  expect((await guest.list()).body).toMatchObject([{ id, part: 'view', owner: 'Ada Byron' }])
  expect(await notified(owner)).toMatchObject([{ kind: 'project-joined', detail: 'Ove Arup' }])
  expect(await notified(guest)).toEqual([])
  expect((await owner.open(id)).body.invitations).toEqual([])
})

test('members see of each other the names, and nothing else', async () => {
  await join(owner, id, guest, 'view')
  await owner.invite(id, { email: 'third@example.org', role: 'view' })
  const { body, text } = await guest.open(id)
  expect(body.people).toEqual([
    { id: null, name: 'Ada Byron', part: 'owner', you: false },
    { id: expect.any(Number) as number, name: 'Ove Arup', part: 'view', you: true },
  ])
  expect(body.invitations).toEqual([])
  for (const secret of [
    owner.user.email,
    owner.user.id,
    guest.user.email,
    guest.user.id,
    'third@example.org',
  ])
    expect(text).not.toContain(secret)
})

test('who may view comments and changes nothing; who may edit changes items, and not who takes part', async () => {
  const memberId = await join(owner, id, guest, 'view')
  const [item] = (await owner.add(id, { kind: 'heading', text: 'Loads' })).body.items
  const heading = { kind: 'heading', text: 'Mine' }
  for (const refused of [
    await guest.add(id, heading),
    await guest.changeItem(id, item!.id, { text: 'Other' }),
    await guest.remove(id, item!.id),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
  expect((await guest.comment(id, { content: 'Which wind?' })).status).toBe(201)
  expect((await owner.changeMember(id, memberId, { role: 'edit' })).body.people[1]!.part).toBe('edit')
  expect((await guest.add(id, heading)).body.items).toMatchObject([{}, { text: 'Mine', addedBy: 'Ove Arup' }])
  for (const refused of [
    await guest.change(id, { name: 'Ours' }),
    await guest.change(id, { archived: true }),
    await guest.invite(id, { email: 'x@example.org', role: 'view' }),
    await guest.changeMember(id, memberId, { role: 'view' }),
    await guest.drop(id),
  ])
    expect(refused.status).toBe(403)
  expect((await owner.open(id)).body.name).toBe('Depot')
})

test('who leaves or is removed sees it no more, and takes calculations along', async () => {
  const third = await someone()
  const memberId = await join(owner, id, guest, 'edit')
  const thirdId = await join(owner, id, third, 'view')
  const mine = await saveCopy(guest.cookie, { title: 'Roof beam' })
  await guest.add(id, { kind: 'note', text: 'From me' })
  await guest.add(id, { kind: 'calculation', copyId: mine.id })
  expect((await third.removeMember(id, memberId)).status).toBe(403)
  expect((await guest.removeMember(id, memberId)).status).toBe(204)
  expect((await notified(owner))[0]).toMatchObject({
    kind: 'project-left',
    title: 'Depot',
    detail: 'Ove Arup',
    href: `/projects/${id}`,
  })
  expect((await guest.open(id)).status).toBe(404)
  expect((await owner.open(id)).body.items).toMatchObject([{ kind: 'note', text: 'From me' }])
  expect((await owner.removeMember(id, thirdId)).status).toBe(204)
  expect((await third.file(id, 'zip')).status).toBe(404)
  expect(await notified(third)).toMatchObject([
    { kind: 'project-removed', title: 'Depot', detail: 'Ada Byron', href: '/projects' },
  ])
  expect(await db.calculationCopy.count({ where: { id: mine.id } })).toBe(1)
})

test('who takes part in a project that is deleted is notified, until its owner goes', async () => {
  await join(owner, id, guest, 'edit')
  expect((await owner.drop(id)).status).toBe(204)
  expect(await notified(guest)).toMatchObject([
    { kind: 'project-deleted', title: 'Depot', detail: 'Ada Byron', href: '/projects' },
  ])
  await db.$transaction((tx) => eraseFromNotifications(tx, owner.user.id, 'Ada Byron'))
  expect(await notified(guest)).toEqual([])
})

test('a shared calculation is read and not changed, and its folder stays private', async () => {
  await join(owner, id, guest, 'edit')
  const folder = await db.bookmarkFolder.create({ data: { ownerId: owner.user.id, name: 'Secret bids' } })
  const copy = await saveCopy(owner.cookie, { title: 'Roof beam', folderId: folder.id })
  await owner.add(id, { kind: 'calculation', copyId: copy.id })
  const { body, text } = await guest.open(id)
  expect(body.items[0]).toMatchObject({
    title: 'Roof beam',
    calculation: { id: null, outcome: 'passes', madeBy: 'Ada Byron', locked: false },
  })
  expect(text).not.toContain('Secret bids')
  // A duplicate holds nothing of anybody else.
  const twin = (await guest.duplicate(id)).body
  expect(twin).toMatchObject({ leftOut: 1, project: { items: [] } })
})

test('a premium article shows each member what they may read, in calculations too', async () => {
  Object.assign(env(), { PAID_PLANS: 'on' })
  try {
    await join(owner, id, guest, 'edit')
    const SECTION = '<h2>Loads</h2><p>Behind the gate.</p>'
    const article = await createArticle({ title: 'Wind', content: SECTION, authorId: owner.user.id })
    const copy = await saveCopy(owner.cookie, {
      title: 'Roof beam',
      premium: (articleId) =>
        db.article.updateMany({ where: { id: { in: [articleId, article.id] } }, data: { premium: true } }),
    })
    await owner.add(id, { kind: 'passage', articleId: article.id, anchor: 's-loads' })
    await owner.add(id, { kind: 'calculation', copyId: copy.id })
    const passage = { kind: 'passage', articleId: article.id, anchor: 's-loads' }
    expect((await guest.add(id, passage)).status).toBe(404)
    const locked = (body: { items: { article: unknown; calculation: unknown }[] }) =>
      body.items.map(({ article: one, calculation }) => ((one ?? calculation) as { locked: boolean }).locked)
    expect(locked((await owner.open(id)).body)).toEqual([false, false])
    expect(locked((await guest.open(id)).body)).toEqual([true, true])
  } finally {
    Object.assign(env(), { PAID_PLANS: 'off' })
  }
})

test('comments notify who else takes part, once until they are looked at', async () => {
  await join(owner, id, guest, 'view')
  await db.notification.deleteMany({})
  const [item] = (await owner.add(id, { kind: 'heading', text: 'Loads' })).body.items
  const { body } = await guest.comment(id, { content: ' Which wind? ', itemId: item!.id })
  await guest.comment(id, { content: 'And snow?' })
  expect(body.comments).toMatchObject([
    { author: 'Ove Arup', content: 'Which wind?', itemId: item!.id, deletable: true },
  ])
  expect(await notified(owner)).toMatchObject([
    { kind: 'project-commented', title: 'Depot', detail: 'Ove Arup', href: `/projects/${id}#comments` },
  ])
  expect(await notified(guest)).toEqual([])
  // The item goes, what was said of it stays.
  await owner.remove(id, item!.id)
  const { comments } = (await owner.open(id)).body
  expect(comments).toMatchObject([{ itemId: null, deletable: true }, {}])
  const own = (await owner.comment(id, { content: 'Both.' })).body.comments[2]!
  expect((await guest.uncomment(id, own.id)).status).toBe(404)
  expect((await owner.uncomment(id, comments[0]!.id)).body.comments).toHaveLength(2)
  for (const wrong of [{}, { content: ' ' }, { content: 'x'.repeat(2001) }])
    expect((await guest.comment(id, wrong)).body.errors?.[0]?.path).toBe('content')
  expect((await guest.comment(id, { content: 'X', itemId: item!.id })).status).toBe(404)
})

test('who wrote a comment changes its words; the owner of the project does not', async () => {
  await join(owner, id, guest, 'view')
  const [posted] = (await guest.comment(id, { content: 'Which wind?' })).body.comments
  expect(posted).toMatchObject({ own: true, editedAt: null })
  const { comments } = (await guest.editComment(id, posted!.id, 'Which snow?')).body
  expect(comments).toMatchObject([{ content: 'Which snow?', editedAt: expect.any(String) as string }])
  expect((await owner.open(id)).body.comments).toMatchObject([{ own: false, deletable: true }])
  expect((await owner.editComment(id, posted!.id, 'No')).status).toBe(404)
  for (const wrong of ['', 'x'.repeat(2001)])
    expect((await guest.editComment(id, posted!.id, wrong)).body.errors?.[0]?.path).toBe('content')
  await owner.change(id, { archived: true })
  expect((await guest.editComment(id, posted!.id, 'Late')).status).toBe(409)
})

test('an invitation is withdrawn, and ends by itself', async () => {
  const { invitations } = (await owner.invite(id, { email: guest.user.email, role: 'view' })).body
  expect((await owner.withdraw(id, invitations[0]!.id)).body.invitations).toEqual([])
  expect(await notified(guest)).toEqual([])
  expect((await guest.answer(id, true)).status).toBe(404)
  await owner.invite(id, { email: guest.user.email, role: 'view' })
  expect(await purgeInvitations()).toBe(0)
  const old = new Date(Date.now() - (INVITATION_DAYS + 1) * 86_400_000)
  await db.projectInvitation.updateMany({ where: { projectId: id }, data: { createdAt: old } })
  expect(await purgeInvitations()).toBe(1)
})

test('there is an end to people, and to invitations of an hour', async () => {
  for (let n = 0; n < MEMBER_LIMIT; n++)
    await db.projectInvitation.create({ data: { projectId: id, email: `p${n}@example.org`, role: 'view' } })
  expect((await owner.invite(id, { email: 'more@example.org', role: 'view' })).body.message).toMatch(
    /at most 20/,
  )
  for (let n = 0; n < 19; n++) await owner.invite(id, { email: 'p0@example.org', role: 'view' })
  expect((await owner.invite(id, { email: 'p0@example.org', role: 'view' })).status).toBe(429)
})

test('a project goes with its owner; of a member who goes, words stay and calculations do not', async () => {
  await join(owner, id, guest, 'edit')
  const mine = await saveCopy(guest.cookie, { title: 'Roof beam' })
  await guest.add(id, { kind: 'note', text: 'From me' })
  await guest.add(id, { kind: 'calculation', copyId: mine.id })
  await guest.comment(id, { content: 'Hello' })
  await db.user.delete({ where: { id: guest.user.id } })
  const { items, comments, people } = (await owner.open(id)).body
  expect(items).toMatchObject([{ text: 'From me', addedBy: null }])
  expect([comments, people.length]).toEqual([[], 1])
  const other = await createMember()
  await db.notification.create({
    data: { userId: other.id, kind: 'project-commented', title: 'Depot', href: `/projects/${id}#comments` },
  })
  await db.user.delete({ where: { id: owner.user.id } })
  expect(await db.project.count({ where: { id } })).toBe(0)
  expect(await db.notification.count({ where: { userId: other.id } })).toBe(0)
})
