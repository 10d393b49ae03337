import { defaultSort } from '@/lib/articles/administration/constants'
import type { ShelfView } from '@/lib/articles/administration/hooks'

/** '/admin/articles?tab=draft&q=shear&sort=title&page=2': only what is set, always in the same order. */
export function managementAddress({ status, search, sort, page }: ShelfView): string {
  const query = new URLSearchParams()
  if (status !== 'published') query.set('tab', status)
  if (search) query.set('q', search)
  if (sort && sort !== defaultSort(status)) query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/admin/articles?${text}` : '/admin/articles'
}
