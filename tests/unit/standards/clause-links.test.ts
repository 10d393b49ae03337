import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { parseReferences } from '@/lib/references/rules/parse'
import { citationsOf, markedPlace } from '@/lib/standards/rules/citing'
import { slugOf } from '@/lib/standards/rules/naming'
import { readSeedArticles } from '../../support/seed-articles'
import { TABLES } from '../../support/tables'

const LINK = /<a [^>]*data-clause="([^"]*)"/g
const cards: string[] = []
const without: string[] = []
let inSheets = 0
for (const { slug, body, references } of readSeedArticles()) {
  const content = cleanHtml(body)
  const { bodyHtml, clauses, calculations } = renderArticle(content, TABLES)
  const cited = new Set(
    citationsOf({
      clauses,
      calculations,
      references: parseReferences(references.join('\n')).map((line, position) => ({
        ...line,
        position,
        corrected: false,
      })),
    })
      .filter(({ place }) => place !== 'reference')
      .map(({ standard, clauseSlug }) => `${standard} ${clauseSlug}`),
  )
  for (const [, escaped] of bodyHtml.matchAll(LINK)) {
    const place = markedPlace(escaped!)
    const clause = place?.clauses[0]
    const key = place && `${place.standard} ${clause ? slugOf(clause) : null}`
    ;(key && cited.has(key) ? cards : without).push(`${slug}: ${escaped} (${key})`)
  }
  inSheets += [...bodyHtml.matchAll(/calculation-reference"><a /g)].length
}

test('every clause of a text or of a sheet that is a link has a card', () => {
  expect(without).toEqual([])
  expect(cards.length).toBeGreaterThan(600)
  expect(inSheets).toBeGreaterThan(300)
})
