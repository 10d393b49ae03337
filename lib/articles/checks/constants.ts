/** What a reviewer confirms of a revision, in the words of the checklist. */
export const CHECK_ITEMS = {
  figures: 'The figures were recomputed',
  clauses: 'The clauses were looked up',
  limits: 'The limits of its use are stated',
  editions: 'It was checked against these editions',
} as const

/** The same where it is missing, behind “Not confirmed:”. */
export const UNCONFIRMED = {
  figures: 'its figures',
  clauses: 'its clauses',
  limits: 'the limits of its use',
  editions: 'its editions',
} as const

export const ITEMS = Object.keys(CHECK_ITEMS) as (keyof typeof CHECK_ITEMS)[]
