import type { CONFIDENCES, CORRESPONDENCES, CURRENCIES, RELATIONS, SUPERSESSIONS } from './constants'

export type Currency = (typeof CURRENCIES)[number]
export type Supersession = (typeof SUPERSESSIONS)[number]
export type Confidence = (typeof CONFIDENCES)[number]
export type DayPrecision = 'day' | 'month' | 'year'

/**
 * A place in a standard that an article's text names: in one spelling ("EN 1993-1-1 6.3.2.3"), in the text's
 * own words, and the anchor of these words on the article's page. Who wrote the text marked it, or not.
 */
export type NamedPlace = { at: string; words: string; anchor: string; marked: boolean }

/** A day of the calendar: '2028-03-30'. */
export type Day = string

export type Status = {
  id: number
  jurisdiction: string
  currency: Currency
  supersession: Supersession
  /** The first day on which it holds; null where it has held for as long as is known. */
  from: Day | null
  source: string
  checkedOn: Day
  confidence: Confidence
  confirmed: boolean
}

export type Successor = { standard: string; slug: string; designation: string | null }

export type Edition = {
  id: number
  /** The standard without its year, and its address. */
  standard: string
  slug: string
  /** Other names of the standard: "EC3". */
  aliases: string[]
  body: string
  field: string
  /** Where the status that is shown first holds. */
  jurisdiction: string
  designation: string
  title: string
  generation: string | null
  /** The year that dated citations name; null for a draft. */
  year: number | null
  published: { day: Day; to: DayPrecision } | null
  page: string | null
  /** Without those that another replaces, in order of their days. */
  statuses: Status[]
  successors: Successor[]
}

/** What a line of the register says of an edition, and may change. */
export type RegisterField =
  | 'designation'
  | 'title'
  | 'body'
  | 'field'
  | 'generation'
  | 'published'
  | 'page'
  | 'status'
  | 'supersededBy'
  | 'relations'
  | 'aliases'

export type CorrespondenceKind = (typeof CORRESPONDENCES)[number]

/** A place in an edition; its slug is that of the page of the clause. */
export type EditionClause = {
  editionId: number
  designation: string
  /** The standard without its year, and its address. */
  standard: string
  slug: string
  clause: string
  clauseSlug: string
}

/** Which clause of a later edition has the place of one of an earlier edition. */
export type Correspondence = {
  id: number
  kind: CorrespondenceKind
  from: EditionClause
  /** Its clause is null where it is dropped. */
  to: Omit<EditionClause, 'clause' | 'clauseSlug'> & { clause: string | null; clauseSlug: string | null }
  change: string | null
  source: string
  checkedOn: Day
  version: number
}

export type RelationKind = (typeof RELATIONS)[number]

/** An edition as another one names it; `standard` and `slug` are of its standard, without the year. */
export type EditionName = Pick<Edition, 'designation' | 'standard' | 'slug'> & { editionId: number }

/** A relation of the edition `from` to the edition `to`: it amends it, is its national annex, and so on. */
export type Relation = {
  id: number
  kind: RelationKind
  from: EditionName
  to: EditionName
  /** The one place of `to` that it is about; null where it is the whole. */
  clause: string | null
  /** Since when, where that is known. */
  day: Day | null
  source: string
  checkedOn: Day
  confirmed: boolean
  version: number
}

/** A relation as one of its two editions has it: in words, with the other edition. */
export type ShownRelation = Pick<Relation, 'id' | 'kind' | 'day' | 'source' | 'checkedOn' | 'confirmed'> & {
  /** "Amended by". */
  words: string
  other: EditionName
  /** "clause 6.3.2", of the edition that is related to. */
  place: string | null
}

/** A relation that is about one clause, of the edition that `designation` names. */
export type ClauseRelation = ShownRelation & { designation: string }

/** What became of a clause that a reference names, in words. */
export type BecameClause = {
  id: number
  /** "Clause 6.3.2". */
  place: string
  /** "the same as clause 8.3.2 of EN 1993-1-1:2022". */
  became: string
  change: string | null
  /** The address of the later standard. */
  slug: string
}

/** A standard as a citation names it: without a year it is the latest edition. */
export type Cited = { standard: string; year: number | null }

/** What is shown beside a citation, for one day. */
export type Standing = {
  slug: string
  designation: string
  generation: string | null
  /** "Current, superseded". */
  words: string
  tone: 'ok' | 'warn' | 'neutral'
  /** Since when, where that is known. */
  since: Day | null
  /** What it will be next, and from when. */
  next: { words: string; withdrawn: boolean; from: Day } | null
  withdrawn: boolean
  confirmed: boolean
  /** What is in its place: several where its content was divided. */
  successors: { designation: string; slug: string }[]
}

/** A standard that the library cites. */
export type CoveredStandard = {
  standard: string
  slug: string
  title: string
  field: string
  articles: number
  /** The status of its latest edition. */
  words: string
  withdrawn: boolean
}
