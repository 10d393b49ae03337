import { DELETE as remove, PATCH as edit } from '@/app/api/comments/[id]/route'
import { POST as report } from '@/app/api/comments/[id]/report/route'
import { GET as list, POST as post } from '@/app/api/articles/[key]/comments/route'
import { GET as listOwn } from '@/app/api/user/comments/route'
import type { Comment, OwnComment } from '@/lib/comments/types'
import { db } from '@/lib/core/server/db'
import { call, type Refusal } from './call'

type Told = Comment & Refusal

export const say = (cookie: string, articleId: number | string, content: unknown, parentId?: unknown) =>
  call<Told>(post, { cookie, params: { key: String(articleId) }, body: { content, parentId } })

export const read = (cookie: string, articleId: number | string, query: Record<string, string> = {}) =>
  call<Comment[]>(list, { cookie, params: { key: String(articleId) }, query })

export const own = (cookie: string) => call<OwnComment[]>(listOwn, { cookie })

export const change = (cookie: string, id: number | string, content: unknown) =>
  call<Told>(edit, { method: 'PATCH', cookie, params: { id: String(id) }, body: { content } })

export const take = (cookie: string, id: number | string) =>
  call(remove, { method: 'DELETE', cookie, params: { id: String(id) } })

export const complain = (cookie: string, id: number | string, body: unknown = {}) =>
  call<Refusal & { reported: boolean }>(report, { cookie, params: { id: String(id) }, body })

/** What the article says of its comments, and how many there are to see. */
export async function countsOf(articleId: number) {
  const [{ commentCount, latestCommentAt }, visible] = await Promise.all([
    db.article.findUniqueOrThrow({
      where: { id: articleId },
      select: { commentCount: true, latestCommentAt: true },
    }),
    db.comment.count({ where: { articleId, hiddenAt: null } }),
  ])
  return { commentCount, visible, latestCommentAt }
}
