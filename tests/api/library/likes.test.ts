import { POST as toggle } from '@/app/api/articles/[key]/like/route'
import { GET as liked } from '@/app/api/articles/[key]/liked/route'
import { GET as likes } from '@/app/api/user/likes/route'
import { db } from '@/lib/core/server/db'
import type { LikedArticle, LikeState } from '@/lib/likes/types'
import { call } from '../../support/call'
import { createArticle, resetLimits, signIn, type SignedIn } from '../../support/factories'

const like = (cookie: string, key: number | string) =>
  call<LikeState>(toggle, { method: 'POST', cookie, params: { key: String(key) } })
const isLiked = async (cookie: string, key: number) =>
  (await call<{ liked: boolean }>(liked, { cookie, params: { key: String(key) } })).body.liked
const likesOf = async (articleId: number) =>
  (await db.article.findUniqueOrThrow({ where: { id: articleId }, select: { likeCount: true } })).likeCount

beforeEach(resetLimits)

test.each(['0', '2147483647', '2147483648', '-1', 'abc', '1.5', '1e1', '', '%00', 'NaN', '9'.repeat(40)])(
  'at the id %j there is nothing to like, and nothing breaks',
  async (key) => {
    const { cookie } = await signIn()
    expect((await like(cookie, key)).status).toBe(404)
    // An id that could be one is simply not liked; what can be none is nowhere.
    const { status } = await call(liked, { cookie, params: { key } })
    expect(status).toBe(key === '2147483647' ? 200 : 404)
  },
)

test('whoever says what they want gets it, however things stood', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  const want = (said: string) =>
    call<LikeState>(toggle, { method: 'POST', cookie, params: { key: String(id) }, query: { liked: said } })
  for (const said of ['true', 'true']) expect((await want(said)).body).toEqual({ liked: true, likes: 1 })
  for (const said of ['false', 'false']) expect((await want(said)).body).toEqual({ liked: false, likes: 0 })
  expect((await want('perhaps')).status).toBe(400)
})

test('what is not published cannot be liked, not even by its author or an admin', async () => {
  const [author, admin] = [await signIn(), await signIn({ role: 'admin' })]
  for (const hidden of [
    { status: 'draft' },
    { status: 'pending_review' },
    { status: 'rejected' },
    { deletedAt: new Date() },
  ] as const) {
    const { id } = await createArticle({ authorId: author.user.id, ...hidden })
    for (const { cookie } of [author, admin]) expect((await like(cookie, id)).status).toBe(404)
    expect(await db.like.count({ where: { articleId: id } })).toBe(0)
  }
})

test('liking twice is liking and taking it back, and the count follows', async () => {
  const [one, two] = [await signIn(), await signIn()]
  const { id } = await createArticle()
  expect((await like(one.cookie, id)).body).toEqual({ liked: true, likes: 1 })
  expect((await like(two.cookie, id)).body).toEqual({ liked: true, likes: 2 })
  expect([await isLiked(one.cookie, id), await isLiked(two.cookie, id)]).toEqual([true, true])
  expect((await like(one.cookie, id)).body).toEqual({ liked: false, likes: 1 })
  expect([await isLiked(one.cookie, id), await isLiked(two.cookie, id)]).toEqual([false, true])
})

test.each([50, 49])(
  '%i toggles of one member at once are all answered and end where they should',
  async (times) => {
    const { cookie } = await signIn()
    const { id } = await createArticle()
    const replies = await Promise.all(Array.from({ length: times }, () => like(cookie, id)))
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(times).fill(200))
    expect(await isLiked(cookie, id)).toBe(times % 2 === 1)
    expect(await likesOf(id)).toBe(times % 2)
    for (const { body } of replies) expect(body.likes).toBe(body.liked ? 1 : 0)
  },
)

test('fifty members who like at once are fifty likes', async () => {
  const members: SignedIn[] = []
  for (let n = 0; n < 50; n++) members.push(await signIn())
  const { id } = await createArticle()
  const replies = await Promise.all(members.map(({ cookie }) => like(cookie, id)))
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(50).fill(200))
  expect(new Set(replies.map(({ body }) => body.likes)).size).toBe(50)
  expect(await likesOf(id)).toBe(50)
  expect(await db.like.count({ where: { articleId: id } })).toBe(50)
})

test('the sixty-first like in a minute waits', async () => {
  const { cookie } = await signIn()
  const { id } = await createArticle()
  for (let n = 0; n < 60; n++) expect((await like(cookie, id)).status).toBe(200)
  const { status, headers } = await like(cookie, id)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await like((await signIn()).cookie, id)).status).toBe(200)
})

test('my likes are mine, latest first, and only what can still be read', async () => {
  const [me, other] = [await signIn(), await signIn()]
  const [a, b, c, d] = [
    await createArticle(),
    await createArticle(),
    await createArticle(),
    await createArticle(),
  ]
  for (const { id } of [b, a, c]) await like(me.cookie, id)
  await like(other.cookie, d.id)
  const mine = async () =>
    (await call<LikedArticle[]>(likes, { cookie: me.cookie })).body.map(({ article }) => article.id)
  expect(await mine()).toEqual([c.id, a.id, b.id])
  await db.article.update({ where: { id: a.id }, data: { deletedAt: new Date() } })
  await db.article.update({ where: { id: b.id }, data: { status: 'draft' } })
  expect(await mine()).toEqual([c.id])
})

test('an entry of my likes holds when, and the card', async () => {
  const { cookie } = await signIn()
  const { id, slug } = await createArticle()
  await like(cookie, id)
  const { body } = await call<LikedArticle[]>(likes, { cookie })
  expect(Object.keys(body[0]!)).toEqual(['id', 'createdAt', 'article'])
  expect(body[0]).toMatchObject({
    createdAt: expect.stringMatching(/Z$/) as string,
    article: { id, slug, likes: 1 },
  })
})
