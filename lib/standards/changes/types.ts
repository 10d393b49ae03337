import type { Day, DayPrecision, Edition, Status } from '../types'

/** A status that begins on a day. */
export type Change = Pick<Status, 'id' | 'jurisdiction' | 'source' | 'checkedOn' | 'confirmed'> &
  Pick<Edition, 'designation' | 'slug' | 'title'> & {
    editionId: number
    /** Stays the same when the row is confirmed or corrected: the edition, the jurisdiction and the day. */
    anchor: string
    day: Day
    words: string
    sentence: string
    tone: 'ok' | 'warn' | 'neutral'
    /** What held until then, as far as it is known. */
    before: string | null
  }

/** What has held for as long as the register knows: the status of an edition without a day. */
export type Held = Pick<
  Change,
  'id' | 'editionId' | 'designation' | 'slug' | 'title' | 'jurisdiction' | 'words' | 'confirmed'
> & { day: null; before: null }

/** An edition that was published: its source is its publisher's page, or that of its first status. */
export type Publication = Omit<Change, 'id'> & { to: DayPrecision }

export type ListedChange = (Change & { to: 'day' }) | Publication

/** The same, and how many published articles cite the edition. */
export type CountedChange = ListedChange & { articles: number }

/** Changes that say the same, by the same source. */
export type ChangeGroup = Pick<
  CountedChange,
  'words' | 'sentence' | 'tone' | 'jurisdiction' | 'source' | 'checkedOn' | 'confirmed'
> & { changes: CountedChange[] }

export type ChangeDay = { day: Day; to: DayPrecision; groups: ChangeGroup[] }

export type ChangesView = {
  /** From the next day on. */
  toCome: ChangeDay[]
  /** From the latest day back; today's are among them. */
  begun: ChangeDay[]
}
