import { PUT as saveRoute } from '@/app/api/admin/standards/[id]/route'
import { GET as listRoute, PUT as watchRoute } from '@/app/api/watches/route'
import { emailsTo, runQueue } from '../../support/mail'
import { db } from '@/lib/core/server/db'
import { inboxOf } from '@/lib/notifications/queries'
import { findSession } from '@/lib/auth/queries'
import type { RegisterEntry } from '@/lib/standards/administration/types'
import { register } from '@/lib/standards/store'
import { changesOf } from '@/lib/standards/rules/changes'
import { sendDigests } from '@/lib/watches/digest/jobs'
import { announceRegister } from '@/lib/watches/register/jobs'
import type { Watched } from '@/lib/watches/types'
import { call, type Refusal } from '../../support/call'
import { resetLimits, signIn, type SignedIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

/** A morning of London, once the day has begun and before the digests reach to. */
const morning = (day: string) => new Date(`${day}T04:00:00Z`)
/** When the digests of a morning are made. */
const sending = (day: string) => new Date(`${day}T06:10:00Z`)

const watch = ({ cookie }: SignedIn, kind: string, key: string, watching = true) =>
  call<{ watching: boolean } & Refusal>(watchRoute, { method: 'PUT', cookie, body: { kind, key, watching } })

async function inbox({ token }: SignedIn) {
  const session = await findSession(token, 30)
  if (session.kind !== 'live') throw new Error('No session')
  return (await inboxOf(session.viewer)).items
}

/** A member who gets the digest, as if there had been one on a day. */
async function subscriber(every: 'weekly' | 'daily', digested: Date | null) {
  const member = await signIn()
  await db.user.update({
    where: { id: member.user.id },
    data: { newsletter: true, digestEvery: every, digestedUntil: digested },
  })
  return member
}

beforeAll(async () => {
  await loadSeedRegister()
})
beforeEach(async () => {
  await resetLimits()
  await db.user.updateMany({ data: { newsletter: false } })
})

test('what the register holds when it is first looked at is no news', async () => {
  expect(await announceRegister(morning('2026-11-23'))).toBe(0)
  expect(await db.standardAnnouncement.count()).toBeGreaterThanOrEqual(130)
  expect(await db.standardEvent.count()).toBe(0)
  expect(await announceRegister(morning('2026-11-24'))).toBe(0)
})

test('on 30 March 2028 the inbox and the digest say by themselves what is withdrawn, once, and on no day beside it', async () => {
  const changes = changesOf((await register()).editions)
  const steel = await subscriber('daily', new Date('2028-03-28T06:00:00Z'))
  const weekly = await subscriber('weekly', new Date('2028-03-27T06:00:00Z'))
  const unsubscribed = await signIn()
  for (const member of [steel, unsubscribed]) await watch(member, 'standard', 'en-1993-1-1')
  // Whatever begins before the last days of March is announced before them.
  await announceRegister(morning('2028-03-28'))
  await db.standardEvent.deleteMany()
  await db.notification.deleteMany()

  expect(await announceRegister(morning('2028-03-29'))).toBe(0)
  expect(await sendDigests(sending('2028-03-29'))).toBe(0)

  const onTheDay = changes.filter(({ day }) => day === '2028-03-30')
  expect(onTheDay.length).toBeGreaterThan(30)
  expect(await announceRegister(morning('2028-03-30'))).toBe(onTheDay.length)
  expect(await inbox(steel)).toMatchObject([
    {
      kind: 'watched-standard',
      title: 'EN 1993-1-1:2005+A1:2014',
      detail: 'Withdrawn, superseded',
      href: '/standards/en-1993-1-1',
    },
  ])
  expect(await inbox(unsubscribed)).toHaveLength(1)
  expect(await inbox(weekly)).toEqual([])
  expect(await sendDigests(sending('2028-03-30'))).toBe(1)
  await runQueue()
  const [mail, ...more] = emailsTo(steel.user.email)
  expect(more).toEqual([])
  const text = mail!.text.replace(/\s+/g, ' ')
  expect(text).toContain('EN 1993-1-1:2005+A1:2014')
  expect(text).toContain('Withdrawn, superseded, 30 March 2028')
  expect(text).toContain(`And ${onTheDay.length - 1 - 20} more`)

  expect(await announceRegister(morning('2028-03-31'))).toBe(0)
  expect(await sendDigests(sending('2028-03-31'))).toBe(0)
  // The weekly one comes on Monday and lists the same days.
  expect(await sendDigests(sending('2028-04-03'))).toBe(1)
  await runQueue()
  expect(emailsTo(weekly.user.email).map(({ subject }) => subject)).toEqual([
    'What is new on Loadpath this week',
  ])
  expect(emailsTo(steel.user.email)).toHaveLength(1)
  expect(emailsTo(unsubscribed.user.email)).toEqual([])
})

test('two workers that announce and send at once tell everybody once', async () => {
  const member = await subscriber('daily', new Date('2030-01-01T06:00:00Z'))
  await watch(member, 'standard', 'aisc-360')
  await announceRegister(morning('2030-01-01'))
  const edition = await db.standardEdition.findUniqueOrThrow({ where: { designation: 'AISC 360-16' } })
  await db.standardStatus.create({
    data: {
      editionId: edition.id,
      jurisdiction: 'USA',
      currency: 'withdrawn',
      supersession: 'superseded',
      fromDay: new Date('2030-01-02'),
      source: 'A test',
      checkedOn: new Date('2026-11-01'),
      confidence: 'low',
      confirmed: true,
    },
  })
  const announced = await Promise.all([1, 2, 3].map(() => announceRegister(morning('2030-01-02'))))
  expect(announced.sort()).toEqual([0, 0, 1])
  const sent = await Promise.all([1, 2, 3].map(() => sendDigests(sending('2030-01-02'))))
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1)
  await runQueue()
  expect(emailsTo(member.user.email)).toHaveLength(1)
  expect(await inbox(member)).toHaveLength(1)
})

