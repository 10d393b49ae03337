import { POST as LOGIN } from '@/app/api/login/route'
import { GET } from '@/app/api/user/sign-ins/route'
import { call } from '../../support/call'
import { createMember, PASSWORD, resetLimits, type Member } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

beforeEach(resetLimits)

type Row = { device: string; at: string; succeeded: boolean; here: boolean }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

/** Signs in with what this browser kept, and gives all that it keeps afterwards. */
async function use(member: Member, agent: string, kept?: string, password = PASSWORD): Promise<string> {
  const { cookies } = await call(LOGIN, {
    cookie: kept,
    body: { email: member.email, password },
    headers: { 'user-agent': agent },
  })
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

test('are for the signed-in', async () => {
  expect((await call(GET)).status).toBe(401)
})

test('are one’s own, newest first, with device and outcome and without a trace of the place', async () => {
  const [member, stranger] = [await createMember(), await createMember()]
  await use(stranger, FIREFOX)
  const phone = await use(member, SAFARI)
  await use(member, FIREFOX, undefined, 'Wrong!Password1')
  const here = await use(member, FIREFOX)
  const { body } = await call<Row[]>(GET, { cookie: here })
  expect(body.map(({ device, succeeded, here }) => [device, succeeded, here])).toEqual([
    ['Firefox on Linux', true, true],
    ['Firefox on Linux', false, false],
    ['Safari on iPhone', true, false],
  ])
  expect(Object.keys(body[0]!).sort()).toEqual(['at', 'device', 'here', 'id', 'succeeded'])
  expect(phone).not.toBe(here)
})

test('from a browser that the account was never used in send an email, the very first and known ones do not', async () => {
  const member = await createMember()
  const desk = await use(member, FIREFOX)
  await use(member, FIREFOX, desk)
  await runQueue()
  expect(emailsTo(member.email)).toEqual([])

  const phone = await use(member, SAFARI)
  await use(member, SAFARI, phone)
  await use(member, FIREFOX, desk)
  await runQueue()
  const sent = emailsTo(member.email)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.text).toContain('Safari on iPhone')
})

test('another account in the same browser is new to it only if it was used elsewhere before', async () => {
  const [first, second] = [await createMember(), await createMember()]
  const shared = await use(first, FIREFOX)
  await use(second, FIREFOX, shared)
  await runQueue()
  expect(emailsTo(second.email)).toEqual([])
})

test('a forged browser cookie is replaced, not stored', async () => {
  const member = await createMember()
  const kept = await use(member, FIREFOX, "loadpath.browser=' OR 1=1 --")
  expect(kept).toMatch(/loadpath\.browser=[\w-]{43}$/)
})
