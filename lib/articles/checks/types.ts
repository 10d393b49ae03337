import type { CHECK_ITEMS } from './constants'

export type CheckItem = keyof typeof CHECK_ITEMS

/** What stands beside a name where its bearer agreed. */
export type Credit = { title: string; company: string }

/** Who confirmed what of a revision, as the article shows it. */
export type ShownCheck = {
  revision: number
  /** ISO 8601. */
  checkedAt: string
  /** Null where the account is gone. */
  checker: { firstName: string; lastName: string; credit: Credit | null } | null
  confirmed: CheckItem[]
  /** Designations of the editions; empty where they are not confirmed. */
  against: string[]
  /** Whether the words of the article are still those that were checked. */
  current: boolean
}

/** What the checklist of an article begins from. */
export type CheckState = {
  revision: number
  /** The version that is confirmed. ISO 8601. */
  updatedAt: string
  /** The editions that the article cites. */
  editions: string[]
  /** What to look at before it is published, in whole sentences. */
  warnings: string[]
  /** Why the viewer may not check it; null where they may. */
  refused: string | null
  /** The latest check of any revision; null where there is none. */
  check: ShownCheck | null
}
