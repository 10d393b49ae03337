const LONG = 86_400_000

const dateOf = (day: number): Date => new Date(day * LONG)

/** Returns a day of the calendar, '2026-03-29', as days since 1 January 1970; null for one that is none. */
export function dayNumber(day: string): number | null {
  const at = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at / LONG : null
}

/** Returns a day since 1 January 1970 as a date; a part of a day as the nearer one. */
export const dayText = (day: number): string =>
  dateOf(Math.round(day)).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Days or months between two marks of an axis. */
const DAYS = [1, 2, 7, 14]
const MONTHS = [1, 3, 6, 12, 24, 60, 120, 240, 600]
const MOST = 6

/** Returns the days that an axis marks: in equal steps from its first day, or firsts of months. */
export function daysOver(from: number, to: number): number[] {
  const first = Math.ceil(from)
  const step = DAYS.find((days) => (to - first) / days < MOST)
  if (step)
    return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step)
  const months = MONTHS.find((one) => (to - from) / (30 * one) < MOST) ?? MONTHS.at(-1)!
  const begin = Math.floor(((dateOf(from).getUTCFullYear() - 2000) * 12) / months) * months
  const firsts = Array.from(
    { length: 12 + MOST * 3 },
    (_, index) => Date.UTC(2000, begin + index * months) / LONG,
  )
  return firsts.filter((day) => day >= from && day <= to)
}
