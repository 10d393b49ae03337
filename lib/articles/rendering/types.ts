import type { ReadWord } from '../word/types'
import type { Comparable, ComparedPart } from '../revisions/rules/difference'
import type { DocumentText, Rendered } from '../rules/rendering'
import type { Entered, Table, TriedSheet } from '@/lib/calculations/types'

/** What the thread does with HTML, and what it returns. */
export type RenderingTasks = {
  /** HTML from outside, cleaned. */
  clean: string
  /** Cleaned HTML, rendered. */
  render: Rendered
  /** HTML from outside, cleaned and rendered. */
  article: Rendered & { content: string }
  /** The same, also of what is not finished: with what is said of it. */
  preview: Rendered & { content: string; unfinished: string[] }
  /** A synced document, cleaned, without what its readers are not shown. */
  document: DocumentText
  /** The lines of a calculation and what was entered, as JSON of SheetToRender, as a sheet's HTML. */
  sheet: string
  /** The lines of a calculation, as JSON of SheetToTry: what they come to at the ends of their ranges. */
  extremes: TriedSheet
  /** Two versions, as JSON of VersionsToCompare: the parts that differ, drawings as pictures too. */
  difference: ComparedPart[]
  /** Rendered HTML: the text of each of its blocks, and of their rows and lines. */
  passages: PassageText[]
  /** Rendered HTML with verified errors, as JSON of lib/errata/types: with each of them below its passage. */
  errata: string
  /** A sheet's HTML, as JSON of lib/errata/types: the same of a copy of a calculation. */
  sheetErrata: string
  /** Rendered HTML, as JSON of SectionsToCut: its sections, null for one that is not there. */
  sections: (string | null)[]
  /** A Word document, its bytes as base64. */
  word: ReadWord
}

/**
 * The text of a block, and of each row of its tables, line of its calculation or answer of its exercise, with
 * its label. `former` is the text that earlier releases stored of the block, where that was another one.
 */
export type PassageText = { text: string; lines: string[]; former?: string }

/** `address` is that of the article, to which links within its text lead. */
export type SectionsToCut = {
  html: string
  address: string
  /** Ids of a section begin with its prefix: several sections are shown on one page. */
  sections: { anchor: string; prefix: string }[]
  /** Whether their calculations are shown, as on paper. */
  withSheets: boolean
}

export type SheetToTry = Pick<SheetToRender, 'source' | 'tables'>

export type VersionsToCompare = { before: Comparable; after: Comparable }

export type RenderingTask = keyof RenderingTasks

/** `drawings` are the lines of those that follow it, and are shown below it. */
export type SheetToRender = {
  source: string
  drawings: string[]
  key: string
  entered: Entered
  tables: Table[]
}
