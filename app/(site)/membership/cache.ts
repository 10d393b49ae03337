import { plansAreOpen } from '@/lib/billing/entitlement/queries'
import { publicPage } from '@/lib/http/public-page'

/** With plans to pay for, it shows each member their own. */
export const membershipPage = publicPage('/membership', { sameForMembers: () => !plansAreOpen() })
