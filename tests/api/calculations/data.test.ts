import { PATCH as place, GET as open } from '@/app/api/admin/tables/[name]/route'
import { POST as save } from '@/app/api/admin/tables/route'
import { GET as file } from '@/app/api/data/[name]/file/route'
import { dataPages } from '@/app/(site)/data/cache'
import { admit } from '@/lib/auth/access'
import { LIMITS } from '@/lib/limits/constants'
import {
  dataEntry,
  dataVersion,
  listData,
  openData,
  openNames,
} from '@/lib/calculations/tables/reading/queries'
import type { OpenTable } from '@/lib/calculations/tables/types'
import { db, pool } from '@/lib/core/server/db'
import { TABLE_MIGRATIONS } from '@/prisma/seed/tables'
import { call, type Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'
import { TABLES } from '../../support/tables'

beforeEach(resetLimits)

const SHEET = `<p>Text of an article on beams.</p><pre data-type="calculation">title Beam
choice section = 457x191x67 from ub_sections
choice grade = S355 from steel_grades
M_Rd = lookup(ub_sections, section).W_pl.y lookup(steel_grades, grade).f_y -&gt; kNm</pre>`

const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name)

test('everybody may know which tables there are, and visitors read the open ones', async () => {
  const entries = await listData()
  expect(namesOf(entries).toSorted()).toEqual([...TABLES.keys()].toSorted())
  const { rows } = entries.find(({ name }) => name === 'ub_sections')!
  expect(rows).toBe(TABLES.get('ub_sections')!.rows.length)
  const beam = TABLES.get('ub_sections')!.rows.find(([key]) => key === '457x191x67')!
  // What a row is called is no secret; what it says is.
  expect(entries.find(({ name }) => name === 'ub_sections')!.keys).toContain('457x191x67')
  expect(JSON.stringify(entries)).not.toContain(String(beam[9]))
  // Rows that are told apart by a number have no names.
  expect(entries.find(({ name }) => name === 'weld_resistances')!.keys).toEqual([])
  const opened = ['bar_areas', 'concrete_grades', 'psi_factors', 'steel_grades']
  expect(await openNames()).toEqual(opened)
  expect(namesOf(entries.filter((entry) => entry.open)).toSorted()).toEqual(opened)
  for (const name of opened) expect((await openData(null, name)).rows).toEqual(TABLES.get(name)!.rows)
})

const versions = () =>
  db.calculationTableVersion.findMany({ orderBy: [{ tableId: 'asc' }, { version: 'asc' }] })

test('tables that come later leave a table of the same name as it is', async () => {
  const before = await versions()
  await pool().query(TABLE_MIGRATIONS.get('20261126140000_european_sections')!)
  expect(await versions()).toEqual(before)
})

test('equal angles have no longer leg', async () => {
  const { version, fields } = (await listData()).find(({ name }) => name === 'equal_angles')!
  expect(version).toBe(2)
  expect(JSON.stringify(fields)).not.toMatch(/longer|shorter/)
})

test('a second version is stored over the first of the product alone, and once', async () => {
  const second = TABLE_MIGRATIONS.get('20261127140000_legs_of_equal_angles')!
  const before = await versions()
  await pool().query(second)
  expect(await versions()).toEqual(before)
  const { user } = await signIn()
  const undone = new Error('undone')
  let latest: unknown
  const asAnAdministrator = db.$transaction(async (tx) => {
    // Versions are never changed: another table of this name stands in for the product's own.
    await tx.calculationTable.update({ where: { name: 'equal_angles' }, data: { name: 'former_angles' } })
    const former = { table: { name: 'former_angles' }, version: 1 }
    const { title, source, fields, rows } = await tx.calculationTableVersion.findFirstOrThrow({
      where: former,
    })
    const { id: tableId } = await tx.calculationTable.create({ data: { name: 'equal_angles' } })
    await tx.calculationTableVersion.create({
      data: { tableId, version: 1, title, source, fields: fields!, rows: rows!, authorId: user.id },
    })
    await tx.$executeRawUnsafe(second)
    latest = await tx.calculationTable.findUnique({
      where: { name: 'equal_angles' },
      select: { version: true },
    })
    throw undone
  })
  await expect(asAnAdministrator).rejects.toBe(undone)
  expect(latest).toEqual({ version: 1 })
})

