import type { VerifiedValue } from '@/lib/calculations/types'

/** A calculation of a published article, with the values by other hands that it was compared with. */
export type CheckedCalculation = {
  key: string
  title: string
  standard: string | null
  article: { title: string; slug: string }
  engine: number
  verified: boolean
  largestDifference: number | null
  cases: VerifiedValue[]
  /** ISO 8601. */
  verifiedAt: string
}

/** A calculation of a published article, for an author who begins from a copy of it. */
export type CalculationSource = {
  id: string
  title: string
  standard: string | null
  source: string
  article: { title: string; slug: string }
}
