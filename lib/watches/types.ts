import type { KINDS } from './constants'

export type WatchKind = (typeof KINDS)[number]

/**
 * What is watched. The key is the slug of a standard or tag, `standard/clause` in slugs, and the id of
 * anything else.
 */
export type WatchTarget = { kind: WatchKind; key: string }

export type Watched = WatchTarget & {
  id: number
  title: string
  /** Where it is; null for what is not in the library now. */
  href: string | null
  createdAt: string
}
