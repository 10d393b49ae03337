import type { Table } from '../../types'
import type { DataSection } from '../constants'

/** What anybody may know of a table: what is in it, and not its values. */
export type DataEntry = Omit<Table, 'rows'> & {
  section: DataSection
  open: boolean
  /** How many. */
  rows: number
  /** When the version was stored, ISO 8601. */
  createdAt: string
}

/** A table as the list of all has it: `keys` are what its rows are called, none where these are numbers. */
export type ListedTable = DataEntry & { keys: string[] }

/** A published article with those of its calculations that read the table. */
export type DataUse = {
  article: { slug: string; title: string }
  calculations: { key: string; title: string }[]
}

/** A table as its readers see it. */
export type DataTable = Table &
  Pick<DataEntry, 'section' | 'open' | 'createdAt'> & { notes: string; uses: DataUse[] }

/** What a reader wants to see of a table; its address holds it. */
export type View = {
  /** Words that a row holds. */
  text: string
  /** The field whose range is asked for, and its ends as they were typed. */
  by: string
  from: string
  to: string
  /** The field that rows are sorted by; null for the order of the table. */
  sort: string | null
  descending: boolean
  /** Keys of the rows that were chosen. */
  chosen: string[]
  /** Whether these are shown side by side. */
  compares: boolean
}
