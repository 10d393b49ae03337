import 'server-only'
import type { Page } from '@/lib/core/page'
import { Reply } from './reply'

/** Returns the plain array that the specification names, with total, page and page size in headers. */
export const paged = ({ items, total, page, pageSize }: Page<unknown>) =>
  new Reply(items, {
    headers: { 'X-Total-Count': String(total), 'X-Page': String(page), 'X-Page-Size': String(pageSize) },
  })
