import type { Facet } from './constants'
import type { Counts, Option } from './rules/filters'
import type { ArticleCard } from '@/lib/articles/types'

/** A passage that answers, below the headings above it, outermost first; `address` leads to it. */
export type FoundPassage = {
  snippet: string
  section: string[]
  address: string
  /** The row of a table or the equation in which the match stands; null in running text. */
  line: string | null
}

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
  /** What the register says of the standards that it cites, where it has them: "Withdrawn, superseded". */
  statuses: Record<string, string>
}

/** What a search returns: the articles, best first, and what was probably meant where a word is misspelt. */
export type SearchAnswer = {
  hits: SearchHit[]
  /** How many are listed: those of `hits`, and what is read only when it is asked for. */
  listed: number
  suggestion: string | null
}

/** Rows of a table that answer a question, with the columns in which the answer stands. */
export type DirectAnswer = {
  /** What the table is about and holds for. */
  title: string
  heads: string[]
  rows: string[][]
  /** None where the question names a row and nothing of it. */
  answering: number[]
  /** The standard, table or clause that the values come from; null where the table names none. */
  source: string | null
  /** Where it stands in the library; null where no article shows it. */
  article: { title: string; address: string } | null
  /** The page of the whole table, where it is one of the data. */
  table: string | null
  /** The same with its one row found and marked; null where the answer is several rows. */
  row: string | null
  /** What a reader has to know beside it, in a sentence: that no table states it in the unit wanted. */
  remark?: string
  /** What its table says of all of its values; none where it says nothing. */
  notes?: string
}

/** A value that one source states, with what it holds for. */
export type DisagreementSide = {
  /** As it is written, with its unit. */
  value: string
  /** What it is said of: the row of its table, or the subject of its standard. */
  of: string
  /** The nation whose value it is, “recommended” where it is none's; null where nothing is said of it. */
  nation: string | null
  /** Without its year. */
  standard: string | null
  source: string | null
  /** A document without a page of ours has no address. */
  article: { title: string; address: string | null } | null
  table: string | null
  /** The sentence that states it, word for word, where one does. */
  quote: string | null
}

/** Sources that answer and say different things of one symbol, and what tells the values apart. */
export type Disagreement = {
  symbol: string
  /** Null where the sources do not say. */
  depends: 'nation' | 'standard' | 'of' | null
  sides: DisagreementSide[]
}

/** A value that a question asks for, with a condition that lies outside of what a table holds for. */
export type OutOfRange = { title: string; condition: string; range: string; address: string }

/**
 * A row that no table has, as typed: a section, a grade, a bolt. The rows of tables that come next to it, and
 * for a section of which families there are tables: "UB", "HE A".
 */
export type MissingRow = { typed: string; families: string[]; near: NearRows[] }

/** The rows of a table that come next to one that it does not have. */
export type NearRows = { title: string; keys: string[]; address: string }

/** What tables and calculations say of a value that a question asks for. */
export type SaidValues = {
  answer: DirectAnswer | null
  differing: Disagreement | null
  outside: OutOfRange | null
  missing: MissingRow | null
  /** The rows that the beginning of a grade may mean: C30 is timber, and C30/37. */
  readings: FoundTable[]
}

/** What is said of a question before any article, in one line: what kind of thing it is, and what about. */
export type QuickAnswer = {
  label: 'Direct answer' | 'In the data' | 'Not in the data'
  text: string
  about: string
}

/** A table of the data that a question asks for, with its page; or the rows of it that it names, in words. */
export type FoundTable = { title: string; source: string; rows: string | null; address: string }

/** What the search page lists, with the values of each facet and what choosing one would list. */
export type LibraryAnswer = SearchAnswer & {
  /** Whether what tables say answers the suggestion in place of the question. */
  isAsMeant: boolean
  answer: DirectAnswer | null
  /** Where sources say different things; the row that answers is then one of them. */
  differing: Disagreement | null
  /** The table that would answer but for a measure in the question. */
  outside: OutOfRange | null
  /** The row that the question names, where no table has it. */
  missing: MissingRow | null
  tables: FoundTable[]
  /** Where nothing is found: the parts of the question as they were read, and near words of the library. */
  understood: { text: string; known: boolean }[]
  near: string[]
  /** What is listed without filters. */
  all: Counts
  facets: { facet: Facet; options: Option[] }[]
}
