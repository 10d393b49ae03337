import { GIFT_YEARS } from '../constants'
import type { Billing } from '../types'
import { longDay } from '@/lib/core/dates'

/** 'It is yours until 3 May 2027.' */
export const giftEndLabel = ({ endsAt }: NonNullable<Billing['given']>) =>
  endsAt ? `It is yours until ${longDay(endsAt)}.` : 'It has no end.'

/** Whether a gift ends within the years that one may last. */
export function isWithinGiftYears(endsAt: Date, now: Date): boolean {
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + GIFT_YEARS)
  // The last day counts to its end, whichever side of midnight London is on.
  return endsAt.getTime() < last.getTime() + 86_400_000
}
