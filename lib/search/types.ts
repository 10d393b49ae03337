import type { ArticleCard } from '@/lib/articles/types'

/** A passage that answers, below the headings above it, outermost first; `address` leads to it. */
export type FoundPassage = { snippet: string; section: string[]; address: string }

/** A found article. `snippet` is escaped HTML: text with the matches in <mark> and nothing else. */
export type SearchHit = ArticleCard & {
  /** The title in the same way; null where nothing in it matches. */
  markedTitle: string | null
  snippet: string
  /** The best passages of its text, at most two; none where something else of it matches. */
  passages: FoundPassage[]
  /** Found by a completed or repaired word, not as typed. */
  similar: boolean
  /** It probably answers; the others only mention what is asked. */
  likely: boolean
  /** Standards, clauses, grades and sections of the question that it contains. */
  matched: string[]
  /** What the register says of the standards that it cites, where it has them: "Current, superseded". */
  statuses: Record<string, string>
}

/** What a search returns: the articles, best first, and what was probably meant where a word is misspelt. */
export type SearchAnswer = { hits: SearchHit[]; suggestion: string | null }
