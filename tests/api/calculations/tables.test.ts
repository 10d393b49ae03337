import { readFileSync } from 'node:fs'
import { GET as list, POST as save } from '@/app/api/admin/tables/route'
import { POST as check } from '@/app/api/admin/tables/check/route'
import { GET as open } from '@/app/api/admin/tables/[name]/route'
import { GET as file } from '@/app/api/admin/tables/[name]/file/route'
import { GET as ofAuthors } from '@/app/api/calculations/tables/route'
import { POST as run } from '@/app/api/calculations/[id]/run/route'
import { POST as saveCopy } from '@/app/api/calculations/copies/route'
import { GET as openCopy, PATCH as changeCopy } from '@/app/api/calculations/copies/[id]/route'
import { GET as exportCopy } from '@/app/api/calculations/copies/[id]/file/route'
import { rerenderOutdated } from '@/lib/articles/jobs'
import { authoredContent } from '@/lib/articles/mutations'
import { storeCalculations } from '@/lib/calculations/mutations'
import { currentTables } from '@/lib/calculations/tables/queries'
import type { CheckedTable, OpenTable, TableEntry } from '@/lib/calculations/tables/types'
import type { Table } from '@/lib/calculations/types'
import type { OpenCopy } from '@/lib/copies/types'
import { db, pool } from '@/lib/core/server/db'
import { call, type Refusal } from '../../support/call'
import { save as saveArticle } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'
import { TABLES } from '../../support/tables'

const GRADES = 'grade,f_y [MPa],f_u [MPa]\nS235,235,360\nS275,275,430\n'
const sheet = (
  name: string,
  grade = 'S275',
) => `<p>Text of an article on tension members.</p><pre data-type="calculation">title Tie
standard EN 1993-1-1
choice grade = ${grade} from ${name}
input A_1 = 1000 mm² in 100 mm²..9000 mm²
N_Rd = A_1 lookup(${name}, grade).f_y -&gt; kN
expect N_Rd = 275 kN ± 0.1 % "by hand"
expect N_Rd = 275.1 kN ± 0.1 % "by another program"</pre>`

let made = 0
let cookie: string
let name: string
const input = (csv: string, seen: number, more: object = {}) => ({
  name,
  title: 'Grades',
  source: 'EN 1993-1-1:2005, Table 3.1',
  csv,
  seen,
  ...more,
})
const saved = async (csv: string, seen: number, more?: object) => {
  const { status, body } = await call<OpenTable & Refusal>(save, { cookie, body: input(csv, seen, more) })
  expect([status, body.message]).toEqual([201, undefined])
  return body
}
const refused = (csv: string, seen: number) => call<Refusal>(save, { cookie, body: input(csv, seen) })
const checked = async (csv: string, seen = 1) =>
  (await call<CheckedTable>(check, { cookie, body: input(csv, seen) })).body
const calculationOf = (articleId: number) => db.calculation.findFirstOrThrow({ where: { articleId } })
const bodyOf = async (id: number) => (await db.article.findUniqueOrThrow({ where: { id } })).bodyHtml

beforeEach(async () => {
  await resetLimits()
  cookie = (await signIn({ role: 'admin', firstName: 'Ada', lastName: 'Byron' })).cookie
  name = `grades_${++made}`
})

test('an installation begins with the tables that the program had, k_mod and those of /data, as they are computed', async () => {
  const { body } = await call<TableEntry[]>(list, { cookie })
  expect(body.map((table) => [table.name, table.version, table.rows, table.author])).toEqual(
    [...TABLES.values()].map(({ name, version, rows }) => [name, version, rows.length, null]),
  )
  expect(TABLES.size).toBeGreaterThan(30)
  expect(Object.fromEntries(await currentTables())).toEqual(Object.fromEntries(TABLES))
})

