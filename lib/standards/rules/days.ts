import { longDay, monthOf } from '@/lib/core/dates'
import type { Day, DayPrecision } from '../types'

/** Returns as much of a day as is known: '30 November 2023', 'November 2023', '2023'. */
export const knownDay = ({ day, to }: { day: Day; to: DayPrecision }): string =>
  to === 'day' ? longDay(day) : to === 'month' ? monthOf(day.slice(0, 7)) : day.slice(0, 4)
