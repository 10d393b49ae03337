import type { RegisterField, Status } from '../types'

/** What an import did; `missing` are editions that it names and the register does not have. */
export type ImportOutcome = { created: number; updated: number; unchanged: number; missing: string[] }

/** What the import of a file would do. */
export type ImportPreview = {
  /** Designations of the editions that are new. */
  created: string[]
  changed: { designation: string; fields: RegisterField[] }[]
  unchanged: number
  /** How many lines are refused, and what is wrong with the first of them: with one, nothing is imported. */
  refused: number
  problems: string[]
  /** Successors and related editions that neither the register has nor the file. */
  missing: { designation: string; successor: string }[]
  /** The version of the register that it is compared with. */
  version: string
}

/** An edition as administrators list and edit it. */
export type RegisterEntry = {
  id: number
  standard: string
  slug: string
  designation: string
  title: string
  field: string
  body: string
  generation: string | null
  published: string | null
  page: string | null
  supersededBy: string[]
  aliases: string[]
  jurisdiction: string
  /** Changes with everything that is stored of the edition. */
  version: string
  /** What holds today. */
  status: Status | null
  words: string
  next: { words: string; from: string } | null
  /** How many published articles cite the edition; what names no year is of the latest. */
  articles: number
}

/** What articles cite and the register does not have: a standard, or an edition of one. */
export type UnlistedStandard = {
  standard: string
  year: number | null
  articles: number
  /** The years that articles name of it; without one they mean the latest edition. */
  years: number[]
  named: NamedCiter[]
}
export type NamedCiter = { id: number; title: string }
