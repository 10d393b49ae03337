/** What a symbol of an equation stands for. */
export type ExplainedSymbol = {
  /** As a line of text has it: f_y, λ̄_LT. */
  symbol: string
  meaning: string
  unit: string | null
  /** The line of the article that defines it; null where none does. */
  from: { title: string; address: string } | null
}

/** The symbols of an equation, in its order. */
export type ExplainedSymbols = {
  explained: ExplainedSymbol[]
  /** Those of which nothing is certain; the text around the equation may say what they are. */
  others: string[]
}
