import { endRendering } from '@/lib/articles/rendering/gateway'
import { db } from '@/lib/core/server/db'
import { CALCULATION_LIMIT, ITEM_LIMIT, PROJECT_LIMIT } from '@/lib/projects/constants'
import { GET as copiesCall } from '@/app/api/calculations/copies/route'
import { GET as openCopyRoute } from '@/app/api/calculations/copies/[id]/route'
import type { Copy, OpenCopy } from '@/lib/copies/types'
import { copiesIn } from '@/lib/projects/queries'
import type { Verified } from '@/lib/auth/viewer'
import { call } from '../../support/call'
import { bookmarksOf } from '../../support/bookmarks'
import { saveCopy } from '../../support/copies'
import { save as saveArticle } from '../../support/editing'
import { createArticle, resetLimits, signIn } from '../../support/factories'
import { someone, type Someone } from '../../support/projects'

let me: Someone
beforeEach(async () => {
  await resetLimits()
  me = await someone({ firstName: 'Ada', lastName: 'Byron' })
})
afterAll(endRendering)

const made = async (name = 'Depot') => (await me.create({ name })).body.id
const shown = (items: { kind: string; text: string | null; title: string | null }[]) =>
  items.map(({ kind, text, title }) => [kind, title ?? text])

const SECTIONS =
  '<p>Introduction.</p><h2>Loads</h2><p>They act.</p><h3>Wind</h3><p>It blows.</p><h2>Checks</h2><p>They pass.</p>'

test('a project is named, begins empty and is listed', async () => {
  expect((await me.list()).body).toEqual([])
  const { status, body } = await me.create({ name: '  Depot ', description: ' ' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Depot',
    description: null,
    part: 'owner',
    owner: 'Ada Byron',
    archived: false,
    items: [],
    people: [{ id: null, name: 'Ada Byron', part: 'owner', you: true }],
    invitations: [],
    comments: [],
  })
  expect((await me.list()).body).toMatchObject([
    { id: body.id, itemCount: 0, changedCount: 0, memberCount: 0 },
  ])
})

test.each([
  [{}, 'name', 'Please name this project'],
  [{ name: ' ' }, 'name', 'Please name this project'],
  [{ name: 'x'.repeat(101) }, 'name', 'Please use at most 100 characters'],
  [{ name: 'A', description: 'x'.repeat(501) }, 'description', 'Please use at most 500 characters'],
])('%j makes no project', async (body, path, message) => {
  expect((await me.create(body)).body.errors).toEqual([{ path, message }])
  expect((await me.list()).body).toEqual([])
})

test('a bookmark folder becomes one project, with its articles, notes and calculations, and stays', async () => {
  const shelf = bookmarksOf(me.cookie)
  const folderId = await shelf.folder('Warehouse')
  const [first, second, gone] = [
    await createArticle({ title: 'Beams' }),
    await createArticle({ title: 'Columns' }),
    await createArticle({ title: 'Slabs' }),
  ]
  await shelf.save(second.id, { folderIds: [folderId], savedAt: '2026-01-01T00:00:00Z' })
  await shelf.save(first.id, { folderIds: [folderId], notes: 'Grid B', savedAt: '2026-01-02T00:00:00Z' })
  await shelf.save(gone.id, { folderIds: [folderId] })
  await db.article.update({ where: { id: gone.id }, data: { status: 'draft' } })
  const copy = await saveCopy(me.cookie, { title: 'Roof beam', folderId })
  const { status, body } = await me.create({ folderId })
  expect(status).toBe(201)
  expect(body.name).toBe('Warehouse')
  expect(body.items.map(({ kind, title, text, state }) => [kind, title, text, state])).toEqual([
    ['article', 'Columns', null, 'same'],
    ['article', 'Beams', 'Grid B', 'same'],
    ['calculation', 'Roof beam', null, 'same'],
  ])
  expect(body.items[2]!.calculation).toMatchObject({ id: copy.id, outcome: 'passes', locked: false })
  const again = await me.create({ folderId })
  expect([again.status, again.body.id]).toEqual([200, body.id])
  expect((await shelf.folders()).body).toMatchObject([{ id: folderId, bookmarkCount: 2, copyCount: 1 }])
  // The project outlives the folder that it was made of.
  await shelf.drop(folderId)
  expect((await me.open(body.id)).body.items).toHaveLength(3)
  expect((await (await someone()).create({ folderId })).status).toBe(404)
})

