/** What is searched apart, as numbered in the database. */
export const ARTICLES = 1
export const PASSAGES = 2
export type Space = typeof ARTICLES | typeof PASSAGES

/** Raised whenever documents are read differently; what was indexed with a lower number is indexed again. */
export const ANALYSER = 17

/**
 * The digest of the code and the vocabulary with which this number reads documents, comments aside. A change
 * that reads some document differently raises the number too: a vocabulary that gets a name does.
 */
export const ANALYSER_DIGEST = '66b7cfe1c4a204ce'
