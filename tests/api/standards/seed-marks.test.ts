import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { today } from '@/lib/core/dates'
import { parseReferences } from '@/lib/references/rules/parse'
import { citationsOf } from '@/lib/standards/rules/citing'
import { editionCited } from '@/lib/standards/rules/status'
import { register } from '@/lib/standards/store'
import { loadSeedRegister } from '../../support/register'
import { readSeedArticles } from '../../support/seed-articles'
import { TABLES } from '../../support/tables'

/** Standards that are marked and that the register does not have. */
const NOT_IN_THE_REGISTER = [
  'EN 16612:2019',
  'NA to BS EN 1991-1-4:2005',
  'NA to BS EN 1992-1-1:2004',
  'NA to BS EN 1993-1-1:2005',
]

test('every clause mark of the starter library is a place of an edition in the register', async () => {
  await loadSeedRegister()
  const { editions } = await register()
  const marks = readSeedArticles().flatMap(({ slug, body, references }) =>
    citationsOf({
      clauses: renderArticle(cleanHtml(body), TABLES).clauses,
      calculations: [],
      references: parseReferences(references.join('\n')).map((line, position) => ({
        ...line,
        position,
        corrected: false,
      })),
    })
      .filter(({ place }) => place === 'mark')
      .map((citation) => ({ slug, ...citation })),
  )
  expect(marks.length).toBeGreaterThanOrEqual(259)
  expect(marks.filter(({ year, clause }) => year === null || clause === null)).toEqual([])
  const missing = marks.filter((citation) => !editionCited(editions, citation, today()))
  const named = new Set(missing.map(({ standard, year }) => `${standard}:${year}`))
  expect([...named].sort()).toEqual(NOT_IN_THE_REGISTER)
})
