/** What every access token begins with: found in a text that should not hold one, it says what it is. */
export const TOKEN_MARK = 'lp_'

/** Characters behind the mark by which its owner recognises a token. */
export const PREFIX_LENGTH = 6

export const NAME_LENGTH = 80

/** Unexpired tokens that a member may have. */
export const MOST_TOKENS = 10

/** Days for which a token may be made. */
export const TOKEN_DAYS = [30, 90, 365] as const

/** Days for which an expired token stays listed. */
export const EXPIRED_DAYS = 90
