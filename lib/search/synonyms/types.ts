/** A meaning that administrators added: what it is called, at least two names. */
export type Synonym = { id: number; names: string[] }
