import { defaultSort, type Shelf } from '@/lib/articles/administration/constants'
import type { AdminArticle } from '@/lib/articles/administration/types'
import type { ShelfView } from '@/lib/articles/administration/hooks'

/** What the tabs are called. */
export const SHELF_NAMES: Record<Shelf, string> = {
  published: 'Published',
  draft: 'Draft',
  pending_review: 'Pending Review',
  rejected: 'Rejected',
  bin: 'Bin',
}

/** Returns the tab in which an article stands that is not in the bin. */
export const shelfOf = ({ status }: Pick<AdminArticle, 'status'>): Shelf =>
  status === 'approved' ? 'published' : status

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

/** Returns the tab that an address of the management shows. */
export const shelfAt = (address: string): string =>
  new URLSearchParams(address.split('?')[1]).get('tab') ?? 'published'
