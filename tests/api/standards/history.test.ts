import * as entryRoute from '@/app/api/admin/standards/[id]/route'
import * as importRoute from '@/app/api/admin/standards/import/route'
import { register as allStandards } from '@/app/admin/standards/data'
import { oneStandard } from '@/app/admin/standards/[slug]/data'
import { db } from '@/lib/core/server/db'
import { openStandard } from '@/lib/standards/public/queries'
import { lineOf } from '@/lib/standards/rules/lines'
import { register } from '@/lib/standards/store'
import { announceRegister } from '@/lib/watches/register/jobs'
import type { Admin } from '@/lib/auth/viewer'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'
import { loadSeedRegister } from '../../support/register'

const DESIGNATION = 'EN 10365:2017'
const SLUG = 'en-10365'

let session: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  await loadSeedRegister()
  session = await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })
})

const open = async (slug = SLUG) =>
  (await oneStandard.load(session.user as unknown as Admin, { query: {}, params: { slug } }))!

const edition = async () =>
  (await register()).editions.find(({ designation }) => designation === DESIGNATION)!

async function save(change: object) {
  const { id, title, field, jurisdiction, statuses } = await edition()
  const body = { ...statuses[0], title, field, jurisdiction, published: '2017', supersededBy: '', ...change }
  const { cookie } = session
  const reply = await call(entryRoute.PUT, { method: 'PUT', cookie, params: { id: String(id) }, body })
  expect(reply.status).toBe(200)
}

test('every status that was said of an edition stays in sight, with who added it, when, and what replaced it', async () => {
  const [first] = (await open()).editions[0]!.statuses
  expect(first).toMatchObject({ words: 'Current', replacedBy: null, addedBy: null })
  await save({ source: 'A letter of the committee', confidence: 'medium' })
  await save({ currency: 'withdrawn', from: '2027-01-31', source: 'A notice' })
  const { editions } = await open()
  const [old, now, later] = editions[0]!.statuses
  expect(editions[0]).toMatchObject({ designation: DESIGNATION })
  expect(old).toEqual({ ...first, replacedBy: now!.id })
  expect(now).toMatchObject({
    source: 'A letter of the committee',
    from: null,
    replacedBy: null,
    addedBy: 'Ada Byron',
    addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
  })
  expect(later).toMatchObject({ words: 'Withdrawn', from: '2027-01-31', source: 'A notice' })
  await save({ jurisdiction: 'Norway', currency: 'withdrawn', from: '2028-02-29', source: 'A notice' })
  // Readers see of it the days, also those of elsewhere.
  expect((await openStandard(SLUG))!.timeline).toEqual([
    { day: '2017-01-01', to: 'year', designation: DESIGNATION, words: 'Published', where: null },
    { day: '2027-01-31', to: 'day', designation: DESIGNATION, words: 'Withdrawn', where: null },
    { day: '2028-02-29', to: 'day', designation: DESIGNATION, words: 'Withdrawn', where: 'Norway' },
  ])
})

test('a status from a file says who imported it', async () => {
  const line = lineOf(await edition(), '2026-11-29')
  const statuses = [{ ...line.statuses![0]!, source: 'A file of the committee' }]
  const lines = JSON.stringify({ ...line, statuses })
  const { cookie } = session
  expect((await call(importRoute.POST, { cookie, body: { lines } })).status).toBe(200)
  const { statuses: said } = (await open()).editions[0]!
  expect(said.at(-1)).toMatchObject({ source: 'A file of the committee', addedBy: 'Ada Byron' })
})

test('what was announced of its editions is listed with day, edition and jurisdiction', async () => {
  const now = new Date('2026-11-29T12:00:00Z')
  await announceRegister(now)
  expect((await open()).announced).toEqual([])
  await save({ currency: 'under_review', source: 'The programme of the publisher' })
  await announceRegister(now)
  expect((await open()).announced).toEqual([
    {
      id: expect.any(Number) as number,
      day: '2026-11-29',
      designation: DESIGNATION,
      slug: SLUG,
      words: 'Current, under review',
      jurisdiction: 'UK',
    },
  ])
})

test('what was announced of all standards is one list, the latest first', async () => {
  const list = async () =>
    (await allStandards.load(session.user as unknown as Admin, { query: {}, params: {} })).announced
  const before = await list()
  const other = (await register()).editions.find(({ designation }) => designation === 'EN 1990:2002+A1:2005')!
  await db.standardEvent.createMany({
    data: Array.from({ length: 101 }, () => ({
      editionId: other.id,
      kind: 'status',
      jurisdiction: 'UK',
      currency: 'withdrawn',
      supersession: 'none',
      day: new Date('2026-11-29T00:00:00Z'),
    })),
  })
  const { items, total } = await list()
  expect([items.length, total]).toEqual([100, before.total + 101])
  expect(items[0]).toMatchObject({
    designation: 'EN 1990:2002+A1:2005',
    slug: 'en-1990',
    day: '2026-11-29',
    words: 'Withdrawn',
  })
  await db.standardEvent.deleteMany({ where: { editionId: other.id } })
  expect(await list()).toEqual(before)
})

test('relations of both directions are listed, and an unknown standard is none', async () => {
  expect((await open('en-1992-3')).relations).toMatchObject([
    { kind: 'merged_from', from: { designation: 'EN 1992-1-1:2023' } },
  ])
  await expect(open('en-1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.standardRelation.count()).toBe(5)
})
