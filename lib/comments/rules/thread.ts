import type { Page } from '@/lib/core/page'
import type { Comment } from '../types'

/** The comments under one article as the browser keeps them: pages as they came, newest first. */
export type Thread = { pages: Page<Comment>[]; pageParams: unknown[] }

/** Returns each comment once, though pages shift while others write. */
export function commentsIn({ pages }: Thread): Comment[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((comment) => [comment.id, comment]))
  return [...byId.values()]
}

export const totalOf = ({ pages }: Thread): number => pages.at(-1)?.total ?? 0

/**
 * Returns the next page to read, counted from the comments here rather than from the pages that were read:
 * comments written or deleted meanwhile have moved the rest.
 */
export function nextPage(pages: Thread['pages'], pageSize: number): number | undefined {
  const read = commentsIn({ pages, pageParams: [] }).length
  const total = pages.at(-1)?.total ?? 0
  return read < total ? Math.floor(read / pageSize) + 1 : undefined
}

type Change = (items: Comment[]) => Comment[]

function changed(thread: Thread, change: Change, difference = 0): Thread {
  const pages = thread.pages.map(({ items, total, ...page }) => ({
    ...page,
    items: change(items),
    total: Math.max(0, total + difference),
  }))
  return { ...thread, pages }
}

/** Returns the thread with a comment on top, or a reply after the last one of its conversation. */
export function withComment(thread: Thread, comment: Comment): Thread {
  const threadOf = ({ id, parentId }: Comment) => parentId ?? id
  const isBefore = (one: Comment) => comment.parentId !== null && threadOf(one) === comment.parentId
  const { pages, pageParams } = changed(thread, (items) => items, 1)
  const target = Math.max(
    0,
    pages.findLastIndex(({ items }) => items.some(isBefore)),
  )
  return {
    pages: pages.map((page, index) => {
      if (index !== target) return page
      const place = page.items.findLastIndex(isBefore) + 1
      return { ...page, items: page.items.toSpliced(place, 0, comment) }
    }),
    pageParams,
  }
}

/** Returns the thread without a comment and the replies to it. */
export function withoutComment(thread: Thread, id: number): Thread {
  const goes = (comment: Comment) => comment.id === id || comment.parentId === id
  const gone = commentsIn(thread).filter(goes).length
  return gone > 0 ? changed(thread, (items) => items.filter((comment) => !goes(comment)), -gone) : thread
}

/** A comment with the replies to it. */
export type Conversation = { comment: Comment; replies: Comment[] }

/**
 * Returns a list, in which each comment stands before its replies, as conversations. A reply whose comment is
 * not here stands alone.
 */
export function conversationsIn(comments: Comment[]): Conversation[] {
  const byId = new Map<number, Conversation>()
  for (const comment of comments) {
    const above = comment.parentId === null ? undefined : byId.get(comment.parentId)
    if (above) above.replies.push(comment)
    else byId.set(comment.id, { comment, replies: [] })
  }
  return [...byId.values()]
}

export const withChange = (thread: Thread, id: number, change: Partial<Comment>): Thread =>
  changed(thread, (items) => items.map((one) => (one.id === id ? { ...one, ...change } : one)))
