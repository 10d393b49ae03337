import type { Range, Timeframe } from '../types'

/** Returns a day so many days from another one, on the calendar alone: no clock and no zone. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the last so many days, today the last of them. */
export const rangeOf = (timeframe: Timeframe, today: string): Range => ({
  from: dayFrom(today, 1 - Number.parseInt(timeframe, 10)),
  to: today,
})

/** Returns the days of a month: '2026-02' is the 1st to the 28th. */
export function monthRange(month: string): Range {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: last }
}

/** Returns so many months, that of this day first. */
export function monthsBefore(today: string, count: number): string[] {
  const months = [today.slice(0, 7)]
  while (months.length < count) months.push(dayFrom(`${months.at(-1)!}-01`, -1).slice(0, 7))
  return months
}
