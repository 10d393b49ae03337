import { GET as openRoute, POST as unsubscribeRoute } from '@/app/api/unsubscribe/route'
import { PUT as preferencesRoute } from '@/app/api/user/preferences/route'
import { emailsTo, runQueue, tokenIn } from '../../support/mail'
import { db } from '@/lib/core/server/db'
import { sendDigests } from '@/lib/watches/digest/jobs'
import { purgeWatchNews } from '@/lib/watches/news/jobs'
import { call, type Refusal } from '../../support/call'
import { createArticle, createMember, resetLimits, signIn, type Member } from '../../support/factories'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Monday, at the hour at which digests are made. */
const MONDAY = new Date('2027-03-01T06:10:00Z')
const after = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR)

beforeEach(async () => {
  await resetLimits()
  await db.user.updateMany({ data: { newsletter: false } })
  // Each test has the library to itself: what another one published is not new.
  await db.article.updateMany({ data: { publishedAt: new Date('2020-01-01') } })
})

const subscribe = (
  { id }: Member,
  data: { digestEvery?: 'weekly' | 'daily'; digestedUntil?: Date | null } = {},
) => db.user.update({ where: { id }, data: { newsletter: true, ...data } })

const published = (hours: number, options: Parameters<typeof createArticle>[0] = {}) =>
  createArticle({ ...options, publishedAt: after(hours) })

/** The emails of a member once the digests of a moment are sent. */
async function sentTo({ email }: Member, now: Date) {
  await sendDigests(now)
  await runQueue()
  return emailsTo(email)
}
const words = (text: string) => text.replace(/\s+/g, ' ')

const press = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  call<{ digest: string } & Refusal>(unsubscribeRoute, { method: 'POST', query, headers })
const wants = async ({ id }: Member) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { newsletter: true } })).newsletter

test('who did not ask for a digest gets none, and who did gets one of what is new', async () => {
  const [without, member] = [await createMember(), await createMember({ firstName: 'Ada' })]
  await subscribe(member)
  await published(-5, { title: 'Restrained beams', category: 'Steel' })
  await published(-24 * 8, { title: 'Older than a week' })
  await published(1, { title: 'Still to come' })
  const [mail, ...more] = await sentTo(member, MONDAY)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('What is new on Loadpath this week')
  const text = words(mail!.text)
  expect(text).toContain('Hello Ada,')
  expect(text).toContain('Restrained beams')
  expect(text).not.toContain('Older than a week')
  expect(text).not.toContain('Still to come')
  expect(emailsTo(without.email)).toEqual([])
})

test('where nothing is new there is no email, and the next digest begins where the last one would have ended', async () => {
  const member = await createMember()
  await subscribe(member, { digestEvery: 'daily' })
  expect(await sentTo(member, MONDAY)).toEqual([])
  await published(2, { title: 'Shear studs' })
  // Not yet the next morning.
  expect(await sentTo(member, after(12))).toEqual([])
  expect(await sentTo(member, after(24))).toHaveLength(1)
  expect(await sentTo(member, after(25))).toHaveLength(1)
  expect(await sentTo(member, after(48))).toHaveLength(1)
})

test('a worker that was down on the morning makes up for it, and sends what lay in that period once', async () => {
  const member = await createMember()
  await subscribe(member)
  await published(-5, { title: 'Before Monday' })
  await published(30, { title: 'On Tuesday' })
  // The worker begins again on Wednesday.
  const [late] = await sentTo(member, after(54))
  expect(words(late!.text)).toContain('Before Monday')
  expect(late!.text).not.toContain('On Tuesday')
  const [, next, ...more] = await sentTo(member, new Date(MONDAY.getTime() + 7 * DAY))
  expect(more).toEqual([])
  expect(words(next!.text)).toContain('On Tuesday')
  expect(next!.text).not.toContain('Before Monday')
})