test('an administrator who changes a status causes a notification, and gets none', async () => {
  await announceRegister()
  const admin = await signIn({ role: 'admin' })
  const member = await signIn()
  for (const one of [admin, member]) await watch(one, 'standard', 'aci-318')
  const { editions } = await register()
  const edition = editions.find(({ designation }) => designation === 'ACI 318-19')!
  const reply = await call<RegisterEntry & Refusal>(saveRoute, {
    method: 'PUT',
    cookie: admin.cookie,
    params: { id: String(edition.id) },
    body: {
      title: edition.title,
      field: edition.field,
      published: '2019',
      supersededBy: '',
      jurisdiction: 'USA',
      from: null,
      currency: 'under_review',
      supersession: 'none',
      source: 'A notice of the publisher',
      checkedOn: '2026-11-20',
      confidence: 'high',
      confirmed: true,
    },
  })
  expect(reply.body.message).toBeUndefined()
  expect(reply.status).toBe(200)
  await runQueue()
  expect(await inbox(member)).toMatchObject([{ title: 'ACI 318-19', detail: 'Current, under review' }])
  expect(await inbox(admin)).toEqual([])
})

test('an edition that is new to a watched standard is announced, and one of a new standard is not', async () => {
  await announceRegister()
  const member = await signIn()
  await watch(member, 'standard', 'en-1990-1')
  const { id: standardId } = await db.standard.findUniqueOrThrow({ where: { slug: 'en-1990-1' } })
  await db.standardEdition.create({
    data: {
      standardId,
      designation: 'EN 1990-1:2031+A1:2032',
      title: 'Basis',
      year: 2031,
      publishedOn: new Date('2031-01-01'),
      publishedTo: 'day',
    },
  })
  const other = await db.standard.create({
    data: { name: 'XY 1', slug: 'xy-1', body: 'XY', field: 'Steel', jurisdiction: 'UK' },
  })
  await db.standardEdition.create({ data: { standardId: other.id, designation: 'XY 1:2030', title: 'X' } })
  expect(await announceRegister()).toBe(1)
  expect(await inbox(member)).toMatchObject([
    { title: 'EN 1990-1:2031+A1:2032', detail: 'New edition: status not known' },
  ])
})

test('what is watched is listed with its address and is no longer once it is not watched', async () => {
  const member = await signIn()
  expect((await watch(member, 'standard', 'en-1993-1-1')).body).toEqual({ watching: true })
  expect((await watch(member, 'standard', 'en-1993-1-1')).body).toEqual({ watching: true })
  const list = await call<Watched[]>(listRoute, { cookie: member.cookie })
  expect(list.body).toMatchObject([
    { kind: 'standard', key: 'en-1993-1-1', title: 'EN 1993-1-1', href: '/standards/en-1993-1-1' },
  ])
  expect((await watch(member, 'standard', 'en-1993-1-1', false)).body).toEqual({ watching: false })
  expect((await call<Watched[]>(listRoute, { cookie: member.cookie })).body).toEqual([])
})
