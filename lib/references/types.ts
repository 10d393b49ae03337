export type ReferenceType = 'standard' | 'code' | 'publication' | 'clause' | 'equation' | 'other'

/** One line of references, taken apart. What a line does not name is null. */
export type ParsedReference = {
  raw: string
  type: ReferenceType
  /** Publishing body or family as written on the cover: "EN", "BS EN", "BS", "AISC", "ACI". */
  body: string | null
  /** "1993", "5950", "318". */
  number: string | null
  /** "1-1", "1". */
  part: string | null
  year: number | null
  localityType: 'clause' | 'table' | 'figure' | 'equation' | 'annex' | null
  locality: string | null
  /** What readers filter by: body, number and part without the year, national adoptions folded: "EN 1993-1-1". */
  standard: string | null
  withdrawn: boolean
}

/** A standard that the library cites. */
export type CoveredStandard = { body: string; standard: string; title: string | null; articles: number }
