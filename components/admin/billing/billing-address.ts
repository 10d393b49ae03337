import { billingSearch } from '@/lib/billing/administration/hooks'
import type { BillingList } from '@/lib/billing/administration/schema'

export const billingAddress = (view: BillingList): string => {
  const search = billingSearch(view)
  return search ? `/admin/billing?${search}` : '/admin/billing'
}
