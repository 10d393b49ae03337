import { reportsSearch } from '@/lib/errata/hooks'
import type { ReportsQuery } from '@/lib/errata/schema'

/** Where this view of the reported errors stands. */
export function errataAddress(view: ReportsQuery): string {
  const search = reportsSearch(view)
  return search ? `/admin/errata?${search}` : '/admin/errata'
}
