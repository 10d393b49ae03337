export const SESSION_IDLE_DAYS = 7
export const SESSION_ABSOLUTE_DAYS = 30
export const VERIFICATION_HOURS = 24
export const RESET_MINUTES = 60

/** Milliseconds, the minimum duration of a call that queues an email for some addresses and none for others. */
export const MAIL_EQUAL_TIME = 300
/** Milliseconds before a sign-in is refused, and before a registration is answered: several times what a password's hash takes. */
export const SIGN_IN_EQUAL_TIME = 150
export const REGISTRATION_EQUAL_TIME = 300

/** The session cookie's name; the prefix makes browsers refuse it from subdomains and over http. */
export const sessionCookieName = (https: boolean) => (https ? '__Host-loadpath.session' : 'loadpath.session')

/** Recognises a browser that an account was used in before; says nothing about who is signed in. */
export const browserCookieName = (https: boolean) => (https ? '__Host-loadpath.browser' : 'loadpath.browser')

/** The demo accounts' addresses end so. The name is reserved: no mailbox can exist there. */
export const DEMO_DOMAIN = '@loadpath.example'
