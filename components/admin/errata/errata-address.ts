import { reportsSearch } from '@/lib/errata/hooks'
import type { ReportsQuery } from '@/lib/errata/schema'

/** Returns the address of this view of the reported errors. */
export function errataAddress(view: ReportsQuery): string {
  const search = reportsSearch(view)
  return search ? `/admin/errata?${search}` : '/admin/errata'
}
