import type { Given } from './types'

/** Raised whenever a sheet could come to another result; every sheet is verified again then. */
export const ENGINE = 2

/** How much one calculation may hold: several times what the longest worked example needs. */
export const SHEET = {
  characters: 40_000,
  lines: 1000,
  columns: 500,
  depth: 40,
  solves: 10,
  plots: 6,
  words: 12,
} as const

/** Halvings of a solver: after as many, two neighbouring numbers are left. */
export const BISECTIONS = 200

/** Two numbers that differ by less than this part of them are equal: binary arithmetic is no failed check. */
export const ROUNDING = 1e-9

/** A sum that is less than this part of its first term is what rounding has left of nothing. */
export const RESIDUE = 1e-13

/** Significant figures of a result, where its author does not say. */
export const FIGURES = 3

/** By how much of themselves the two sides of a solved equation may differ at the solution. */
export const MEETING = 1e-6

/** What a sheet that begins with the values of a country calls the recommended ones. */
export const RECOMMENDED = 'recommended'

/** The author's own values, with the national ones that the sheet begins with. */
export const AS_WRITTEN: Given = { values: new Map(), region: null }

/**
 * Operations that trying the corners of a sheet may cost when a reviewer reads it: one to seven seconds. The
 * dearest sheet of the library needs five million, most of them less than 10,000.
 */
export const MOST_TRIALS = 6_000_000
