import { POST } from '@/app/api/auth/resend-verification/route'
import { GET as verify } from '@/app/api/verify-email/route'
import { db } from '@/lib/core/server/db'
import { call, newPeer } from '../../support/call'
import { createMember } from '../../support/factories'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'

const resend = (email: unknown, peer = newPeer()) =>
  call(POST, { body: { email }, headers: { 'x-loadpath-peer': peer } })
const queued = (recipient: string) => db.mailMessage.count({ where: { recipient } })

test.each([undefined, '', 'nobody', { contains: '@' }])('%j is no address', async (email) => {
  const { status, body } = await resend(email)
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ path: 'email', message: 'Please enter a valid email address' }])
})

test('the answer is the same for everybody, and only who waits gets an email', async () => {
  const waiting = await createMember({ verified: false })
  const verified = await createMember()
  const frozen = await createMember({ verified: false, status: 'frozen' })
  const gone = await createMember({ verified: false, status: 'deleted' })
  const addresses = [waiting.email, verified.email, frozen.email, gone.email, 'nobody@example.org']
  const replies = []
  for (const email of addresses) replies.push(await resend(email))
  for (const { status, body } of replies) {
    expect({ status, body }).toEqual({ status: 200, body: replies[0]!.body })
  }
  expect(Object.keys(replies[0]!.body)).toEqual(['message', 'details'])
  expect(await Promise.all(addresses.map(queued))).toEqual([1, 0, 0, 0, 0])
})

test('the fifth in an hour waits, known or not, however the address is written', async () => {
  const { email } = await createMember({ verified: false })
  const peer = newPeer()
  for (const address of [email, 'stranger@example.org']) {
    for (const written of [address, address.toUpperCase(), ` ${address}`, address])
      expect((await resend(written, peer)).status).toBe(200)
    const { status, headers, body } = await resend(address, peer)
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
  }
  expect(await queued(email)).toBe(4)
})

test('the email that was sent again verifies', async () => {
  const { email } = await createMember({ verified: false })
  await resend(email)
  await runQueue()
  expect((await call(verify, { query: { token: tokenIn(emailsTo(email)[0]!) } })).status).toBe(200)
})