test('a table is made, read by an article, listed with where it is used, and written to the audit log', async () => {
  await saved(GRADES, 0)
  const article = await createArticle({ title: 'Tension members', content: sheet(name) })
  const { body } = await call<TableEntry[]>(list, { cookie })
  expect(body.find((table) => table.name === name)).toMatchObject({
    version: 1,
    rows: 2,
    source: 'EN 1993-1-1:2005, Table 3.1',
    author: 'Ada Byron',
    uses: [{ calculation: 'Tie', article: { id: article.id, title: 'Tension members', published: true } }],
  })
  expect(
    await db.auditEntry.findMany({
      where: { targetType: 'table', targetId: name },
      select: { action: true, after: true },
    }),
  ).toEqual([
    { action: 'table.create', after: expect.objectContaining({ name, version: 1, rows: 2 }) as object },
  ])
  const { body: known } = await call<Table[]>(ofAuthors, { cookie })
  expect(known.find((table) => table.name === name)).toMatchObject({
    rows: [
      ['S235', 235, 360],
      ['S275', 275, 430],
    ],
  })
})

test('before it is saved, a version says which calculations change, disagree and could not be read', async () => {
  await saved(GRADES, 0)
  await createArticle({ title: 'A', content: sheet(name) })
  await createArticle({
    title: 'B',
    content: sheet(name, 'S235').replaceAll('275 kN', '235 kN').replace('275.1', '235.1'),
  })
  const other = await checked('grade,f_y [MPa],f_u [MPa]\nS235,236,360\nS275,275,430')
  expect(other.errors).toEqual([])
  if (!other.table) throw new Error('No table')
  expect(other.difference!.rows.changed).toEqual([
    { key: 'S235', cells: [{ field: 'f_y [MPa]', before: '235', after: '236' }] },
  ])
  expect(other.uses.map(({ article, outcome }) => [article.title, outcome])).toEqual([
    ['A', 'changed'],
    ['B', 'disagrees'],
  ])
  // Its author chose another row; its readers may choose this one.
  expect(other.uses[0]!.sentences).toEqual(['Other results for S235.'])
  expect(other.uses[1]!.sentences[0]).toBe('Line 6: N_Rd is 236.0; 235 kN is expected, within 0.1 %.')
  // What the page shows and what its readers may choose are both said, whether or not values are compared.
  await createArticle({
    title: 'C',
    content: sheet(name)
      .replace(/expect .*\n?/g, '')
      .replace(/expect .*(?=<)/, ''),
  })
  const both = await checked('grade,f_y [MPa],f_u [MPa]\nS235,235,360\nS275,265,430\nS355,355,490')
  if (!both.table) throw new Error('No table')
  const said = both.uses.map(({ article, outcome, sentences }) => [
    article.title,
    outcome,
    sentences.slice(-2),
  ])
  const more = 'Readers can choose S355 too.'
  expect(said).toEqual([
    ['A', 'disagrees', ['Line 7: N_Rd is 265.0; 275.1 kN is expected, within 0.1 %.', more]],
    ['B', 'changed', [more, 'Other results for S275.']],
    ['C', 'changed', ['Other results with the author’s values.', more]],
  ])
  await db.article.deleteMany({ where: { title: 'C' } })
  const without = await checked('grade,f_y [MPa]\nS235,235')
  if (!without.table) throw new Error('No table')
  expect(without.uses.map(({ outcome }) => outcome)).toEqual(['unreadable', 'changed'])
  expect(without.uses[1]!.sentences).toEqual(['Readers can no longer choose S275.'])
  expect(without.uses[0]!.sentences).toEqual([`Line 3: The table ${name} has no row “S275”. It has S235.`])
  expect((await db.calculationTable.findUniqueOrThrow({ where: { name } })).version).toBe(1)
})

test('a version that makes a published calculation unreadable is refused; a draft’s is only told of', async () => {
  await saved(GRADES, 0)
  const { id } = await createArticle({ title: 'Ties', content: sheet(name) })
  const { status, body } = await refused('grade,f_y [MPa]\nS235,235', 1)
  expect([status, body.message]).toEqual([
    409,
    '“Tie” in “Ties” could no longer be read. Change what it reads first.',
  ])
  const { status: alsoField } = await refused('grade,f_u [MPa]\nS235,360\nS275,430', 1)
  expect(alsoField).toBe(409)
  await db.article.update({ where: { id }, data: { status: 'draft' } })
  await saved('grade,f_y [MPa]\nS235,235', 1)
  expect(await rerenderOutdated()).toBe(0)
  expect(await bodyOf(id)).toContain('S275')
})

