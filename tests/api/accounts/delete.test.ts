import { GET as currentUser } from '@/app/api/auth/user/route'
import { POST as login } from '@/app/api/login/route'
import { POST } from '@/app/api/user/delete/route'
import { db } from '@/lib/core/server/db'
import { longDay } from '@/lib/core/dates'
import { queueMail } from '@/lib/mail/mutations'
import { deleteDueAccounts } from '@/lib/users/privacy/jobs'
import type { AccountDeletion } from '@/lib/users/privacy/types'
import { fill } from '../../support/belongings'
import { call } from '../../support/call'
import { createArticle, createMember, PASSWORD, resetLimits, signIn } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

const DAY = 86_400_000
const leave = (cookie: string | undefined, body: unknown = { password: PASSWORD }) =>
  call(POST, { cookie, body })
const userOf = (id: string) => db.user.findUnique({ where: { id } })
const askedDaysAgo = (id: string, days: number) =>
  db.user.update({ where: { id }, data: { deletionRequestedAt: new Date(Date.now() - days * DAY) } })
const subjects = async (email: string) => {
  await runQueue()
  return emailsTo(email).map(({ subject }) => subject)
}

beforeEach(resetLimits)
// Of other tests no admin is left who could stay.
beforeEach(() => db.user.deleteMany({ where: { role: 'admin' } }))

