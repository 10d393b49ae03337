export const RECOVERY_CODES = 10

/** RFC 6238 with the parameters that every authenticator app supports. */
export const TOTP = { digits: 6, period: 30, algorithm: 'SHA1' } as const

/** How many codes before and after the present one are accepted, because clocks differ. */
export const DRIFT = 1
