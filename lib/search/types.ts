import type { ArticleCard } from '@/lib/articles/types'

/** A found article. `snippet` is escaped HTML: text with the matches in <mark> and nothing else. */
export type SearchHit = ArticleCard & { snippet: string }
