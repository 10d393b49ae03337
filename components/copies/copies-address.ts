import type { CopyQuery } from '@/lib/copies/schema'

export const COPIES_PAGE = '/calculations'

export const copyAddress = (id: string) => `${COPIES_PAGE}/${id}`

/** The address of a list of copies, with what is set. */
export function copiesAddress({ q, page }: CopyQuery): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (page && page > 1) search.set('page', String(page))
  return search.size > 0 ? `${COPIES_PAGE}?${search.toString()}` : COPIES_PAGE
}

/** The address where two copies stand side by side. */
export const comparisonAddress = (first: string, second: string) =>
  `${COPIES_PAGE}/compare?a=${first}&b=${second}`
