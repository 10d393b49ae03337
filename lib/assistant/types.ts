import type { CitationStanding } from '@/lib/knowledge/types'
import type { DirectAnswer, Disagreement, FoundTable, MissingRow, OutOfRange } from '@/lib/search/types'

/** A passage that supports an answer, quoted word for word. */
export type Evidence = {
  id: number
  title: string
  /** Its headings, without the title. */
  section: string | null
  /** Its path in the library; null for a document of the drive. */
  href: string | null
  text: string
  /** The position of the answering sentence in the text; `sure` where it answers by itself. */
  marked: { start: number; end: number; sure: boolean } | null
  citations: CitationStanding[]
}

/** What a model says, with the words that say it. `passage` counts from 0 in what was sent before. */
export type Claim = { text: string; quote: string; passage: number }

/** How a question was taken that does not stand by itself. */
export type Understood = {
  /** The whole question that a follow-up means; null where it was taken as it is. */
  as: string | null
  /** The title of the article that was asked about; null where it was the library. */
  article: string | null
  /** Whether the passages are from elsewhere in the library, because that article does not answer. */
  elsewhere: boolean
}

export type AssistantEvent =
  | { type: 'understood'; understood: Understood }
  | { type: 'direct'; answer: DirectAnswer }
  | { type: 'disagreement'; disagreement: Disagreement }
  | { type: 'outside'; outside: OutOfRange }
  /** Which row of what is asked for no table has. */
  | { type: 'missing'; missing: MissingRow }
  /** The rows that the question may mean, where none is certain. */
  | { type: 'readings'; readings: FoundTable[] }
  | { type: 'passages'; passages: Evidence[] }
  /** The sections of passages as their articles show them, by the places of the passages. */
  | { type: 'typeset'; sections: Record<number, string> }
  | { type: 'claim'; claim: Claim }
  | { type: 'end'; id: number; answered: boolean; by: 'extraction' | 'model' | null; message: string | null }

/** What administrators see of a question; not who asked it. */
export type AskedQuestion = {
  id: number
  question: string
  /** The last time that it was asked. */
  answered: boolean
  times: number
  /** How often it was said that the answer helped, and that it did not. */
  helpful: number
  notHelpful: number
  createdAt: string
}
