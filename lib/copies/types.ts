import type { Entered, TableVersion } from '@/lib/calculations/types'
import type { CopyOutcome } from '@/prisma/generated/enums'

export type { CopyOutcome }

/** `others` counts who else takes part in the project. */
export type ProjectOfCopy = { name: string; others: number }

/** A copy as lists show it. */
export type Copy = {
  id: string
  title: string
  /** The job that it is made for, as its sheet says. */
  project: string | null
  note: string | null
  madeBy: string
  checkedBy: string | null
  /** What the calculation itself is called, and the standard that it follows. */
  calculation: { title: string; standard: string | null }
  outcome: CopyOutcome
  /** The largest of all checks; null where none has one. */
  utilisation: number | null
  /** Null for one in no folder. */
  folder: { id: number; name: string; color: string } | null
  /** The projects that it is in, the member's own and shared ones. */
  projects: ProjectOfCopy[]
  /** Null where the article is no longer published. */
  article: { slug: string; title: string } | null
  revision: number
  /** What has become of its calculation in the article. */
  origin: Origin
  createdAt: string
  updatedAt: string
}

/** What has become of a copy's calculation in its article. */
export type Origin =
  /** Its lines and the tables that they read are the same. */
  | 'same'
  /** One of them has changed; `articleRevision` is the article's now. */
  | 'changed'
  /** The article is there no more, or no longer holds it. */
  | 'gone'

/** A copy with its lines and values. */
export type OpenCopy = Copy & {
  source: string
  /** The lines of the drawings that follow it: the article's of now, or those of the revision saved. */
  drawings: string[]
  key: string
  entered: Entered
  /** The tables that it is calculated with, whatever they say since. */
  tables: TableVersion[]
  /** The article's revision now; null where it is no longer published. */
  articleRevision: number | null
}
