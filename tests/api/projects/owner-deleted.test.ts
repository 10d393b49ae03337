import { DELETE as deleteForGood } from '@/app/api/admin/users/[userId]/permanent/route'
import { GET as inbox } from '@/app/api/notifications/route'
import { db } from '@/lib/core/server/db'
import type { Inbox } from '@/lib/notifications/types'
import { deleteDueAccounts } from '@/lib/users/privacy/jobs'
import { call } from '../../support/call'
import { saveCopy } from '../../support/copies'
import { resetLimits, signIn } from '../../support/factories'
import { join, someone, type Someone } from '../../support/projects'

let owner: Someone
let id: string
beforeEach(async () => {
  await resetLimits()
  owner = await someone({ firstName: 'Ada', lastName: 'Byron' })
  id = (await owner.create({ name: 'Depot' })).body.id
})

/** As the hourly task deletes who asked for it. */
async function leave({ user }: Someone): Promise<void> {
  await db.user.update({ where: { id: user.id }, data: { deletionRequestedAt: new Date(0) } })
  await deleteDueAccounts()
  expect(await db.user.count({ where: { id: user.id } })).toBe(0)
}
const notified = async ({ cookie }: Someone) => (await call<Inbox>(inbox, { cookie })).body.items
const joined = async (role: 'view' | 'edit') => {
  const member = await someone()
  await join(owner, id, member, role)
  return member
}

test('a project passes to who may edit it longest, with what all have put into it but the owner’s calculations', async () => {
  const reader = await joined('view')
  const heir = await joined('edit')
  const later = await joined('edit')
  await owner.add(id, { kind: 'note', text: 'By the owner' })
  await later.add(id, { kind: 'note', text: 'By another' })
  for (const person of [owner, heir, later]) {
    const copy = await saveCopy(person.cookie, { title: `Beam ${person.user.id}` })
    expect((await person.add(id, { kind: 'calculation', copyId: copy.id })).status).toBe(201)
  }
  await heir.comment(id, { content: 'Checked.' })
  await leave(owner)
  const { status, body } = await heir.open(id)
  expect([status, body.part, body.people.length]).toEqual([200, 'owner', 3])
  expect(body.items.map(({ kind, text, title }) => [kind, text ?? title])).toEqual([
    ['note', 'By the owner'],
    ['note', 'By another'],
    ['calculation', `Beam ${heir.user.id}`],
    ['calculation', `Beam ${later.user.id}`],
  ])
  expect(body.comments.map(({ content }) => content)).toEqual(['Checked.'])
  expect([(await reader.open(id)).body.part, (await later.open(id)).body.part]).toEqual(['view', 'edit'])
  expect(await notified(heir)).toMatchObject([
    { kind: 'project-inherited', title: 'Depot', detail: null, href: `/projects/${id}` },
  ])
  expect((await notified(later)).map(({ kind }) => kind)).not.toContain('project-inherited')
  // The new owner does what only an owner may.
  expect((await heir.change(id, { name: 'Shed' })).body.name).toBe('Shed')
})

test('an administrator’s permanent deletion hands projects over, too', async () => {
  const heir = await joined('edit')
  const admin = await signIn({ role: 'admin' })
  const { status } = await call(deleteForGood, {
    method: 'DELETE',
    cookie: admin.cookie,
    params: { userId: owner.user.id },
  })
  expect([status < 300, (await heir.open(id)).body.part]).toEqual([true, 'owner'])
})

test('a project that nobody else may edit goes with its owner, as does one whose editors are leaving or frozen', async () => {
  const reader = await joined('view')
  const leaving = await joined('edit')
  const frozen = await joined('edit')
  const tomorrow = new Date()
  await db.user.update({ where: { id: leaving.user.id }, data: { deletionRequestedAt: tomorrow } })
  await db.user.update({ where: { id: frozen.user.id }, data: { status: 'frozen' } })
  await leave(owner)
  expect((await reader.open(id)).status).toBe(404)
  expect(await db.project.count({ where: { id } })).toBe(0)
  expect(await notified(reader)).toMatchObject([
    { kind: 'project-deleted', title: 'Depot', href: '/projects' },
  ])
})

test('a project outlives one owner after the other', async () => {
  const first = await joined('edit')
  const second = await joined('edit')
  await leave(owner)
  await leave(first)
  expect((await second.open(id)).body).toMatchObject({ part: 'owner', name: 'Depot' })
})