test('rows that are wrong are refused with line and column, also where they are sent past the form', async () => {
  const { status, body } = await refused('grade,f_y [MPb]\nS235,x', 0)
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { path: 'csv', message: expect.stringMatching(/^Line 1, column 7: “MPb” is no unit/) as string },
    { path: 'csv', message: expect.stringMatching(/^Line 2, column 6: “x” is no number/) as string },
  ])
  const { errors } = await checked('grade,f_y [MPb]\nS235,x', 0)
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [1, 7],
    [2, 6],
  ])
  for (const wrong of [{ source: ' ' }, { title: '' }, { name: 'a b' }, { name: 'new' }]) {
    const reply = await call<Refusal>(save, { cookie, body: input(GRADES, 0, wrong) })
    expect([reply.status, reply.body.errors?.map(({ path }) => path)]).toEqual([400, Object.keys(wrong)])
  }
})

test('of two versions that are saved at once one is refused, and one that changes nothing too', async () => {
  await saved(GRADES, 0)
  const [one, other] = ['236', '237'].map((f_y) => refused(GRADES.replace('S235,235', `S235,${f_y}`), 1))
  const replies = await Promise.all([one!, other!])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await refused(GRADES, 0)).status).toBe(409)
  const { body } = await call<OpenTable>(open, { cookie, params: { name } })
  const { text } = await call(file, { cookie, params: { name }, query: { version: '2' } })
  expect(body.versions.map(({ version }) => version)).toEqual([2, 1])
  expect(body.versions[0]!.difference!.rows.changed).toHaveLength(1)
  expect(text).toMatch(/^grade,f_y \[MPa\],f_u \[MPa\]\r\nS235,23[67],360\r\n/)
  const { status, body: same } = await refused(text, 2)
  expect([status, same.message]).toEqual([400, 'Nothing differs from the version that counts now'])
})

test('a version counts at once for every call, and its articles are rendered and verified again', async () => {
  await saved(GRADES, 0)
  const { id } = await createArticle({ content: sheet(name) })
  const before = await calculationOf(id)
  expect(before).toMatchObject({ verified: true })
  const runs = async () => {
    const { body } = await call<{ results: { name: string; value: number }[] }>(run, {
      cookie,
      params: { id: before.id },
      body: {},
    })
    return body.results.find((result) => result.name === 'N_Rd')?.value
  }
  expect(await runs()).toBe(275)
  await saved(GRADES.replace('S275,275', 'S275,265'), 1)
  expect(await runs()).toBe(265)
  const { rows } = await pool().query(
    "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'render-tables'",
  )
  expect(rows).toHaveLength(1)
  expect(await rerenderOutdated()).toBe(1)
  expect(await bodyOf(id)).toContain('265')
  const after = await calculationOf(id)
  expect(after).toMatchObject({ id: before.id, verified: false })
  expect(after.verifiedAt > before.verifiedAt).toBe(true)
  expect(await rerenderOutdated()).toBe(0)
})

test('what a version changes in a published calculation is listed among the corrections', async () => {
  await saved(GRADES, 0)
  const { id } = await createArticle({ content: sheet(name) })
  const listed = () =>
    db.calculationCorrection.findMany({
      where: { articleId: id },
      select: { calculation: true, changes: true },
    })
  const more = `${GRADES}S355,355,490\n`
  await saved(more, 1)
  expect(await listed()).toEqual([])
  await saved(more.replace('S235,235', 'S235,225'), 2)
  const change = { says: `Table ${name}`, before: 'version 2', after: 'version 3: Other results for S235.' }
  expect(await listed()).toEqual([{ calculation: 'Tie', changes: [change] }])
  await saved(more.replace('S275,275', 'S275,265'), 3)
  expect(await listed()).toHaveLength(2)
})

