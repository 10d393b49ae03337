import type { ArticleCard } from '@/lib/articles/types'

/** A found article. `snippet` is escaped HTML: text with the matches in <mark> and nothing else. */
export type SearchHit = ArticleCard & {
  /** The title in the same way; null where nothing in it matches. */
  markedTitle: string | null
  snippet: string
  /** Found by a completed or repaired word, not as typed. */
  similar: boolean
  /** Standards, clauses, grades and sections of the question that it contains. */
  matched: string[]
  /** What the register says of the standards that it cites, where it has them: "Current, superseded". */
  statuses: Record<string, string>
}

/** What a search returns: the articles, best first, and what was probably meant where a word is misspelt. */
export type SearchAnswer = { hits: SearchHit[]; suggestion: string | null }
