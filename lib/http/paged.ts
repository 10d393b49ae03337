import 'server-only'
import { Reply } from './reply'

type Page = { items: unknown[]; total: number; page: number; pageSize: number }

/** Returns the plain array that the specification names, with total, page and page size in headers. */
export const paged = ({ items, total, page, pageSize }: Page) =>
  new Reply(items, {
    headers: { 'X-Total-Count': String(total), 'X-Page': String(page), 'X-Page-Size': String(pageSize) },
  })
