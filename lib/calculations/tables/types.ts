import type { SheetError, Table } from '../types'
import type { TableDifference } from './rules/difference'
import type { TablePlace } from './schema'

/** A table in the list of all. */
export type TableEntry = Pick<Table, 'name' | 'version' | 'title' | 'source'> &
  TablePlace & {
    rows: number
    /** Null for what came with the product, and where the account has gone. */
    author: string | null
    /** ISO 8601. */
    createdAt: string
    uses: StandingUse[]
  }

/** A calculation that reads the table. */
export type TableUse = {
  calculation: string
  article: { id: number; title: string; slug: string; published: boolean }
}

/** One that uses it now: `unreadable` says in sentences why the current version cannot be read for it. */
export type StandingUse = TableUse & { unreadable: string[] }

export type StoredVersion = Table & {
  notes: string
  author: string | null
  createdAt: string
  /** What it changed; null for the first. */
  difference: TableDifference | null
}

/** One table with its latest versions, newest first. */
export type OpenTable = { name: string; place: TablePlace; versions: StoredVersion[]; uses: StandingUse[] }

/** What would become of a calculation that reads the table. */
export type CheckedUse = TableUse & {
  outcome:
    | 'same'
    /** Its results with the author's values change. */
    | 'changed'
    /** An expected value that agreed does so no longer. */
    | 'disagrees'
    | 'unreadable'
  /** What no longer agrees or why it cannot be read, in sentences. */
  sentences: string[]
  /** What readers had relied on gives other results: not where only rows are added. */
  corrects: boolean
}

/** What importing a table would do; without a table where its text is wrong. */
export type CheckedTable =
  | { table: null; errors: SheetError[] }
  | { table: Table; errors: []; difference: TableDifference | null; uses: CheckedUse[] }
