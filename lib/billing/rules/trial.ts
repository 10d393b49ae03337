import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { TRIAL_MONTHS } from '../constants'

const ZONE = 'Europe/London'

/**
 * Returns the moment three calendar months after the start, at the same London time of day: a trial that
 * starts at nine ends at nine, in summer as in winter. Where the month has no such day, on its last.
 */
export function trialEnd(start: Date): Date {
  const [year, month, day] = formatInTimeZone(start, ZONE, 'yyyy-MM-dd').split('-').map(Number) as [
    number,
    number,
    number,
  ]
  // The zeroth day of a month is the last of the one before.
  const last = new Date(Date.UTC(year, month + TRIAL_MONTHS, 0)).getUTCDate()
  const ends = new Date(Date.UTC(year, month - 1 + TRIAL_MONTHS, Math.min(day, last)))
  return fromZonedTime(
    `${ends.toISOString().slice(0, 10)}T${formatInTimeZone(start, ZONE, 'HH:mm:ss')}`,
    ZONE,
  )
}
