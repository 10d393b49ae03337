import { auditSearch } from '@/lib/audit/hooks'
import type { AuditQuery } from '@/lib/audit/schema'

export const auditAddress = (view: AuditQuery): string => {
  const search = auditSearch(view)
  return search ? `/admin/audit?${search}` : '/admin/audit'
}
