import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { env } from './env'

/** Returns 256 random bits, 43 characters, safe in addresses and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** Returns what the database keeps of a token: SHA-256, 64 hexadecimal digits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Returns a keyed hash for things that must be compared but not read back: addresses of clients, readers. 32
 * hexadecimal digits.
 */
export const keyedHash = (purpose: string, value: string) =>
  createHmac('sha256', env().AUTH_SECRET).update(`${purpose}\0${value}`).digest('hex').slice(0, 32)

/**
 * Returns a token that can be derived again from the id of its row, so that it is never written down: the
 * queue carries the id, the database the hash, and only the mail the token. 43 characters.
 */
export const derivedToken = (purpose: string, id: string) =>
  createHmac('sha256', env().AUTH_SECRET).update(`${purpose}\0${id}`).digest('base64url')

const sealingKey = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', `seal\0${purpose}`, 32))

/**
 * Returns a text encrypted for the database with AES-256-GCM, bound to its purpose: Base64url of nonce, tag
 * and text.
 */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Returns the text that was sealed; null where it was changed, sealed for another purpose or under another
 * AUTH_SECRET.
 */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return null
  const cipher = createDecipheriv('aes-256-gcm', sealingKey(purpose), bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Returns whether two texts are the same, in a time that tells nothing of where they differ. */
export const equalInConstantTime = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(wanted)))
