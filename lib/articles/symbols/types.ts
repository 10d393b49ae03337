/** What a symbol of an equation stands for. */
export type ExplainedSymbol = {
  /** As a line of text has it: f_y, λ̄_LT. */
  symbol: string
  /** Null where a calculation of the article works it out and says no more of it. */
  meaning: string | null
  unit: string | null
  /** The line of the article, or the table, that says so; null for what standards call so in general. */
  from: { title: string; address: string } | null
}
