import type { CurrentUser } from '../types'

/** An account as administrators see it. Dates are ISO 8601. */
export type AdminUser = CurrentUser & {
  howDidYouHear: string | null
  phone: string | null
  planIntent: CurrentUser['membershipType']
  twoFactor: boolean
  /** Whether a paid subscription runs. */
  subscribed: boolean
  /** Set while the account is to be deleted. */
  deletionRequestedAt: string | null
}

export type UserPage = { items: AdminUser[]; total: number; page: number; pageSize: number }