test('the values of other tables are refused to visitors and to members who are not verified', async () => {
  const { user } = await signIn({ verified: false })
  const viewer = { ...user, sessionId: 's', emailVerified: false } as Parameters<typeof openData>[0]
  await expect(openData(null, 'ub_sections')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(openData(viewer, 'ub_sections')).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  await expect(openData(null, 'no_such_table')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await dataEntry('no_such_table')).toBeNull()
})

test('a file is a table as CSV: an open one for everybody, another for verified members', async () => {
  const asked = (name: string, cookie?: string) => call<Refusal>(file, { cookie, params: { name } })
  const unverified = await signIn({ verified: false })
  const member = await signIn()
  expect((await asked('concrete_grades')).status).toBe(200)
  expect((await asked('ub_sections')).status).toBe(401)
  expect((await asked('ub_sections', unverified.cookie)).status).toBe(403)
  expect((await asked('no_such_table', member.cookie)).status).toBe(404)
  const { status, headers, text } = await asked('ub_sections', member.cookie)
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="ub_sections-1.csv"',
  ])
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(1 + TABLES.get('ub_sections')!.rows.length)
  expect(lines[0]).toContain('W_pl.y [cm³]: plastic modulus')
})

test('files are limited by member', async () => {
  const { cookie } = await signIn()
  const asked = async () => (await call(file, { cookie, params: { name: 'k_mod' } })).status
  for (let time = 0; time < LIMITS.tableFiles.points; time++) expect(await asked()).toBe(200)
  expect(await asked()).toBe(429)
})

test('an administrator moves a table and opens it, and the cached pages are stale', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  const before = await dataVersion()
  const change = (name: string, body: object) =>
    call<Refusal>(place, { method: 'PATCH', cookie, params: { name }, body })
  expect(await dataPages.find(undefined, '/data/k_mod')).toBeNull()
  expect((await change('k_mod', { section: 'materials', open: true })).status).toBe(200)
  expect(await openNames()).toContain('k_mod')
  expect(await dataPages.find(undefined, '/data/k_mod')).toMatchObject({ audience: 'visitor' })
  expect(await dataVersion()).not.toBe(before)
  const { body } = await call<OpenTable>(open, { cookie, params: { name: 'k_mod' } })
  expect(body.place).toEqual({ section: 'materials', open: true })
  const [noted] = await db.auditEntry.findMany({ where: { action: 'table.place', targetId: 'k_mod' } })
  expect(noted).toMatchObject({ before: { section: 'timber', open: false } })
  expect((await change('k_mod', { section: 'wood', open: true })).status).toBe(400)
  expect((await change('no_such_table', { section: 'steel', open: true })).status).toBe(404)
  expect((await change('k_mod', { section: 'timber', open: false })).status).toBe(200)
})

test('notes and what a column stands for belong to a version, and are kept where they are not sent', async () => {
  const { cookie } = await signIn({ role: 'admin' })
  const saved = (seen: number, more: object) =>
    call<OpenTable & Refusal>(save, {
      cookie,
      body: { name: 'noted', title: 'T', source: 'EN 1990', csv: 'key,x [mm]: a length\na,1', seen, ...more },
    })
  expect((await saved(0, { notes: 'Rounded down' })).status).toBe(201)
  expect((await saved(1, {})).body.message).toBe('Nothing differs from the version that counts now')
  expect((await saved(1, { notes: 'Rounded up' })).status).toBe(201)
  const { body } = await saved(2, { csv: 'key,x [mm]: a depth\na,1' })
  expect(body.versions.map(({ notes }) => notes)).toEqual(['Rounded up', 'Rounded up', 'Rounded down'])
  expect(body.versions[0]!.fields[1]).toEqual({ name: 'x', unit: 'mm', words: 'a depth' })
  const { user } = await signIn()
  const viewer = admit('verified', {
    kind: 'live',
    viewer: { ...user, sessionId: 's', emailVerified: true, role: 'user' },
  })
  expect(await openData(viewer, 'noted')).toMatchObject({
    notes: 'Rounded up',
    version: 3,
    section: 'materials',
  })
})

test('a table says which published calculations look values up in it', async () => {
  await createArticle({ title: 'Beams of a test', content: SHEET })
  await createArticle({ title: 'A draft of a test', content: SHEET, status: 'draft' })
  const { uses } = await openData(null, 'steel_grades')
  expect(uses).toEqual([
    {
      article: { slug: expect.any(String) as string, title: 'Beams of a test' },
      calculations: [{ key: 'beam', title: 'Beam' }],
    },
  ])
})
