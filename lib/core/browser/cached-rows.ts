import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '../page'

type Rows<Row> = Row[] | Page<Row>

/**
 * Removes rows from every cached list below a key at once, plain lists and pages alike, before the server has
 * answered. Returns what puts the lists back as they were.
 */
export async function removeRows<Row>(
  cache: QueryClient,
  queryKey: QueryKey,
  goes: (row: Row) => boolean,
): Promise<() => void> {
  await cache.cancelQueries({ queryKey })
  const before = cache.getQueriesData<Rows<Row>>({ queryKey })
  dropRows(cache, queryKey, goes)
  return () => before.forEach(([key, list]) => cache.setQueryData(key, list))
}

/** Removes rows that the server has removed. */
export function dropRows<Row>(cache: QueryClient, queryKey: QueryKey, goes: (row: Row) => boolean): void {
  const rest = (rows: Row[]) => rows.filter((row) => !goes(row))
  cache.setQueriesData<Rows<Row>>({ queryKey }, (list) => {
    if (!list) return list
    if (Array.isArray(list)) return rest(list)
    const items = rest(list.items)
    return { ...list, items, total: list.total - (list.items.length - items.length) }
  })
}