test('headings, notes, articles, passages and calculations stand in order, and move', async () => {
  const id = await made()
  const article = await createArticle({ title: 'Wind on roofs', content: SECTIONS })
  const copy = await saveCopy(me.cookie, { title: 'Roof beam' })
  await me.add(id, { kind: 'heading', text: 'Actions' })
  await me.add(id, { kind: 'article', articleId: article.id, text: 'Read first' })
  await me.add(id, { kind: 'calculation', copyId: copy.id })
  const { status, body } = await me.add(id, { kind: 'passage', articleId: article.id, anchor: 's-wind' })
  expect(status).toBe(201)
  const order = [
    ['heading', 'Actions'],
    ['article', 'Wind on roofs'],
    ['calculation', 'Roof beam'],
    ['passage', 'Wind'],
  ]
  expect(shown(body.items)).toEqual(order)
  const [heading, first, second, third] = body.items.map((item) => item.id)
  const noted = await me.add(id, { kind: 'note', text: 'By hand', after: heading })
  expect(shown(noted.body.items)[1]).toEqual(['note', 'By hand'])
  const moved = await me.changeItem(id, third!, { after: null })
  expect(shown(moved.body.items).map(([kind]) => kind)).toEqual([
    'passage',
    'heading',
    'note',
    'article',
    'calculation',
  ])
  const last = await me.changeItem(id, heading!, { after: second })
  expect(last.body.items.at(-1)!.id).toBe(heading)
  const fewer = await me.remove(id, first!)
  expect(shown(fewer.body.items).map(([kind]) => kind)).toEqual(['passage', 'note', 'calculation', 'heading'])
  // The next one still comes last.
  expect(shown((await me.add(id, { kind: 'heading', text: 'End' })).body.items).at(-1)).toEqual([
    'heading',
    'End',
  ])
})

test.each([
  [{}, 'kind'],
  [{ kind: 'drawing' }, 'kind'],
  [{ kind: 'heading', text: ' ' }, 'text'],
  [{ kind: 'heading', text: 'x'.repeat(201) }, 'text'],
  [{ kind: 'note', text: 'x'.repeat(5001) }, 'text'],
  [{ kind: 'article', articleId: '1' }, 'articleId'],
  [{ kind: 'passage', articleId: 1, anchor: '' }, 'anchor'],
  [{ kind: 'calculation', copyId: 'x' }, 'copyId'],
])('%j is refused', async (body, path) => {
  const reply = await me.add(await made(), body)
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path])
})

test('nothing twice, nothing that is not there, nothing of somebody else', async () => {
  const id = await made()
  const article = await createArticle({ content: SECTIONS })
  const draft = await createArticle({ status: 'draft' })
  const other = await signIn()
  const foreign = await saveCopy(other.cookie, { title: 'Theirs' })
  const wind = { kind: 'passage', articleId: article.id, anchor: 's-wind' }
  expect((await me.add(id, { kind: 'article', articleId: article.id })).status).toBe(201)
  expect((await me.add(id, wind)).status).toBe(201)
  for (const body of [{ kind: 'article', articleId: article.id }, wind])
    expect((await me.add(id, body)).body.message).toBe('This is in the project already')
  for (const body of [
    { kind: 'article', articleId: draft.id },
    { ...wind, anchor: 's-nowhere' },
    { ...wind, anchor: 'figure-nowhere' },
    { kind: 'calculation', copyId: foreign.id },
  ])
    expect((await me.add(id, body)).status).toBe(404)
})

