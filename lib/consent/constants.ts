/** Where the browser keeps the choice, without expiry. */
export const CONSENT_KEY = 'cookie-consent'

/**
 * How the server learns of a consent to analytics: a cookie that is there as long as the record says yes. It
 * opens the three collecting calls and nothing else.
 */
export const CONSENT_COOKIE = 'consent'
export const CONSENT_TO_ANALYTICS = 'analytics'
export const CONSENT_DAYS = 365
