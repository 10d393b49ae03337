import { longDay, monthOf } from '@/lib/core/dates'
import type { Day, DayPrecision, Edition, Status } from '../types'

/** Returns as much of a day as is known: '30 November 2023', 'November 2023', '2023'. */
export const knownDay = ({ day, to }: { day: Day; to: DayPrecision }): string =>
  to === 'day' ? longDay(day) : to === 'month' ? monthOf(day.slice(0, 7)) : day.slice(0, 4)

type Publication = Pick<Edition, 'published'> & { status: Pick<Status, 'currency'> | null }

/** Returns when an edition was published; without a day only a draft is not published. */
export function publicationSaid({ published, status }: Publication): string {
  if (published) return `Published ${knownDay(published)}`
  return status?.currency === 'draft' ? 'Not published' : 'The day of publication is not known'
}

/** Returns in words whether a fact is confirmed by its source, and the month in which that was seen. */
export const seenSaid = ({ confirmed, checkedOn }: Pick<Status, 'confirmed' | 'checkedOn'>): string =>
  `${confirmed ? 'Checked' : 'Not confirmed; seen'} ${monthOf(checkedOn.slice(0, 7))}`