test('a copy says to its member which projects it is in, and to nobody else', async () => {
  const copy = await saveCopy(me.cookie, { title: 'Roof beam' })
  const projects = async () => (await call<Copy[]>(copiesCall, { cookie: me.cookie })).body[0]!.projects
  expect(await projects()).toEqual([])
  const BOTH = ['Depot', 'Tender of the client'].map((name) => ({ name, others: 0 }))
  const [depot, tender] = [await made('Depot'), await made('Tender of the client')]
  for (const id of [depot, tender]) await me.add(id, { kind: 'calculation', copyId: copy.id })
  expect(await projects()).toEqual(BOTH)
  const shownTo = async ({ user }: Someone) =>
    (await copiesIn(user as unknown as Verified, depot)).get(copy.id)!.projects
  expect(await shownTo(me)).toEqual(BOTH)
  expect(await shownTo(await someone())).toEqual([])
})

test('words are not written over newer ones, and only as an item may have them', async () => {
  const id = await made()
  const [item] = (await me.add(id, { kind: 'heading', text: 'Loads' })).body.items
  const { updatedAt } = item!
  expect((await me.changeItem(id, item!.id, { text: 'Actions', updatedAt })).body.items[0]!.text).toBe(
    'Actions',
  )
  const late = await me.changeItem(id, item!.id, { text: 'Forces', updatedAt })
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
  for (const text of ['', null, 'x'.repeat(201)])
    expect((await me.changeItem(id, item!.id, { text })).body.errors?.[0]?.path).toBe('text')
  const { id: articleId } = await createArticle()
  const added = (await me.add(id, { kind: 'article', articleId, text: 'Remark' })).body.items[1]!
  expect((await me.changeItem(id, added.id, { text: ' ' })).body.items[1]!.text).toBeNull()
  expect((await me.changeItem(id, added.id, { after: added.id })).status).toBe(404)
})

test('what has changed since it was added says so, until it is marked as seen', async () => {
  const id = await made()
  const article = await createArticle({ title: 'Wind', content: SECTIONS })
  const other = await createArticle({ title: 'Snow' })
  const copy = await saveCopy(me.cookie, { title: 'Roof beam' })
  await me.add(id, { kind: 'article', articleId: article.id })
  await me.add(id, { kind: 'article', articleId: other.id })
  await me.add(id, { kind: 'calculation', copyId: copy.id })
  const admin = await signIn({ role: 'admin' })
  await saveArticle(admin.cookie, article.id, { title: 'Wind', content: `${SECTIONS}<p>More.</p>` })
  await saveArticle(admin.cookie, copy.articleId, {
    title: 'Beams',
    content: '<p>No calculation any more.</p>',
  })
  const states = (body: { items: { state: string }[] }) => body.items.map(({ state }) => state)
  const opened = (await me.open(id)).body
  expect(states(opened)).toEqual(['changed', 'same', 'gone'])
  expect(opened.items[0]).toMatchObject({ revision: 1, article: { revision: 2 } })
  expect((await me.list()).body[0]!.changedCount).toBe(2)
  const seen = await me.changeItem(id, opened.items[0]!.id, { seen: true })
  expect(states(seen.body)).toEqual(['same', 'same', 'gone'])
  await db.article.update({ where: { id: other.id }, data: { status: 'draft' } })
  const after = (await me.open(id)).body
  expect(states(after)).toEqual(['same', 'gone', 'gone'])
  expect(after.items[1]).toMatchObject({ title: 'Snow', article: null })
  await db.article.delete({ where: { id: other.id } })
  expect((await me.open(id)).body.items[1]).toMatchObject({ title: 'Snow', article: null, state: 'gone' })
})

test('an archived project is read and not changed until it is restored', async () => {
  const id = await made()
  const [item] = (await me.add(id, { kind: 'heading', text: 'Loads' })).body.items
  expect((await me.change(id, { archived: true })).body.archived).toBe(true)
  for (const refused of [
    await me.add(id, { kind: 'heading', text: 'More' }),
    await me.remove(id, item!.id),
    await me.comment(id, { content: 'Hello' }),
    await me.invite(id, { email: 'somebody@example.org', role: 'view' }),
    await me.change(id, { name: 'Other' }),
  ])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This project is archived. Its owner can restore it to change it.',
    ])
  expect((await me.open(id)).body.items).toHaveLength(1)
  expect((await me.change(id, { archived: false, name: 'Depot 2' })).body).toMatchObject({
    archived: false,
    name: 'Depot 2',
  })
  expect((await me.drop(id)).status).toBe(204)
  expect((await me.open(id)).status).toBe(404)
})