describe('asking to be deleted', () => {
  test('a visitor cannot', async () => {
    expect((await leave(undefined)).body.code).toBe('UNAUTHENTICATED')
  })

  test('another site cannot ask for it', async () => {
    const { cookie, user } = await signIn()
    const reply = await call(POST, {
      cookie,
      body: { password: PASSWORD },
      headers: { origin: 'https://evil.example' },
    })
    expect(reply.status).toBe(403)
    expect((await userOf(user.id))?.deletionRequestedAt).toBeNull()
  })

  test.each([
    [{}, 'Please enter your password'],
    [{ password: '' }, 'Please enter your password'],
    [{ password: { not: 'x' } }, 'Please enter your password'],
    [{ password: 'x'.repeat(129) }, 'Password is incorrect'],
    [{ password: 'Wrong!2345' }, 'Password is incorrect'],
    [{ password: ` ${PASSWORD}` }, 'Password is incorrect'],
  ])('%j: %s', async (sent, message) => {
    const { cookie, user } = await signIn()
    const { status, body } = await leave(cookie, sent)
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'password', message }],
    })
    expect((await userOf(user.id))?.deletionRequestedAt).toBeNull()
    expect((await call(currentUser, { cookie })).status).toBe(200)
  })

  test('the sixth wrong password waits, and so does the right one after it', async () => {
    const { cookie } = await signIn()
    for (let n = 0; n < 5; n++) expect((await leave(cookie, { password: 'Wrong!2345' })).status).toBe(400)
    expect((await leave(cookie)).status).toBe(429)
  })

  test('the only administrator cannot, and one who is leaving already does not count', async () => {
    const [first, second] = [await signIn({ role: 'admin' }), await signIn({ role: 'admin' })]
    expect((await leave(first.cookie)).status).toBe(200)
    const { status, body } = await leave(second.cookie)
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'CONFLICT',
      message: 'You are the only administrator. Make somebody else an administrator before you leave.',
    })
    expect((await call(currentUser, { cookie: second.cookie })).status).toBe(200)
  })

  test('of two administrators who ask at once, one stays', async () => {
    const admins = [await signIn({ role: 'admin' }), await signIn({ role: 'admin' })]
    const replies = await Promise.all(admins.map(({ cookie }) => leave(cookie)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('signs out everywhere and says by email until when it can be taken back', async () => {
    const { cookie, user } = await signIn({ verified: false })
    const reply = await call<AccountDeletion>(POST, { cookie, body: { password: PASSWORD } })
    const in30Days = Date.now() + 30 * DAY
    expect(reply.status).toBe(200)
    expect(Math.abs(Date.parse(reply.body.deletesAt) - in30Days)).toBeLessThan(60_000)
    const day = longDay(reply.body.deletesAt)
    expect(reply.body.message).toBe(`Your account will be deleted on ${day}. Sign in before then to keep it.`)
    expect(reply.cookies[0]).toMatch(/^loadpath\.session=; Max-Age=0/)
    expect((await call(currentUser, { cookie })).status).toBe(401)
    expect(await subjects(user.email)).toEqual(['Your Loadpath account will be deleted'])
    expect(emailsTo(user.email)[0]!.text).toContain(day)
  })

  test('signing in takes it back, once, with an email', async () => {
    const { cookie, user } = await signIn()
    await leave(cookie)
    const again = () =>
      call<{ deletionCancelled?: true }>(login, { body: { email: user.email, password: PASSWORD } })
    expect(await again()).toMatchObject({ status: 200, body: { deletionCancelled: true } })
    const later = await again()
    expect(later.status).toBe(200)
    expect(later.body).not.toHaveProperty('deletionCancelled')
    expect((await userOf(user.id))?.deletionRequestedAt).toBeNull()
    expect(await subjects(user.email)).toEqual([
      'Your Loadpath account will be deleted',
      'Your Loadpath account stays',
      // Each of these sign-ins came from a browser of its own.
      'New sign-in to your Loadpath account',
    ])
  })

  test('a wrong password takes nothing back', async () => {
    const { cookie, user } = await signIn()
    await leave(cookie)
    expect((await call(login, { body: { email: user.email, password: 'Wrong!2345' } })).status).toBe(401)
    expect((await userOf(user.id))?.deletionRequestedAt).not.toBeNull()
  })
})

describe('the job', () => {
  test('leaves everybody alone who has days left, or never asked', async () => {
    const [early, never] = [await createMember(), await createMember()]
    await askedDaysAgo(early.id, 29.9)
    expect(await deleteDueAccounts()).toBe(0)
    expect([await userOf(early.id), await userOf(never.id)]).not.toContain(null)
  })

  test('deletes whoever asked 30 days ago, each once, however often it runs', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => createMember()))
    for (const { id } of members) await askedDaysAgo(id, 30)
    const counts = await Promise.all([deleteDueAccounts(), deleteDueAccounts()])
    expect(counts[0] + counts[1]).toBe(60)
    expect(await deleteDueAccounts()).toBe(0)
    expect(await db.user.count({ where: { id: { in: members.map(({ id }) => id) } } })).toBe(0)
    expect(
      await db.auditEntry.count({
        where: { action: 'user.delete', targetId: { in: members.map(({ id }) => id) } },
      }),
    ).toBe(60)
    expect(await subjects(members[0]!.email)).toEqual(['Your Loadpath account is deleted'])
  })

  test('removes everything, keeps what was published without a name, and touches nobody else', async () => {
    const [leaver, other] = [await createMember(), await createMember()]
    const { own, read } = await fill(leaver, 'Lorenzo')
    await fill(other, 'Octavia')
    await db.comment.create({ data: { userId: other.id, articleId: read.id, content: 'I stay.' } })
    await db.like.create({ data: { userId: other.id, articleId: read.id } })
    const counts = () =>
      db.article.findUniqueOrThrow({
        where: { id: read.id },
        select: { likeCount: true, commentCount: true },
      })
    expect(await counts()).toEqual({ likeCount: 2, commentCount: 2 })
    const others = await everythingNaming('Octavia')
    // One that waits to be sent, and one that never will be.
    for (const eventKey of ['waiting', 'failed'])
      await queueMail(db, {
        eventKey,
        template: 'contact-copy',
        to: leaver.email,
        userId: leaver.id,
        props: { firstName: 'Lorenzo', about: 'Lorenzo', message: 'Lorenzo' },
      })
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`
    expect(await everythingNaming('Lorenzo')).toHaveProperty(['graphile_worker._private_jobs'], 2)

    await askedDaysAgo(leaver.id, 31)
    expect(await deleteDueAccounts()).toBe(1)

    expect(await counts()).toEqual({ likeCount: 1, commentCount: 1 })
    const left = await db.article.findMany({
      where: { id: { in: Object.values(own).map(({ id }) => id) } },
      select: { id: true, authorId: true, submittedByUser: true, memberNote: true },
    })
    expect(left).toEqual([{ id: own.approved.id, authorId: null, submittedByUser: true, memberNote: null }])
    const [queued] = await db.mailMessage.findMany({ where: { recipient: leaver.email } })
    expect(queued).toMatchObject({ template: 'account-deleted', userId: null })
    expect(await subjects(leaver.email)).toEqual(['Your Loadpath account is deleted'])
    expect(emailsTo(leaver.email)[0]!.text).toContain('Former member')

    await db.mailMessage.deleteMany({ where: { recipient: leaver.email } })
    expect(Object.keys(await everythingNaming(leaver.id))).toEqual(['audit_entries'])
    expect(await everythingNaming(leaver.email)).toEqual({})
    // What was published keeps its words; the revision's note is part of its history.
    expect(Object.keys(await everythingNaming('Lorenzo')).sort()).toEqual(['article_revisions', 'articles'])
    expect(await everythingNaming('Octavia')).toEqual(others)
  })

  test('an administrator who wanted to leave goes too, and the log forgets the name', async () => {
    const admin = await createMember({ role: 'admin', firstName: 'Grace', lastName: 'Hopper' })
    await db.auditEntry.create({
      data: {
        actorId: admin.id,
        actorName: 'Grace Hopper',
        action: 'user.freeze',
        targetType: 'user',
        targetId: 'x',
      },
    })
    const { id } = await createArticle({ authorId: admin.id })
    await askedDaysAgo(admin.id, 30)
    expect(await deleteDueAccounts()).toBe(1)
    expect(await db.auditEntry.findFirst({ where: { targetId: 'x' } })).toMatchObject({
      actorId: null,
      actorName: 'Former member',
      action: 'user.freeze',
    })
    // By nobody and by no member: shown as the editors'.
    expect(await db.article.findUnique({ where: { id } })).toMatchObject({
      authorId: null,
      submittedByUser: false,
    })
  })

  test('one who cannot be deleted holds up nobody, and the job fails to be tried again', async () => {
    const [stuck, free] = [await createMember(), await createMember()]
    await askedDaysAgo(stuck.id, 40)
    await askedDaysAgo(free.id, 30)
    await db.$executeRawUnsafe(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    )
    await db.$executeRawUnsafe(
      `CREATE TRIGGER stuck BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.id = '${stuck.id}') EXECUTE FUNCTION refuse()`,
    )
    await expect(deleteDueAccounts()).rejects.toThrow('could not be deleted: 1')
    expect(await userOf(free.id)).toBeNull()
    expect(await subjects(stuck.email)).toEqual([])
    await db.$executeRawUnsafe('DROP TRIGGER stuck ON users')
    expect(await deleteDueAccounts()).toBe(1)
  })
})

/** Each table that says this somewhere, with how many rows do. */
async function everythingNaming(text: string): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT CASE schemaname WHEN 'public' THEN tablename ELSE schemaname || '.' || tablename END AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> 'rate_limits' ORDER BY 1`
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0`,
      text,
    )
    if (row!.n > 0) found[name] = row!.n
  }
  return found
}
