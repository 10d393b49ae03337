/** What is searched apart, as numbered in the database. */
export const ARTICLES = 1
export const PASSAGES = 2
export type Space = typeof ARTICLES | typeof PASSAGES
