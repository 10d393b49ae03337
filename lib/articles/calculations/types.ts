/** A calculation of a published article, for an author who begins from a copy of it. */
export type CalculationSource = {
  id: string
  title: string
  standard: string | null
  source: string
  article: { title: string; slug: string }
}
