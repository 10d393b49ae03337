import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { PRODUCT } from '@/lib/core/constants'
import { invalid } from '@/lib/core/errors'

// argon2id (the library's default algorithm) with OWASP's second profile: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

// The hash of a random password that nobody knows: checking against it takes as long as a real check.
let decoy: Promise<string> | undefined

/**
 * Returns whether a password fits a stored hash. Without a hash (no such account) it does the same work and
 * returns false, so that its duration does not tell whether the account exists.
 */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== null && fits
}

// A program that tries the likeliest passwords first gets this far against one account in a day, from many
// places and unnoticed.
const GUESSES = 1e5
/**
 * The estimate's cost grows with the square of the length, and what is long is hard to guess by its start
 * alone.
 */
const ESTIMATED = 32

let estimator: ZxcvbnFactory | undefined

/**
 * Refuses a password that is among the first that a program would try: a common one, or the person's own name
 * or address with the usual digits around it. Throws VALIDATION_FAILED at `path`. `about` is what is known of
 * the person.
 */
export function refuseGuessable(path: string, password: string, about: (string | null | undefined)[]): void {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = [PRODUCT.name, ...about].flatMap((text) => (text ? [text, ...text.split(/[\s@.]+/)] : []))
  const { guesses } = estimator.check(password.slice(0, ESTIMATED), known.slice(0, 20))
  if (guesses < GUESSES)
    throw invalid(path, 'This password is among the first that anybody would try. Please choose another.')
}