test('a duplicate is a project of its own, with copies of the calculations', async () => {
  const id = await made()
  const copy = await saveCopy(me.cookie, { title: 'Roof beam' })
  await me.add(id, { kind: 'heading', text: 'Loads' })
  await me.add(id, { kind: 'calculation', copyId: copy.id, text: 'Grid B' })
  await me.comment(id, { content: 'Hello' })
  const { status, body } = await me.duplicate(id)
  expect(status).toBe(201)
  expect(body).toMatchObject({ leftOut: 0, copied: 1, project: { name: 'Depot (copy)', comments: [] } })
  const [, twin] = body.project.items
  expect(twin).toMatchObject({ text: 'Grid B', state: 'same', calculation: { outcome: 'passes' } })
  expect(twin!.calculation!.id).not.toBe(copy.id)
  const again = (await me.duplicate(body.project.id)).body.project
  expect([again.name, again.items[1]!.title]).toEqual(['Depot (copy 2)', 'Roof beam (copy 2)'])
  expect(twin!.title).toBe('Roof beam (copy)')
  await me.drop(again.id)
  await me.drop(body.project.id)
  expect((await me.open(id)).body.items).toHaveLength(2)
})

test('a calculation names the projects that it is in, and how many others take part in each', async () => {
  const [id, other] = [await made(), await made()]
  const copy = await saveCopy(me.cookie, { title: 'Roof beam' })
  for (const project of [id, id, other]) await me.add(project, { kind: 'calculation', copyId: copy.id })
  const { user } = await signIn()
  await db.projectMember.create({ data: { projectId: other, userId: user.id, role: 'view' } })
  await db.project.update({ where: { id: other }, data: { name: 'Tower' } })
  const params = { id: copy.id }
  const { body } = await call<OpenCopy>(openCopyRoute, { cookie: me.cookie, params })
  expect(body.projects).toEqual([
    { name: 'Depot', others: 0 },
    { name: 'Tower', others: 1 },
  ])
})

test('there is an end to projects, items and calculations', async () => {
  const id = await made()
  await db.projectItem.createMany({
    data: Array.from({ length: ITEM_LIMIT }, (_, position) => ({
      projectId: id,
      kind: 'heading' as const,
      position,
      text: 'H',
    })),
  })
  expect((await me.add(id, { kind: 'heading', text: 'One more' })).body.message).toMatch(/at most 200 items/)
  expect(CALCULATION_LIMIT).toBeLessThan(ITEM_LIMIT)
  await db.project.createMany({
    data: Array.from({ length: PROJECT_LIMIT - 1 }, () => ({ ownerId: me.user.id, name: 'P' })),
  })
  expect((await me.create({ name: 'One more' })).body.message).toMatch(/at most 50 projects/)
})

test('two who add, move and remove at once lose nothing', async () => {
  const id = await made()
  const ids: number[] = []
  for (const text of ['A', 'B', 'C', 'D'])
    ids.push((await me.add(id, { kind: 'heading', text })).body.items.at(-1)!.id)
  await Promise.all([
    ...['E', 'F', 'G', 'H'].map((text) => me.add(id, { kind: 'note', text })),
    me.changeItem(id, ids[3]!, { after: null }),
    me.changeItem(id, ids[0]!, { text: 'A2' }),
    me.remove(id, ids[1]!),
  ])
  const { items } = (await me.open(id)).body
  expect(items.map(({ text }) => text).sort()).toEqual(['A2', 'C', 'D', 'E', 'F', 'G', 'H'])
  const rows = await db.projectItem.findMany({ where: { projectId: id }, select: { position: true } })
  expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
})
