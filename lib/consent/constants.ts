/** Where the browser keeps the choice, without expiry. */
export const CONSENT_KEY = 'cookie-consent'
