/**
 * What engineers cite, recognised in running text and in queries: standards, clauses, tables, grades,
 * sections and symbols. Each becomes search terms of its own that begin with `#`, so that no spelling of "EN
 * 1993-1-1" is ever split into 1993, 1 and 1.
 */
export type Code = {
  /** Where it ends in the text. */
  end: number
  /** The term for exactly this. */
  term: string
  /**
   * Terms under which it is found as well: the standard without its part, the parents of a clause, a grade
   * without its sub-grade.
   */
  wider: string[]
  /** Words beside the code that a reader may search for: "ipe", "grade". */
  words: string[]
  /** Returns a symbol as engineers write it: asked for of questions only. */
  label?: () => string
}

export const DASH = '[-‐‑‒–—−]'
export const TIMES = '[x×X*✕]'

/** A pattern that is tried at one place of a text. */
export const at = (pattern: string) => new RegExp(pattern, 'iuy')

export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}
