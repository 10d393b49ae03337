export const SESSION_IDLE_DAYS = 7
export const SESSION_ABSOLUTE_DAYS = 30

/**
 * Milliseconds, the minimum duration of a call that queues an email for some addresses and none for others.
 */
export const MAIL_MIN_MS = 300
/**
 * Milliseconds, the minimum duration of a refused sign-in and of a registration: several times that of
 * hashing a password.
 */
export const SIGN_IN_MIN_MS = 150
export const REGISTRATION_MIN_MS = 300

/** The session cookie's name; the prefix makes browsers refuse it from subdomains and over http. */
export const sessionCookieName = (https: boolean) => (https ? '__Host-loadpath.session' : 'loadpath.session')

/**
 * The name of the cookie by which a browser is recognised in which an account was used before; it signs
 * nobody in.
 */
export const browserCookieName = (https: boolean) => (https ? '__Host-loadpath.browser' : 'loadpath.browser')

/**
 * The name of the cookie of a browser in which an account was registered: the link that verifies its address
 * signs in there, once and within these hours.
 */
export const registrationCookieName = (https: boolean) =>
  https ? '__Host-loadpath.registration' : 'loadpath.registration'
export const REGISTRATION_HOURS = 24

/** The domain of the demo accounts' addresses. It is reserved (RFC 2606): no mailbox can exist there. */
export const DEMO_DOMAIN = '@loadpath.example'