test('the first digest of a new member reaches back to the registration, and no further', async () => {
  const member = await createMember()
  await subscribe(member)
  await db.user.update({ where: { id: member.id }, data: { createdAt: after(30) } })
  await published(2, { title: 'Before the registration' })
  await published(40, { title: 'After the registration' })
  // The worker looks every hour, also in the week of the registration.
  expect(await sentTo(member, after(31))).toEqual([])
  const [mail] = await sentTo(member, new Date(MONDAY.getTime() + 7 * DAY))
  expect(words(mail!.text)).toContain('After the registration')
  expect(mail!.text).not.toContain('Before the registration')
})

test('a digest lists only what members may read when it is made, and nothing of the member’s own', async () => {
  const member = await createMember()
  await subscribe(member)
  const kept = await published(-5, { title: 'Kept in the library' })
  const draft = await published(-5, { title: 'Taken back' })
  const binned = await published(-5, { title: 'In the bin' })
  await published(-5, { title: 'Written by the member', authorId: member.id })
  await db.article.update({ where: { id: draft.id }, data: { status: 'draft' } })
  await db.article.update({ where: { id: binned.id }, data: { deletedAt: new Date() } })
  for (const { id } of [kept, draft, binned])
    await db.watchNews.create({
      data: { userId: member.id, kind: 'changed', articleId: id, reason: 'R', createdAt: after(-3) },
    })
  const [mail] = await sentTo(member, MONDAY)
  const text = words(mail!.text)
  for (const gone of ['Taken back', 'In the bin', 'Written by the member']) expect(text).not.toContain(gone)
  // What is watched is listed once, and not among the new articles too.
  expect(text.match(/Kept in the library/g)).toHaveLength(1)
  expect(text).toContain('Changed:')
})

test('who watches a category is told of its articles, and who watches none of every new one', async () => {
  const [steel, all] = [await createMember(), await createMember()]
  for (const member of [steel, all]) await subscribe(member)
  const article = await published(-5, { title: 'Steel beams', category: 'Steel' })
  await published(-5, { title: 'Concrete slabs', category: 'Concrete' })
  const category = await db.category.findFirstOrThrow({ where: { name: 'Steel' } })
  await db.watch.create({ data: { userId: steel.id, categoryId: category.id } })
  await db.watchNews.create({
    data: {
      userId: steel.id,
      kind: 'published',
      articleId: article.id,
      reason: 'Steel',
      createdAt: after(-5),
    },
  })
  const [own] = await sentTo(steel, MONDAY)
  expect(words(own!.text)).toContain('New in Steel: Steel beams')
  expect(own!.text).not.toContain('Concrete slabs')
  const [every] = emailsTo(all.email)
  expect(words(every!.text)).toContain('Concrete slabs')
})

test('an account that is frozen, disabled, not verified or about to be deleted gets no digest', async () => {
  await published(-5)
  const members = [
    await createMember({ status: 'frozen' }),
    await createMember({ status: 'deleted' }),
    await createMember({ verified: false }),
    await createMember(),
  ]
  for (const member of members) await subscribe(member)
  await db.user.update({ where: { id: members[3]!.id }, data: { deletionRequestedAt: new Date() } })
  expect(await sendDigests(MONDAY)).toBe(0)
})

test('a digest that is switched on begins now, and one that is on keeps its beginning', async () => {
  const { cookie, user } = await signIn()
  await published(-24 * 400)
  const change = (body: object) => call(preferencesRoute, { method: 'PUT', cookie, body })
  const until = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).digestedUntil
  await change({ digestEvery: 'daily' })
  expect(await until()).toBeNull()
  await change({ newsletter: true })
  const begun = await until()
  expect(begun!.getTime()).toBeGreaterThan(Date.now() - 60_000)
  await change({ newsletter: true, digestEvery: 'weekly' })
  expect(await until()).toEqual(begun)
})

