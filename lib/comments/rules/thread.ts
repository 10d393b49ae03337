import type { Page } from '@/lib/core/api'
import type { Comment } from '../types'

/** The comments under one article as the browser keeps them: pages as they came, newest first. */
export type Thread = { pages: Page<Comment>[]; pageParams: unknown[] }

/** Each comment once, though pages shift while others write. */
export function commentsIn({ pages }: Thread): Comment[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((comment) => [comment.id, comment]))
  return [...byId.values()]
}

export const totalOf = ({ pages }: Thread): number => pages.at(-1)?.total ?? 0

/** Counts from what is here rather than from the pages that were read: what was written or deleted meanwhile has moved the rest. */
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

export function withComment(thread: Thread, comment: Comment): Thread {
  const { pages, pageParams } = changed(thread, (items) => items, 1)
  const [{ items, ...page }, ...rest] = pages as [Thread['pages'][number], ...Thread['pages']]
  return { pages: [{ ...page, items: [comment, ...items] }, ...rest], pageParams }
}

export const withoutComment = (thread: Thread, id: number): Thread =>
  commentsIn(thread).some((comment) => comment.id === id)
    ? changed(thread, (items) => items.filter((comment) => comment.id !== id), -1)
    : thread

export const withChange = (thread: Thread, id: number, change: Partial<Comment>): Thread =>
  changed(thread, (items) => items.map((one) => (one.id === id ? { ...one, ...change } : one)))
