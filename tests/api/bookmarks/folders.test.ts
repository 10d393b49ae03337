import { db } from '@/lib/core/server/db'
import { bookmarksOf } from '../../support/bookmarks'
import type { Refusal } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const member = async () => {
  const { cookie, user } = await signIn()
  return { ...bookmarksOf(cookie), user }
}
const saidOf = ({ status, body }: { status: number; body: unknown }) => {
  const { message, errors } = body as Refusal
  return [status, message, errors?.map(({ path }) => path)]
}

beforeEach(resetLimits)

test.each([
  [{}, 'Please enter a folder name', 'name'],
  [{ name: '   ' }, 'Please enter a folder name', 'name'],
  [{ name: 7 }, 'Please enter a folder name', 'name'],
  [{ name: 'x'.repeat(101) }, 'Please use at most 100 characters', 'name'],
  [{ name: 'A', description: 'x'.repeat(501) }, 'Please use at most 500 characters', 'description'],
  [{ name: 'A', color: '#000000' }, 'Please choose one of the eight colours', 'color'],
  [{ name: 'A', color: '#3b82f6' }, 'Please choose one of the eight colours', 'color'],
  [{ name: 'A', color: 'red;}' }, 'Please choose one of the eight colours', 'color'],
])('%j makes no folder: %s', async (body, message, path) => {
  const me = await member()
  expect(saidOf(await me.create(body))).toEqual([400, message, [path]])
  expect((await me.folders()).body).toEqual([])
})

test('a folder is trimmed, blue unless said, and the list is in the order of making', async () => {
  const me = await member()
  const { status, body } = await me.create({ name: '  Warehouse ', description: '  ' })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number) as number,
    name: 'Warehouse',
    description: null,
    color: '#3B82F6',
    bookmarkCount: 0,
    copyCount: 0,
  })
  await me.create({ name: 'Bridges', description: ' All of them ', color: '#F97316' })
  expect((await me.folders()).body.map(({ name, description, color }) => [name, description, color])).toEqual(
    [
      ['Warehouse', null, '#3B82F6'],
      ['Bridges', 'All of them', '#F97316'],
    ],
  )
})