test('the digest names its address for one press as RFC 8058 says, and one press without a session switches it off', async () => {
  const member = await createMember()
  await subscribe(member)
  await published(-5)
  const [mail] = await sentTo(member, MONDAY)
  const { 'List-Unsubscribe': address, ...others } = mail!.headers!
  expect(others).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const token = tokenIn(mail!)
  expect(address).toBe(`<http://localhost:3000/api/unsubscribe?token=${token}>`)
  const stored = await db.emailToken.findMany({ where: { userId: member.id } })
  expect(JSON.stringify(stored)).not.toContain(token)

  // Opening it leads to the page and changes nothing.
  const opened = await call(openRoute, { query: { token } })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe?token=${token}`])
  expect(await wants(member)).toBe(true)

  // As a mail client sends it: a form, from no page of ours.
  const client = { origin: '', 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await call<{ digest: string }>(unsubscribeRoute, {
    method: 'POST',
    query: { token },
    raw: 'List-Unsubscribe=One-Click',
    headers: client,
  })
  expect(reply).toMatchObject({ status: 200, body: { digest: 'off' } })
  expect(await wants(member)).toBe(false)
  expect((await press({ token })).body.digest).toBe('off')
  expect(await wants(member)).toBe(false)
  await published(20)
  expect(await sentTo(member, new Date(MONDAY.getTime() + 7 * DAY))).toHaveLength(1)

  expect((await press({ token, digest: 'on' })).body).toMatchObject({
    digest: 'on',
    message: 'You get the digest again.',
  })
  expect(await wants(member)).toBe(true)
})

test('a wrong, missing or expired link and one for another purpose change nothing', async () => {
  const member = await createMember()
  await subscribe(member)
  await published(-5)
  const [mail] = await sentTo(member, MONDAY)
  const token = tokenIn(mail!)
  expect((await press({})).body.errors).toEqual([{ path: 'token', message: 'The link is not complete' }])
  for (const wrong of [`${token}x`, token.toUpperCase(), 'x'])
    expect((await press({ token: wrong })).body.code).toBe('INVALID_TOKEN')
  await db.user.update({ where: { id: member.id }, data: { email: `new-${member.email}` } })
  expect((await press({ token })).body.code).toBe('INVALID_TOKEN')
  await db.user.update({ where: { id: member.id }, data: { email: member.email } })
  await db.emailToken.updateMany({ where: { userId: member.id }, data: { purpose: 'verify_email' } })
  expect((await press({ token })).status).toBe(400)
  await db.emailToken.updateMany({
    where: { userId: member.id },
    data: { purpose: 'unsubscribe', expiresAt: new Date(0) },
  })
  expect((await press({ token })).body.message).toBe(
    'This link does not work any more. Sign in and choose in your settings whether you get the digest.',
  )
  expect(await wants(member)).toBe(true)
})

test('digests of one member have one link, until it has few days left', async () => {
  const member = await createMember()
  await subscribe(member, { digestEvery: 'daily' })
  await published(-5)
  await published(20)
  await published(24 * 380)
  await sentTo(member, MONDAY)
  await sentTo(member, after(24))
  const mails = await sentTo(member, after(24 * 381))
  const tokens = mails.map(tokenIn)
  expect(tokens).toHaveLength(3)
  expect(tokens[0]).toBe(tokens[1])
  expect(tokens[2]).not.toBe(tokens[1])
})

test('the digest of a member goes on where that of another cannot be made', async () => {
  const [broken, member] = [await createMember(), await createMember()]
  for (const one of [broken, member]) await subscribe(one)
  await published(-5)
  const rule = `CHECK (recipient <> '${broken.email}')`
  await db.$executeRawUnsafe(`ALTER TABLE mail_messages ADD CONSTRAINT broken ${rule}`)
  try {
    await expect(sendDigests(MONDAY)).rejects.toThrow('Digests that could not be made: 1')
  } finally {
    await db.$executeRaw`ALTER TABLE mail_messages DROP CONSTRAINT broken`
  }
  await runQueue()
  expect(emailsTo(member.email)).toHaveLength(1)
  expect(await sentTo(broken, MONDAY)).toHaveLength(1)
  expect(emailsTo(member.email)).toHaveLength(1)
})

test('what was new is deleted after three months', async () => {
  const member = await createMember()
  const { id: articleId } = await createArticle()
  const days = (n: number) => new Date(Date.now() - n * DAY)
  for (const createdAt of [days(100), days(80)])
    await db.watchNews.create({
      data: { userId: member.id, kind: 'changed', articleId, reason: 'R', createdAt },
    })
  expect(await purgeWatchNews()).toBe(1)
  expect(await db.watchNews.count({ where: { userId: member.id } })).toBe(1)
})
