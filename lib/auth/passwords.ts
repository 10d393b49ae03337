import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// argon2id (the library's default algorithm) with OWASP's second profile: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

// Made once from nothing anyone knows; checking against it costs what a real check costs.
let decoy: Promise<string> | undefined

/**
 * Whether a password fits a stored hash. Without a hash (no such account) it does the same work and answers false,
 * so that the time tells nobody who has an account.
 */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== null && fits
}
