import 'server-only'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { keyedHash } from '@/lib/core/server/crypto'
import { pool } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { AppError } from '@/lib/core/errors'
import { LIMITS, type LimitName } from './constants'
import { Limiter } from './store'

const limiters = new Map<LimitName, Limiter>()

function limiter(name: LimitName): Limiter {
  const known = limiters.get(name)
  if (known) return known
  const made = new Limiter({
    storeClient: pool(),
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    clearExpiredByTimeout: false,
    ...LIMITS[name],
  })
  limiters.set(name, made)
  return made
}

/**
 * Takes points from a limit that all instances share; the key, often an address, is stored as a keyed hash.
 * Throws RATE_LIMITED with the seconds to wait.
 */
export async function consume(name: LimitName, key: string, points = 1): Promise<void> {
  if (env().RATE_LIMITS === 'off') return
  try {
    await limiter(name).consume(keyedHash('limit', key), points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new AppError(
      'RATE_LIMITED',
      `Too many attempts. Please wait ${durationLabel(retryAfter)} and try again.`,
      { retryAfter },
    )
  }
}

/**
 * Takes points after the work: for failures, and for work that took long. The next request is refused, never
 * this one.
 */
export async function charge(name: LimitName, key: string, points = 1): Promise<void> {
  if (env().RATE_LIMITS === 'off' || points <= 0) return
  await limiter(name).penalty(keyedHash('limit', key), points)
}

/** Returns whether a limit is used up. Takes no points. */
export async function isUsedUp(name: LimitName, key: string): Promise<boolean> {
  if (env().RATE_LIMITS === 'off') return false
  const state = await limiter(name).get(keyedHash('limit', key))
  return state !== null && state.consumedPoints >= LIMITS[name].points
}

/** Returns one point to a limit, after work that succeeded and does not count. */
export async function refund(name: LimitName, key: string): Promise<void> {
  if (env().RATE_LIMITS === 'off') return
  await limiter(name).reward(keyedHash('limit', key))
}

function durationLabel(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
