import { articleKey, listQuery } from '@/lib/articles/schema'
import { bookmarkQuery } from '@/lib/bookmarks/schema'
import { describeSheet } from '@/lib/calculations/calls/rules/description'
import { readGiven } from '@/lib/calculations/calls/rules/given'
import { outcomeOf } from '@/lib/calculations/calls/rules/outcome'
import { calculationKey, calculationsQuery, runInput } from '@/lib/calculations/calls/schema'
import { readSheet } from '@/lib/calculations/rules/checking'
import { tablesByName } from '@/lib/calculations/rules/tables'
import { LIMITS } from '@/lib/limits/constants'
import { searchInput } from '@/lib/search/schema'
import { EXAMPLE_ENTRY, EXAMPLE_INPUT, EXAMPLE_SOURCE, EXAMPLE_TABLE } from '../constants'
import type { DescribedCall } from '../types'

/** The calls that programs may make, with examples that are what the calls would answer. */
export function describedCalls(): DescribedCall[] {
  const { described, run } = examples()
  return [
    {
      method: 'get',
      path: '/api/calculations',
      operationId: 'listCalculations',
      summary: 'Calculations of published articles',
      description: 'Those whose article the member may read, the newest article’s first.',
      query: calculationsQuery,
      answer: { many: 'CalculationInList', paged: true },
      example: { answer: [EXAMPLE_ENTRY] },
    },
    {
      method: 'get',
      path: '/api/calculations/{id}',
      operationId: 'readCalculation',
      summary: 'A calculation: inputs, defaults, units, lines',
      description:
        'Says what can be given to a run, in which unit and range. An id stays while the calculation keeps its title in its article; `article.revision` says whether the article changed.',
      params: calculationKey,
      answer: { one: 'Calculation' },
      refusals: ['NotFound'],
      example: { answer: described },
    },
    {
      method: 'post',
      path: '/api/calculations/{id}/run',
      operationId: 'runCalculation',
      summary: 'Run a calculation with your inputs',
      description: `Stores nothing. An input that is unknown, of another kind or out of its range is refused with 400 at its path. Within the ranges a line that has no value is in \`errors\`, and every other line has its result. At most ${LIMITS.calculationRuns.points} runs a minute.`,
      params: calculationKey,
      body: runInput,
      answer: { one: 'RunCalculation' },
      refusals: ['NotFound'],
      example: { body: EXAMPLE_INPUT, answer: run },
    },
    {
      method: 'get',
      path: '/api/articles',
      operationId: 'listArticles',
      summary: 'Published articles, newest first',
      description: 'By category, tag and cited standard. An unknown filter is no filter.',
      query: listQuery,
      answer: { many: 'ArticleInList', paged: true },
    },
    {
      method: 'get',
      path: '/api/articles/{key}',
      operationId: 'readArticle',
      summary: 'One article',
      description: 'By its id or its slug.',
      params: articleKey,
      answer: { one: 'Article' },
      refusals: ['NotFound'],
    },
    {
      method: 'get',
      path: '/api/search',
      operationId: 'search',
      summary: 'Search the articles, best first',
      description: `Reads standards, clauses, grades and symbols as engineers write them. At most ${LIMITS.search.points} searches a minute. \`X-Total-Count\` says how many were found, of which \`limit\` are sent; \`X-Search-Suggestion\` has what was probably meant, percent-encoded.`,
      query: searchInput,
      answer: { many: 'FoundArticle' },
    },
    {
      method: 'get',
      path: '/api/bookmarks',
      operationId: 'listBookmarks',
      summary: 'The member’s bookmarks',
      description: 'In one folder (`null` for those in none), by words of title and notes.',
      query: bookmarkQuery,
      answer: { many: 'Bookmark', paged: true },
    },
    {
      method: 'get',
      path: '/api/categories',
      operationId: 'listCategories',
      summary: 'Every category, by name',
      description: 'Needs no token.',
      answer: { many: 'Category' },
      public: true,
    },
    {
      method: 'get',
      path: '/api/tags',
      operationId: 'listTags',
      summary: 'Every tag, by name',
      description: 'Needs no token.',
      answer: { many: 'Topic' },
      public: true,
    },
  ]
}

function examples() {
  const { sheet } = readSheet(EXAMPLE_SOURCE, tablesByName([EXAMPLE_TABLE]))
  if (!sheet) throw new Error('The calculation of the examples is wrong')
  const { given, results } = readGiven(sheet, EXAMPLE_INPUT)
  if (!given) throw new Error('The inputs of the example are wrong')
  const { id, title, article } = EXAMPLE_ENTRY
  return {
    described: { ...EXAMPLE_ENTRY, ...describeSheet(sheet, EXAMPLE_SOURCE), source: EXAMPLE_SOURCE },
    run: { id, title, article, ...outcomeOf(sheet, EXAMPLE_SOURCE, given, results) },
  }
}
