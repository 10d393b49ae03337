import { missingParts } from '../support/article-parts'
import { readSeedArticles } from '../support/seed-articles'

const articles = readSeedArticles()

/** What articles lack for a reason: the cited sources of these have no clauses that could be marked. */
const KNOWN: Record<string, string[]> = {
  'historic-iron-and-steel-strengths': ['clause marks'],
}

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s has every part that an article should have',
  (slug, article) => {
    expect(missingParts(article)).toEqual(KNOWN[slug] ?? [])
  },
)

test('what an article lacks is named', () => {
  const [article] = articles
  expect(missingParts({ ...article!, body: '<h2>Common mistakes</h2><p>None.</p>' })).toEqual([
    'At a glance',
    'assumptions and limits',
    'drawing',
    'calculation',
    'other editions',
    'clause marks',
    'links to other articles',
  ])
})
