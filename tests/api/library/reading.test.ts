import { GET } from '@/app/api/articles/[key]/reading/route'
import type { Reading } from '@/lib/articles/reading/types'
import { db } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { createArticle, createComment, signIn } from '../../support/factories'

const read = (cookie: string | undefined, key: number | string) =>
  call<Reading & { code: string }>(GET, { cookie, params: { key: String(key) } })

test('visitors and the unverified are refused', async () => {
  const { id } = await createArticle()
  expect((await read(undefined, id)).status).toBe(401)
  const { status, body } = await read((await signIn({ verified: false })).cookie, id)
  expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
})

test('what the reader may not see is not found', async () => {
  const [author, other, admin] = [await signIn(), await signIn(), await signIn({ role: 'admin' })]
  const draft = await createArticle({ status: 'draft', authorId: author.user.id })
  const binned = await createArticle({ deletedAt: new Date() })
  for (const key of [draft.id, binned.id, 2_147_483_647, 0, 'a-slug'])
    expect((await read(other.cookie, key)).status).toBe(404)
  expect((await read(author.cookie, draft.id)).status).toBe(200)
  expect((await read(admin.cookie, draft.id)).status).toBe(200)
})

test('says what is the reader’s own, and how many there are', async () => {
  const [one, other] = [await signIn(), await signIn()]
  const { id: articleId } = await createArticle()
  await db.like.create({ data: { articleId, userId: one.user.id } })
  await db.bookmark.create({ data: { articleId, userId: other.user.id } })
  await createComment(articleId)
  await createComment(articleId, { hidden: true })
  const counts = { likes: 1, comments: 1, views: 0 }
  expect((await read(one.cookie, articleId)).body).toEqual({ liked: true, bookmarked: false, ...counts })
  expect((await read(other.cookie, articleId)).body).toEqual({ liked: false, bookmarked: true, ...counts })
})
