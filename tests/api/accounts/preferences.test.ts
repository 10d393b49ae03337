import { GET, PUT } from '@/app/api/user/preferences/route'
import { db } from '@/lib/core/server/db'
import type { Preferences } from '@/lib/users/preferences/types'
import { call } from '../../support/call'
import { createMember, signIn } from '../../support/factories'

const read = (cookie?: string) => call<Preferences>(GET, { cookie })
const update = (cookie: string | undefined, body: unknown) => call(PUT, { method: 'PUT', cookie, body })
const stored = (id: string) =>
  db.user.findUnique({
    where: { id },
    select: { newsletter: true, digestEvery: true, notifyByMail: true, creditedInFull: true },
  })
const FIRST = { newsletter: false, digestEvery: 'weekly', notifyByMail: true, creditedInFull: false }

test('a visitor has none', async () => {
  expect((await call(GET)).body.code).toBe('UNAUTHENTICATED')
  expect((await update(undefined, { newsletter: true })).body.code).toBe('UNAUTHENTICATED')
})

test('another site cannot change them', async () => {
  const { cookie, user } = await signIn()
  const headers = { origin: 'https://evil.example' }
  const reply = await call(PUT, { method: 'PUT', cookie, body: { newsletter: true }, headers })
  expect(reply.status).toBe(403)
  expect(await stored(user.id)).toEqual(FIRST)
})

test.each([
  [{}, '', 'There is nothing to change'],
  [{ role: 'admin' }, '', 'There is nothing to change'],
  [{ newsletter: 'yes' }, 'newsletter', 'Please choose on or off'],
  [{ newsletter: null }, 'newsletter', 'Please choose on or off'],
  [{ digestEvery: 'hourly' }, 'digestEvery', 'Please choose daily or weekly'],
  [{ newsletter: true, notifyByMail: { set: false } }, 'notifyByMail', 'Please choose on or off'],
])('%j: %s %s', async (sent, path, message) => {
  const { cookie, user } = await signIn()
  const { status, body } = await update(cookie, sent)
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] })
  expect(await stored(user.id)).toEqual(FIRST)
})

test('a new member gets emails about their own things, no digest, and is named without title', async () => {
  const { cookie } = await signIn({ verified: false })
  expect(await read(cookie)).toMatchObject({ status: 200, body: FIRST })
})

test('are stored one by one, for this account and no other, and nothing else with them', async () => {
  const [{ cookie, user }, other] = [await signIn(), await createMember()]
  expect(await update(cookie, { newsletter: true, role: 'admin' })).toMatchObject({
    status: 200,
    body: { ...FIRST, newsletter: true },
  })
  await update(cookie, { notifyByMail: false })
  await update(cookie, { creditedInFull: true })
  expect((await read(cookie)).body).toEqual({
    newsletter: true,
    digestEvery: 'weekly',
    notifyByMail: false,
    creditedInFull: true,
  })
  expect(await stored(other.id)).toEqual(FIRST)
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ role: 'user' })
})

test('two switches pressed at once do not undo each other', async () => {
  const { cookie, user } = await signIn()
  await Promise.all([update(cookie, { newsletter: true }), update(cookie, { notifyByMail: false })])
  expect(await stored(user.id)).toEqual({ ...FIRST, newsletter: true, notifyByMail: false })
})
