import { POST as toggleRoute } from '@/app/api/articles/[key]/bookmark/route'
import { db } from '@/lib/core/server/db'
import { bookmarksOf } from '../../support/bookmarks'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn } from '../../support/factories'

const member = async () => {
  const { cookie, user } = await signIn()
  return { ...bookmarksOf(cookie), cookie, user }
}
const times = <T extends { status: number }>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => answered(() => one(n))))

/**
 * On a machine that does other things too, somebody of fifty may wait too long for a connection: 503 says to
 * ask again.
 */
async function answered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const reply = await ask()
  return reply.status === 503 ? answered(ask) : reply
}
const tally = (replies: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

beforeEach(resetLimits)

test('fifty savings of one article at once are one bookmark, made once', async () => {
  const me = await member()
  const folder = await me.folder()
  const { id } = await createArticle()
  const replies = await times(50, (n) => me.save(id, { folderIds: [folder], notes: `Note ${n}` }))
  expect(tally(replies)).toEqual({ 200: 49, 201: 1 })
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  const rows = await db.bookmark.findMany({
    where: { userId: me.user.id },
    select: { notes: true, _count: { select: { folders: true } } },
  })
  expect(rows).toEqual([{ notes: expect.stringMatching(/^Note \d+$/) as string, _count: { folders: 1 } }])
})

test.each([50, 49])('%i toggles at once are all answered and end where they should', async (count) => {
  const me = await member()
  const { id } = await createArticle()
  const replies = await times(count, () =>
    call(toggleRoute, { method: 'POST', cookie: me.cookie, params: { key: String(id) } }),
  )
  expect(tally(replies)).toEqual({ 200: count })
  expect(await db.bookmark.count({ where: { articleId: id } })).toBe(count % 2)
})

test('the last free places are given once: folders and bookmarks never pass their limits', async () => {
  const me = await member()
  await db.bookmarkFolder.createMany({
    data: Array.from({ length: 45 }, (_, n) => ({ ownerId: me.user.id, name: `Folder ${n}` })),
  })
  expect(tally(await times(20, (n) => me.create({ name: `New ${n}` })))).toEqual({ 201: 5, 409: 15 })
  expect(await db.bookmarkFolder.count({ where: { ownerId: me.user.id } })).toBe(50)
  await db.$executeRaw`
    INSERT INTO articles (slug, title, content, body_html, outline, summary, plain_text, rendered_with, word_count, read_time, updated_at)
    SELECT 'full-' || n, 'T', 'c', 'c', '[]', 'c', 'c', 1, 1, 1, now() FROM generate_series(1, 1997) n`
  await db.$executeRaw`
    INSERT INTO bookmarks (user_id, article_id, updated_at)
    SELECT ${me.user.id}, id, now() FROM articles WHERE slug LIKE 'full-%'`
  const articles: { id: number }[] = []
  for (let n = 0; n < 20; n++) articles.push(await createArticle())
  expect(tally(await times(20, (n) => me.save(articles[n]!.id)))).toEqual({ 201: 3, 409: 17 })
  expect(await db.bookmark.count({ where: { userId: me.user.id } })).toBe(2000)
})

test('moving into folders that are being deleted loses no bookmark and answers no error of ours', async () => {
  const me = await member()
  const folders = await Promise.all(Array.from({ length: 8 }, (_, n) => me.folder(`Folder ${n}`)))
  const ids: number[] = []
  for (let n = 0; n < 10; n++) ids.push((await createArticle()).id)
  for (const id of ids) await me.save(id, { folderIds: [folders[0]!], notes: `Note of ${id}` })
  await resetLimits()
  const moving = folders.flatMap((folderId) => [
    () => me.move({ articleIds: ids, folderId }),
    () => me.drop(folderId),
    () => me.save(ids[0]!, { folderIds: [folderId], notes: `Note of ${ids[0]}` }),
  ])
  const replies = await Promise.all(moving.map((one) => one()))
  for (const { status } of replies) expect([200, 204, 404]).toContain(status)
  const left = await db.bookmark.findMany({
    where: { userId: me.user.id },
    select: { articleId: true, notes: true },
    orderBy: { articleId: 'asc' },
  })
  expect(left).toEqual(ids.map((articleId) => ({ articleId, notes: `Note of ${articleId}` })))
  expect((await me.folders()).body).toEqual([])
  expect((await me.list({ folderId: 'null', pageSize: '20' })).body).toHaveLength(10)
})

test('removing and moving one bookmark at once: it is gone, whichever came first', async () => {
  const me = await member()
  const folderId = await me.folder()
  for (let n = 0; n < 8; n++) {
    const { id } = await createArticle()
    await me.save(id)
    const [removed, moved] = await Promise.all([me.remove(id), me.move({ articleIds: [id], folderId })])
    expect(removed.status).toBe(204)
    expect([200, 404]).toContain(moved.status)
    expect(await db.bookmark.count({ where: { articleId: id } })).toBe(0)
  }
})
