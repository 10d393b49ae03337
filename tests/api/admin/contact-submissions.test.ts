import { PATCH as markRead } from '@/app/api/admin/contact-submissions/[id]/mark-read/route'
import {
  DELETE as takeBackReply,
  PATCH as markReplied,
} from '@/app/api/admin/contact-submissions/[id]/mark-replied/route'
import { GET } from '@/app/api/admin/contact-submissions/route'
import { urgencyOf } from '@/lib/contact/administration/rules/promise'
import type { Submission } from '@/lib/contact/administration/types'
import { countUnread } from '@/lib/contact/administration/queries'
import { db } from '@/lib/core/server/db'
import { call, type Handler } from '../../support/call'
import { signIn } from '../../support/factories'

let admin: string
beforeAll(async () => {
  admin = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
})
beforeEach(() => db.contactSubmission.deleteMany())

const write = (change: object = {}) =>
  db.contactSubmission.create({
    data: { name: 'Gus', email: 'gus@example.org', subject: 'Table 6.2', message: 'Why 1.05?', ...change },
  })
const mark = (handler: Handler, id: unknown, cookie: string | undefined = admin) =>
  call<Submission>(handler, { method: 'PATCH', cookie, params: { id: String(id) } })
const noted = (id: number) =>
  db.auditEntry.findMany({ where: { targetType: 'message', targetId: String(id) }, orderBy: { id: 'asc' } })

describe.each([
  ['mark-read', markRead],
  ['mark-replied', markReplied],
])('%s', (_, handler) => {
  test.each([
    ['a visitor', 401, () => Promise.resolve('')],
    ['an unverified member', 403, async () => (await signIn({ verified: false })).cookie],
    ['a member', 403, async () => (await signIn()).cookie],
  ])('%s gets %i, and nothing changes', async (_who, status, cookie) => {
    const { id } = await write()
    expect((await mark(handler, id, await cookie())).status).toBe(status)
    expect(await db.contactSubmission.findUnique({ where: { id } })).toMatchObject({ status: 'new' })
  })

  test.each([0, 1, 2_147_483_648, 'x'])('there is no message %s', async (id) => {
    expect((await mark(handler, id)).status).toBe(404)
  })
})

test('the list holds everything, latest first, by state, with its total', async () => {
  const { user } = await signIn()
  await write({ subject: 'First', createdAt: new Date('2026-01-01') })
  await write({ subject: 'Second', status: 'read', userId: user.id })
  const { status, body, headers } = await call<Submission[]>(GET, { cookie: admin })
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe('2')
  expect(body.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(body[0]).toEqual({
    id: expect.any(Number) as number,
    name: 'Gus',
    email: 'gus@example.org',
    subject: 'Second',
    message: 'Why 1.05?',
    status: 'read',
    userId: user.id,
    createdAt: expect.stringMatching(/Z$/) as string,
    readAt: null,
    repliedAt: null,
    repliedBy: null,
  })
  const fresh = await call<Submission[]>(GET, { cookie: admin, query: { status: 'new' } })
  expect(fresh.body.map(({ subject }) => subject)).toEqual(['First'])
  expect(await countUnread({} as never)).toBe(1)
})

test.each([
  ['status', 'lost'],
  ['page', '0'],
])('%s %j is no filter', async (path, value) => {
  const { status, body } = await call(GET, { cookie: admin, query: { [path]: value } })
  expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path })
})

test('viewing marks as read, once, and never undoes a reply', async () => {
  const { id } = await write()
  const first = await mark(markRead, id)
  expect(first.body).toMatchObject({ status: 'read', repliedAt: null })
  expect((await mark(markRead, id)).body.readAt).toBe(first.body.readAt)
  await mark(markReplied, id)
  expect((await mark(markRead, id)).body.status).toBe('replied')
  expect((await noted(id)).map(({ action }) => action)).toEqual(['message.read', 'message.reply'])
})

test('a reply that was marked by mistake is taken back, and the message waits for an answer', async () => {
  const { id } = await write({ createdAt: new Date() })
  await mark(markReplied, id)
  const { body } = await call<Submission>(takeBackReply, {
    method: 'DELETE',
    cookie: admin,
    params: { id: String(id) },
  })
  expect(body).toMatchObject({ status: 'read', repliedAt: null, repliedBy: null })
  expect(body.readAt).not.toBeNull()
  expect(urgencyOf(body, Date.now())).toMatchObject({ tone: 'calm' })
  await call(takeBackReply, { method: 'DELETE', cookie: admin, params: { id: String(id) } })
  expect((await noted(id)).map(({ action }) => action)).toEqual(['message.reply', 'message.reopen'])
})

test('replying stores who and when; of two at once, the first', async () => {
  const { id } = await write()
  const other = await signIn({ role: 'admin', firstName: 'Grace', lastName: 'Hopper' })
  const [one, two] = await Promise.all([mark(markReplied, id), mark(markReplied, id, other.cookie)])
  expect(one.body).toMatchObject({ status: 'replied', repliedAt: expect.any(String) as string })
  expect(two.body).toEqual(one.body)
  expect(['Ada Byron', 'Grace Hopper']).toContain(one.body.repliedBy)
  const entries = await noted(id)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ before: { status: 'new' }, after: { status: 'replied' } })
  expect(JSON.stringify(entries[0]!.after)).not.toContain('gus@')
})