test('a second folder of one name is refused at the name, however it is written', async () => {
  const [me, other] = [await member(), await member()]
  const said = [409, 'You have a folder of this name. Please choose another name.', ['name']]
  const first = await me.folder('Tower B')
  const second = await me.folder('Bridges')
  for (const name of ['Tower B', ' tower b ', 'TOWER  B'])
    expect([name, ...saidOf(await me.create({ name }))]).toEqual([name, ...said])
  expect(saidOf(await me.change(second, { name: 'tower b' }))).toEqual(said)
  expect((await me.change(first, { name: 'TOWER B' })).status).toBe(200)
  expect((await other.create({ name: 'Tower B' })).status).toBe(201)
  const replies = await Promise.all(Array.from({ length: 5 }, () => me.create({ name: 'Roof' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
})

test('folders of one name from before stay, and can be changed and renamed', async () => {
  const me = await member()
  const [one, two] = [await me.folder('Once'), await me.folder('Twice')]
  await db.bookmarkFolder.update({ where: { id: two }, data: { name: 'Once' } })
  expect((await me.change(two, { name: 'Once', color: '#84CC16' })).body).toMatchObject({
    name: 'Once',
    color: '#84CC16',
  })
  expect((await me.change(one, { name: 'Another' })).status).toBe(200)
  expect((await me.change(one, { name: 'Once' })).status).toBe(409)
})

test('a change touches what it names; empty is none', async () => {
  const me = await member()
  const { id } = (await me.create({ name: 'A', description: 'B', color: '#EF4444' })).body
  expect((await me.change(id, { name: 'C' })).body).toMatchObject({
    name: 'C',
    description: 'B',
    color: '#EF4444',
  })
  expect((await me.change(id, { description: '', color: '#84CC16' })).body).toMatchObject({
    name: 'C',
    description: null,
    color: '#84CC16',
  })
  expect((await me.change(id, {})).body.name).toBe('C')
  expect(saidOf(await me.change(id, { name: ' ' }))).toEqual([400, 'Please enter a folder name', ['name']])
})

test('one member can neither see, change nor delete the folder of another', async () => {
  const [owner, stranger] = [await member(), await member()]
  const id = await owner.folder('Mine')
  expect((await stranger.change(id, { name: 'Yours' })).status).toBe(404)
  expect((await stranger.drop(id)).status).toBe(404)
  expect((await owner.folders()).body).toMatchObject([{ id, name: 'Mine' }])
  for (const none of ['0', 'abc', '2147483648', '-1', '2147483647']) {
    expect((await owner.change(none, { name: 'X' })).status).toBe(404)
    expect((await owner.drop(none)).status).toBe(404)
  }
})

test('a deleted folder leaves its bookmarks, in No Folder unless they lie in another one', async () => {
  const me = await member()
  const [one, two] = [await me.folder('One'), await me.folder('Two')]
  const [a, b] = [await createArticle(), await createArticle()]
  await me.save(a.id, { folderIds: [one], notes: 'kept' })
  await me.save(b.id, { folderIds: [one, two] })
  expect((await me.folders()).body.map(({ bookmarkCount }) => bookmarkCount)).toEqual([2, 1])
  expect((await me.drop(one)).status).toBe(204)
  expect((await me.drop(one)).status).toBe(404)
  expect((await me.list({ folderId: 'null' })).body).toMatchObject([{ articleId: a.id, notes: 'kept' }])
  expect((await me.list({ folderId: String(two) })).body).toMatchObject([{ articleId: b.id }])
})

test('fifty folders are all there can be', async () => {
  const me = await member()
  await db.bookmarkFolder.createMany({
    data: Array.from({ length: 49 }, (_, n) => ({ ownerId: me.user.id, name: `Folder ${n}` })),
  })
  expect((await me.create({ name: 'The fiftieth' })).status).toBe(201)
  expect(saidOf(await me.create({ name: 'One more' }))).toEqual([
    409,
    'You can keep at most 50 folders',
    undefined,
  ])
})

describe('moving several', () => {
  const shelf = async () => {
    const me = await member()
    const [one, two] = [await me.folder('One'), await me.folder('Two')]
    const ids = []
    for (const folderIds of [[one], [one, two], []]) {
      const { id } = await createArticle()
      await me.save(id, { folderIds })
      ids.push(id)
    }
    const where = async () =>
      (await me.list({ sort: 'oldest' })).body.map(({ folders }) => folders.map(({ name }) => name))
    return { me, one, two, ids, where }
  }

  test.each([
    [{}, 'articleIds'],
    [{ articleIds: [], folderId: null }, 'articleIds'],
    [{ articleIds: [1] }, 'folderId'],
    [{ articleIds: ['1'], folderId: null }, 'articleIds.0'],
    [{ articleIds: [1], folderId: 'null' }, 'folderId'],
    [{ articleIds: [1], folderId: null, fromFolderId: -1 }, 'fromFolderId'],
  ])('%j is refused', async (body, path) => {
    const reply = await (await member()).move(body)
    expect(reply.status).toBe(400)
    expect((reply.body as unknown as Refusal).errors![0]!.path).toBe(path)
  })

  test('all or none: one that is not mine, or a folder that is not mine, moves nothing', async () => {
    const { me, one, two, ids, where } = await shelf()
    const other = await member()
    const foreign = await other.folder()
    const { id: unsaved } = await createArticle()
    await other.save(unsaved)
    const before = await where()
    for (const body of [
      { articleIds: [...ids, unsaved], folderId: two },
      { articleIds: ids, folderId: foreign },
      { articleIds: ids, folderId: two, fromFolderId: foreign },
    ])
      expect((await me.move(body)).status).toBe(404)
    expect(await where()).toEqual(before)
    expect((await other.move({ articleIds: ids, folderId: null })).status).toBe(404)
    expect((await me.list({ folderId: String(one) })).body).toHaveLength(2)
  })

  test('out of the folder in sight into another one, past the others', async () => {
    const { me, one, ids, where } = await shelf()
    const three = await me.folder('Three')
    const { body } = await me.move({
      articleIds: [ids[0], ids[1], ids[1]],
      folderId: three,
      fromFolderId: one,
    })
    expect(body).toEqual({ moved: 2 })
    expect(await where()).toEqual([['Three'], ['Two', 'Three'], []])
  })

  test('from everywhere, into one folder and into none', async () => {
    const { me, one, two, ids, where } = await shelf()
    await me.move({ articleIds: ids, folderId: two })
    expect(await where()).toEqual([['Two'], ['Two'], ['Two']])
    await me.move({ articleIds: ids, folderId: two, fromFolderId: two })
    expect(await where()).toEqual([['Two'], ['Two'], ['Two']])
    await me.save(ids[0]!, { folderIds: [one, two] })
    await me.move({ articleIds: ids, folderId: null, fromFolderId: two })
    expect(await where()).toEqual([[], [], []])
  })
})
