import type { ReferencesView } from '@/lib/references/administration/hooks'

/** '/admin/references?tab=all&q=1993&page=2': only what is set, always in the same order. */
export function referencesAddress({ tab, type, search, page }: ReferencesView): string {
  const query = new URLSearchParams()
  if (tab !== 'type') query.set('tab', tab)
  if (tab === 'type' && type) query.set('type', type)
  if (search) query.set('q', search)
  if (page && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/admin/references?${text}` : '/admin/references'
}
