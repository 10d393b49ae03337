import type { ClauseRelation, Correspondence, Edition, ShownRelation, Standing, Status } from '../types'

/** A standard in the list of the register. */
export type ListedStandard = {
  standard: string
  slug: string
  aliases: string[]
  body: string
  field: string
  title: string
  standing: Standing
  /** How many published articles cite it. */
  articles: number
}

/** A standard that was looked for by its name; `words` says its status, "Current, superseded". */
export type FoundStandard = Pick<ListedStandard, 'standard' | 'slug' | 'title'> & { words: string }

/** What the picture of a shared page says of a standard, or of a clause of it. */
export type StandardFace = {
  standard: string
  /** "clause 6.3.2", "Table 3.1". */
  place: string | null
  /** Its latest edition and the status of that, in words; null where the register does not have it. */
  latest: { designation: string; title: string; words: string } | null
  /** How many published articles cite it. */
  articles: number
}

export type NamedArticle = { slug: string; title: string }

/** A clause that published articles cite. */
export type CitedClause = { clause: string; clauseSlug: string; articles: number; named: NamedArticle[] }

export type ClauseBranch = CitedClause & { within: ClauseBranch[] }

/** What the library cites of one edition; `designation` is null where the register does not have its year. */
export type CitedEdition = {
  designation: string | null
  year: number | null
  articles: number
  clauses: ClauseBranch[]
}

export type EditionView = Pick<
  Edition,
  'designation' | 'title' | 'generation' | 'published' | 'page' | 'successors'
> & {
  standing: Standing
  sentence: string | null
  status: Status | null
  /** What holds in other jurisdictions. */
  elsewhere: { jurisdiction: string; words: string; from: string | null }[]
  supersedes: { designation: string; slug: string }[]
  relations: ShownRelation[]
  /** The year of its last amendment, where it was published before. */
  amended: string | null
  /** What is in the place of its successors that are withdrawn themselves. */
  inTurn: Standing['successors']
}

export type Moment = {
  day: string
  to: 'day' | 'month' | 'year'
  designation: string
  words: string
  /** The jurisdiction, where it is another than the one whose status the page leads with. */
  where: string | null
}

export type StandardView = {
  standard: string
  slug: string
  body: string
  field: string
  jurisdiction: string
  latest: EditionView
  editions: EditionView[]
  timeline: Moment[]
  articles: number
  cited: CitedEdition[]
}

export type CitingPlace = {
  place: 'reference' | 'mark' | 'step'
  anchor: string | null
  line: number | null
}

export type CitingArticle = {
  slug: string
  title: string
  excerpt: string
  edition: string
  standing: Standing | null
  places: CitingPlace[]
}

export type ClauseView = {
  standard: string
  slug: string
  title: string
  clause: string
  clauseSlug: string
  standing: Standing
  total: number
  articles: CitingArticle[]
  within: { clause: string; clauseSlug: string }[]
  /** What later editions have in its place, and what earlier ones had. */
  later: ShownCorrespondence[]
  earlier: ShownCorrespondence[]
  /** What amends, corrects or takes up this clause alone. */
  relations: ClauseRelation[]
}

/** A pair of clauses; the address of the other one is that of its page, where an article cites it. */
export type ShownCorrespondence = Correspondence & { address: string }
