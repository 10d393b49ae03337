import type { Credit, ShownCheck } from './checks/types'
import type { Page } from '@/lib/core/page'
import type { BecameClause, Standing } from '@/lib/standards/types'

export type ArticleStatus = 'draft' | 'pending_review' | 'approved' | 'rejected'

export type CategoryRef = { id: number; name: string; slug: string }
export type TagRef = { id: number; name: string; slug: string }

/** An article in a list. */
export type ArticleCard = {
  id: number
  slug: string
  title: string
  excerpt: string
  category: CategoryRef | null
  categoryId: number | null
  tags: TagRef[]
  readTime: number
  views: number
  likes: number
  commentCount: number
  coverImage: string | null
  status: ArticleStatus
  published: boolean
  featured: boolean
  /** Part of the premium library. */
  premium: boolean
  author: { firstName: string; lastName: string }
  submittedByUser: boolean
  createdAt: string
  updatedAt: string
  /** The standards that its references cite, without years, in order of mention: "EN 1993-1-1". */
  standards: string[]
  /** Whether it holds a live calculation. */
  calculation: boolean
}

/** One article. `content` is the cleaned HTML as written, `reference` one reference a line. */
export type Article = ArticleCard & {
  content: string
  reference: string | null
  /** For paying members, whom the viewer is none of: content and references are left out. */
  locked?: true
}

export type OutlineEntry = { id: string; text: string; level: 2 | 3 | 4 }

/** What the article page shows: the body as rendered when stored. */
export type ArticleReading = ArticleCard & {
  bodyHtml: string
  outline: OutlineEntry[]
  references: ReferenceLine[]
  publishedAt: string
  revision: number
  /** When its words were last changed; as long as they were not, when it was published. ISO 8601. */
  revisedAt: string
  /** Title and organisation of its author, who agreed to it. */
  credit: Credit | null
  /** Who confirmed what of it; null where nobody has. */
  check: ShownCheck | null
  /** For paying members, whom the viewer is none of: body, contents and references are empty. */
  locked: boolean
}

/** What visitors may know of an article. */
export type ArticleHead = Pick<
  ArticleReading,
  'slug' | 'title' | 'author' | 'credit' | 'check' | 'publishedAt' | 'revisedAt'
> & { description: string; category: string | null }

/** What visitors see of an article at its address; `contents` are its sections. */
export type ArticleFace = ArticleHead &
  Pick<ArticleCard, 'excerpt' | 'readTime' | 'standards' | 'calculation' | 'premium'> & {
    /** Whether it is whole for everybody. */
    open: boolean
    cover: string | null
    contents: string[]
  }

export type ReferenceLine = {
  raw: string
  type: 'standard' | 'code' | 'publication' | 'clause' | 'equation' | 'other'
  standard: string | null
  /** What the register says of it today; null where it does not have it. */
  standing: Standing | null
  /** What became of the clauses that it names in a later edition, where the register has it. */
  became: BecameClause[]
  /** The one clause that it names of a standard in the register; null where it names none or several. */
  clauseSlug: string | null
}

/** A page of the library: what leads it, its list, and by tag how many articles choosing it would leave. */
export type Library = { featured: ArticleCard[]; found: Page<ArticleCard>; topics: Record<number, number> }
