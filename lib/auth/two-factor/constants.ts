export const RECOVERY_CODES = 10

/** RFC 6238 as every authenticator app knows it. */
export const TOTP = { digits: 6, period: 30, algorithm: 'SHA1' } as const

/** How many codes before and after the present one are taken too: clocks differ. */
export const DRIFT = 1
