import type { ReactNode } from 'react'

/** The readers of a cached answer: all who are not signed in, or all members. */
export type Audience = 'visitor' | 'member'

/**
 * A cached answer is sent only in this version and to this audience; where a reader is named, to that one
 * alone.
 */
export type Version = { version: string; audience: Audience; reader?: string }

/**
 * What is cached, for whom, and what makes it stale: declared in a file `cache.ts` beside each page or call,
 * and listed in lib/server/cached.ts.
 */
export type CacheDeclaration<Found extends Version = Version> = {
  /** Returns the part of the path that `find` asks for, or null where the path is none of these. */
  match: (path: string) => string | null
  /**
   * Returns what the session may read, its present version and for whom it is; null where Next's own gate has
   * to answer.
   */
  find: (token: string | undefined, key: string) => Promise<Found | null>
  /** Does what follows an answer that was sent, such as counting a view. */
  sent?: (found: Found) => Promise<void>
  /** Returns the HTML that stands in the page for each `slotComment(name)`. */
  slots?: (found: Found) => Promise<Readonly<Record<string, string>>>
  /** The most bytes that these answers may take in memory. */
  bytes: number
}

/**
 * What stands in a slot of a public page, made once a version. Its links are plain ones, and nothing in it is
 * a component of the browser.
 */
export type SlotContent = { slot: string; content: () => Promise<ReactNode> }

export const MEBIBYTE = 1024 * 1024

/** Returns the comment that a cached page bears in place of HTML that does not go through React. */
export const slotComment = (name: string) => `<!--slot:${name}-->`
