import type { Day, Relation, Status } from '../types'

/** A status as it was once said of an edition; `words` say what it says. */
export type SaidStatus = Status & {
  words: string
  /** The row that took its place; null for what counts. */
  replacedBy: number | null
  /** When it was added and by whom; null where that was not recorded. */
  addedAt: string | null
  addedBy: string | null
}

/** A change that was announced to members who watch the standard. */
export type Announced = {
  id: number
  designation: string
  slug: string
  day: Day
  words: string
  jurisdiction: string
}

/** Of all standards: the latest, and how many there are. */
export type LastAnnounced = { items: Announced[]; total: number }

/** What administrators see of a standard beside what holds. */
export type StandardHistory = {
  standard: string
  slug: string
  title: string
  /** The designation of its latest edition. */
  latest: string
  /** Relations that its editions have to others, and others to them. */
  relations: Relation[]
  /** Every status that was ever said of each edition, in the order in which it was said. */
  editions: { designation: string; statuses: SaidStatus[] }[]
  /** The latest first. */
  announced: Announced[]
}
