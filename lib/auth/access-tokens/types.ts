/** A token as its owner sees it later. Dates are ISO 8601. */
export type AccessToken = {
  id: string
  name: string
  /** Its first characters, `lp_` included. */
  beginning: string
  createdAt: string
  /** Right to the hour; null where it was never used. */
  lastUsedAt: string | null
  expiresAt: string
  expired: boolean
}

/** A new token: `token` is shown this once and stored nowhere. */
export type NewAccessToken = AccessToken & { token: string }