test('what was typeset with a version that has been replaced since is not stored', async () => {
  await saved(GRADES, 0)
  const { id } = await createArticle()
  const { calculations } = await authoredContent(sheet(name))
  await saved(GRADES.replace('S235,235', 'S235,236'), 1)
  await expect(db.$transaction((tx) => storeCalculations(tx, id, calculations, null))).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await db.calculation.count({ where: { articleId: id } })).toBe(0)
})

test('a member’s copy keeps the version that it was saved with until they update it', async () => {
  await saved(GRADES, 0)
  const { id: articleId } = await createArticle({ content: sheet(name) })
  const member = (await signIn()).cookie
  const copy = await call<OpenCopy>(saveCopy, {
    cookie: member,
    body: { articleId, key: 'tie', revision: 1, title: 'Mine', values: { A_1: '2000' }, region: null },
  })
  expect([copy.status, copy.body.tables]).toEqual([201, [{ name, version: 1 }]])
  const params = { id: copy.body.id }
  const read = async () => (await call<OpenCopy>(openCopy, { cookie: member, params })).body
  const comesTo = async () =>
    (await call(exportCopy, { cookie: member, params, query: { format: 'csv' } })).text
  expect(await comesTo()).toContain('550')
  await saved(GRADES.replace('S275,275', 'S275,265'), 1)
  await rerenderOutdated()
  expect(await read()).toMatchObject({ origin: 'changed', tables: [{ version: 1 }] })
  expect(await comesTo()).toContain('550')
  const change = (body: object) =>
    call<OpenCopy>(changeCopy, { method: 'PATCH', cookie: member, params, body })
  // Other values are still calculated with the table that it was saved with.
  await change({ values: { A_1: '3000' } })
  expect(await comesTo()).toContain('825')
  const renewed = await change({ renew: true })
  expect([renewed.status, renewed.body.origin, renewed.body.tables]).toEqual([
    200,
    'same',
    [{ name, version: 2 }],
  ])
  expect(await comesTo()).toContain('795')
})

test('an article that reads a row that was added is saved with it', async () => {
  await saved(GRADES, 0)
  const { id } = await createArticle()
  const text = sheet(name, 'S460').replaceAll('275 kN', '460 kN').replace('275.1', '460.1')
  const before = await saveArticle(cookie, id, { title: 'Ties', content: text })
  expect([before.status, before.body.message]).toEqual([
    400,
    expect.stringContaining(`has no row “S460”`) as string,
  ])
  await saved(`${GRADES}S460,460,540\n`, 1)
  expect((await saveArticle(cookie, id, { title: 'Ties', content: text })).status).toBe(200)
  expect(await calculationOf(id)).toMatchObject({ verified: true })
})

test('what an installation had stored before remembers the tables that the program had then', async () => {
  const content = `${sheet('steel_grades')}<pre data-type="calculation">title Other\ninput k_mod = 0.8\nx = 2 k_mod</pre>`
  const { id: articleId } = await createArticle({ content })
  const member = (await signIn()).cookie
  for (const key of ['tie', 'other'])
    await call<OpenCopy>(saveCopy, {
      cookie: member,
      body: { articleId, key, revision: 1, title: key, values: {}, region: null },
    })
  const remembered = async () => ({
    uses: await db.calculationTableUse.findMany({ where: { calculation: { articleId } } }),
    copies: await db.copyTable.findMany({ where: { copy: { articleId } } }),
  })
  const before = await remembered()
  expect([before.uses.length, before.copies.length]).toEqual([1, 1])
  await pool().query('DELETE FROM calculation_table_uses; DELETE FROM calculation_copy_tables')
  const migration = readFileSync('prisma/migrations/20261122080000_calculation_tables/migration.sql', 'utf8')
  await pool().query(migration.slice(migration.indexOf('INSERT INTO calculation_table_uses')))
  expect(await remembered()).toEqual(before)
})
