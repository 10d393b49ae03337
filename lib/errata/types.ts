import type { KINDS, STATES } from './constants'

export type ErratumKind = (typeof KINDS)[number]
export type ErratumState = (typeof STATES)[number]

/** A verified error, as everybody may read it. */
export type Erratum = {
  id: number
  /** Null where the article is not published any more. */
  slug: string | null
  articleTitle: string
  kind: ErratumKind
  was: string
  now: string
  /** The revision that it was found in. */
  revision: number
  /** Null as long as the article still says it. */
  mendedIn: number | null
  /** Null where the reporter did not agree to be named, or the account is gone. */
  reportedBy: string | null
  verifiedAt: string
}

/** A verified error that an article still contains. */
export type OpenErratum = Pick<Erratum, 'id' | 'was' | 'now' | 'revision' | 'verifiedAt'> & {
  passage: string
}

/** What the rendering thread puts together. */
export type HtmlAndErrata = { html: string; errata: OpenErratum[] }

/**
 * The verified errors of an article, and which of its calculations is meant, counted from 1; null where it
 * holds the calculation no more.
 */
export type SheetErrata = { errata: OpenErratum[]; number: number | null }
export type SheetAndErrata = SheetErrata & { html: string }

/** A report, as its reporter reads it. */
export type OwnReport = Pick<
  ErrorReport,
  'id' | 'articleTitle' | 'kind' | 'state' | 'passage' | 'report' | 'answer' | 'mendedIn' | 'createdAt'
> & {
  /** Null where the article is not published any more. */
  slug: string | null
}

/** A report, as the editors read it. */
export type ErrorReport = {
  id: number
  article: { id: number; slug: string; revision: number; published: boolean } | null
  articleTitle: string
  /** As the editors decided, and else as it was reported. */
  kind: ErratumKind
  reportedKind: ErratumKind
  state: ErratumState
  passage: string
  selected: string | null
  report: string
  revision: number
  was: string | null
  now: string | null
  answer: string | null
  mendedIn: number | null
  reportedBy: string | null
  named: boolean
  decidedBy: string | null
  decidedAt: string | null
  createdAt: string
  /** What a decision names, so that none overwrites a newer one. */
  updatedAt: string
}
