import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from './env'

/** 256 random bits, 43 characters, safe in addresses and cookies. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token: SHA-256, 64 hexadecimal digits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A keyed hash for things that must be compared but not read back: addresses of clients, readers. 32 hexadecimal digits. */
export const keyedHash = (purpose: string, value: string) =>
  createHmac('sha256', env().AUTH_SECRET).update(`${purpose}\0${value}`).digest('hex').slice(0, 32)

/**
 * A token that can be derived again from the id of its row, so that it is never written down: the queue carries the id,
 * the database the hash, and only the mail the token. 43 characters.
 */
export const derivedToken = (purpose: string, id: string) =>
  createHmac('sha256', env().AUTH_SECRET).update(`${purpose}\0${id}`).digest('base64url')
