/**
 * What can be new in what a member watches: an article in a category or tag, its content, an error in it,
 * what it cites, the article behind a saved calculation, and a standard.
 */
export type NewsKind = 'published' | 'changed' | 'corrected' | 'cited' | 'calculation' | 'standard'
