import { DIGEST_HOUR, DIGEST_WEEKDAY } from '../constants'
import type { DigestEvery } from '../types'

const DAY = 86_400_000

/** Returns until when the digest that is due at a moment reaches: the last morning, or the last Monday's. */
export function periodEnd(every: DigestEvery, now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  if (morning > now) morning.setTime(morning.getTime() - DAY)
  if (every === 'weekly')
    morning.setTime(morning.getTime() - ((morning.getUTCDay() - DIGEST_WEEKDAY + 7) % 7) * DAY)
  return morning
}

/** Returns from when a member's first digest reaches. */
export const periodStart = (every: DigestEvery, end: Date): Date =>
  new Date(end.getTime() - (every === 'weekly' ? 7 : 1) * DAY)
