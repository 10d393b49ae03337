import type { ArticleReading } from '../types'

/**
 * An article as readers would see it, with what its author has to finish before it can be sent or saved, and
 * should look at; readers do not see that.
 */
export type ArticlePreview = ArticleReading & { unfinished: string[]; warnings: string[] }
