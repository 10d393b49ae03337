/** Hour (UTC) up to which a digest reaches; a weekly one on Monday. */
export const DIGEST_HOUR = 6
export const DIGEST_WEEKDAY = 1

/** The most lines of each part of a digest. */
export const DIGEST_LINES = 20

/** Days for which the link that switches the digest off works; one with fewer left is not sent again. */
export const LINK_DAYS = 400
export const LINK_DAYS_LEFT = 60

export const DEAD_LINK =
  'This link does not work any more. Sign in and choose in your settings whether you get the digest.'
