import { Secret, TOTP as Generator } from 'otpauth'
import { PRODUCT } from '@/lib/core/constants'
import { DRIFT, TOTP } from '../constants'

const generator = (secret: string, label = '') =>
  new Generator({ ...TOTP, issuer: PRODUCT.name, label, secret: Secret.fromBase32(secret) })

/** Returns 160 random bits (RFC 4226) in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** Returns the otpauth:// URI that an authenticator app reads. `account` is the email address. */
export const keyUri = (secret: string, account: string) => generator(secret, account).toString()

/**
 * Returns the time step (30 s since 1970) of a code, with one step of drift allowed; null for a wrong code.
 * `now` is in milliseconds.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = generator(secret).validate({ token: code, timestamp: now, window: DRIFT })
  return delta === null ? null : Math.floor(now / 1000 / TOTP.period) + delta
}
