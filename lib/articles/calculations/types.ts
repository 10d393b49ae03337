import type { StatementChange } from '@/lib/calculations/rules/changes'
import type { StoredValue } from '@/lib/calculations/types'

/** A calculation of a published article, with the values by other hands that it was compared with. */
export type CheckedCalculation = {
  key: string
  title: string
  standard: string | null
  article: { title: string; slug: string }
  engine: number
  verified: boolean
  largestDifference: number | null
  cases: StoredValue[]
  /** ISO 8601. */
  verifiedAt: string
}

/** What was changed in a calculation after it had been published. */
export type Correction = {
  id: number
  calculation: string
  /** `slug` is null where the article is not published any more. */
  article: { title: string; slug: string | null }
  revision: number
  /** None where the calculation was taken out of its article. */
  changes: StatementChange[]
  /** ISO 8601. */
  correctedAt: string
}

/** A calculation of a published article, for an author who begins from a copy of it. */
export type CalculationSource = {
  id: string
  title: string
  standard: string | null
  source: string
  article: { title: string; slug: string }
}
