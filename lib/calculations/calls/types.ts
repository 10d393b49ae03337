/** The article of a calculation. */
export type CalledArticle = { slug: string; title: string; revision: number }

/** How a calculation compares with values by other hands. */
export type CalledVerification = {
  expectedValues: number
  verified: boolean
  /** The largest part by which one of them differs from ours; null where nothing is compared. */
  largestDifference: number | null
  /** ISO 8601. */
  verifiedAt: string
}

/** A calculation in a list. */
export type CalculationEntry = {
  id: string
  title: string
  standard: string | null
  /** Version of the engine by which it was verified. */
  engine: number
  article: CalledArticle
  verification: CalledVerification
}

/** `symbol` is the name as it is written in a line of text: γ_M1. */
type Named = { line: number; name: string; symbol: string; label: string | null; clause: string | null }

/** Numbers are in `unit`; null is a plain number, and no limit. */
export type CalledInput = Named & {
  unit: string | null
  default: number
  from: number | null
  to: number | null
  /** Whether it counts something. */
  whole: boolean
}

/** `table` is null where its words are its own. */
export type CalledChoice = Named & { table: string | null; rows: string[]; default: string }

/** A line that is calculated. `text` is what the author wrote; a check has no name. */
export type CalledLine = {
  line: number
  kind: 'given' | 'step' | 'solve' | 'check'
  name: string | null
  symbol: string | null
  label: string | null
  clause: string | null
  unit: string | null
  text: string
}

/** What can be given to a sheet, and what it calculates from that. */
export type SheetDescription = {
  inputs: CalledInput[]
  choices: CalledChoice[]
  /** The country whose national values it begins with; null for the recommended ones. */
  home: string | null
  /** Where national values can be chosen instead: countries, or “recommended”. */
  regions: string[]
  lines: CalledLine[]
  assumptions: string[]
}

export type DescribedCalculation = CalculationEntry &
  SheetDescription & {
    /** Its lines as they were written. */
    source: string
  }

/** `value` is in `unit`, unrounded; `shown` is the same as the page writes it, with the unit. */
export type CalledResult = Named & { unit: string | null; value: number; shown: string }

export type CalledCheck = {
  line: number
  label: string | null
  clause: string | null
  text: string
  /** Null where it has no meaning, as against nought. */
  utilisation: number | null
  passes: boolean
  /** Whether it judges what was entered, and not the structure. */
  condition: boolean
  /** “passes: 0.770”, “fails: 1.128 > 1”, “condition met”. */
  words: string
}

/** A line without a result, and why. */
export type CalledError = { line: number; name: string | null; message: string }

export type Outcome = {
  /** The inputs that were calculated with. */
  inputs: CalledResult[]
  choices: { name: string; row: string }[]
  region: string | null
  results: CalledResult[]
  checks: CalledCheck[]
  errors: CalledError[]
  /** The check with the largest utilisation; null where there is none, or one without a utilisation. */
  governing: { line: number; utilisation: number } | null
  /** Whether every check passes, and every condition on the inputs is met; null where no check stands, or a
   * line has no result. */
  passes: boolean | null
  /** A sentence on the check that governs. */
  verdict: string
}

export type RunCalculation = { id: string; title: string; article: CalledArticle } & Outcome
