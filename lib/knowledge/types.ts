import type { Standing } from '@/lib/standards/types'

/**
 * A standard or a place in one that a passage names. `standard` is null where only the place is known:
 * "clause 6.3.2".
 */
export type Citation = { standard: string | null; locality: string | null; year: number | null }

/** The same with what the register says of it today; null where it does not have it. */
export type CitationStanding = Citation & { standing: Standing | null }

/** A heading of a text and its anchor on the page. */
export type Heading = { id: string; text: string; level: number }

/** A text to be known: one block a line; a line that is the next heading is that heading. */
export type DocumentText = { title: string; text: string; outline: Heading[]; references: string[] }

export type Passage = { titlePath: string; anchor: string | null; text: string; citations: Citation[] }

export type KnowledgeDocument = {
  id: number
  title: string
  source: 'drive' | 'article'
  /** Where it can be read, where that is a page of ours. */
  href: string | null
  passages: number
  syncedAt: string
}

export type KnowledgeTotals = {
  documents: number
  articles: number
  passages: number
  /** Changed articles whose passages are being made again. */
  waiting: number
  lastSync: string | null
}

export type StoredPassage = Omit<Passage, 'citations'> & {
  id: number
  position: number
  citations: CitationStanding[]
}
export type KnowledgeDocumentView = KnowledgeDocument & { content: StoredPassage[] }
