import { billingOf } from '@/lib/billing/queries'
import { pageData } from '@/lib/http/page-data'

export const billing = pageData('/billing', 'signedIn', billingOf)
