export const REFERENCE_TYPES = ['standard', 'code', 'publication', 'clause', 'equation', 'other'] as const
export type ReferenceType = (typeof REFERENCE_TYPES)[number]

export const LOCALITY_TYPES = ['clause', 'table', 'figure', 'equation', 'annex', 'page'] as const
export type LocalityType = (typeof LOCALITY_TYPES)[number]

/** The document that a line names. What it does not name is null. */
export type NamedDocument = {
  /** Publishing body or family as written on the cover: "EN", "BS EN", "BS", "AISC", "ACI", "SCI". */
  body: string | null
  /** "1993", "5950", "318", "P362". */
  number: string | null
  /** "1-1", "1". */
  part: string | null
  year: number | null
  /**
   * What the year's edition was amended with: "A1:2014+AC:2010"; last, what a national annex itself was:
   * "A1:2010; NA A2:2018".
   */
  amendment: string | null
}

/** A place in a document; sections and chapters are clauses. A range keeps both ends: "6.2.4–6.2.8". */
export type Locality = { type: LocalityType; value: string }

/** One parsed reference line. */
export type ParsedReference = NamedDocument & {
  raw: string
  type: ReferenceType
  localityType: LocalityType | null
  locality: string | null
  /**
   * What readers filter by: body, number and part without the year, national adoptions folded: "EN 1993-1-1".
   */
  standard: string | null
}
