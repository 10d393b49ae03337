/** What an import did; `missing` are successors that the register does not have. */
export type ImportOutcome = { created: number; updated: number; unchanged: number; missing: string[] }
