import type { ArticleReading } from '../types'

/** An article as readers would see it, with what its author should look at; readers do not see that. */
export type ArticlePreview = ArticleReading & { warnings: string[] }
