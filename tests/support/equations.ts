import { readSeedArticles } from './seed-articles'
import { readBody } from './seed-body'

/** The displayed equations of each article of the starter library, in the order of its text. */
export const displayedEquations = (): { slug: string; equations: string[] }[] =>
  readSeedArticles().map(({ slug, body }) => ({
    slug,
    equations: readBody(body)
      .equations.filter(({ display }) => display)
      .map(({ latex }) => latex),
  }))
