import type { LocalityType, ReferenceType } from '../types'

/** What the specification names: every line of every article outside the bin. */
export type Extraction = {
  totalReferences: number
  /** In alphabetical order. */
  uniqueReferences: string[]
  referencesByType: Record<ReferenceType, { reference: string; articleTitle: string; articleId: number }[]>
  referencesByArticle: Record<string, { type: ReferenceType; reference: string }[]>
}

export type ReferenceTotals = {
  references: number
  unique: number
  /** How many of the six types occur. */
  types: number
  byType: Record<ReferenceType, number>
}

/** How a line is understood. */
export type Understanding = {
  type: ReferenceType
  body: string | null
  number: string | null
  part: string | null
  year: number | null
  amendment: string | null
  locality: string | null
  localityType: LocalityType | null
}

/** One reference line, in whichever articles it occurs. `id` is the hash of its text. */
export type ReferenceEntry = Understanding & {
  id: string
  reference: string
  corrected: boolean
  /** How many articles cite it, and the first few of them. */
  articleCount: number
  articles: { id: number; title: string }[]
}

/** One article with its lines, in their order. */
export type CitingArticle = {
  id: number
  title: string
  references: { id: string; type: ReferenceType; reference: string }[]
}
