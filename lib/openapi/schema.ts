import { z } from 'zod'
import type { Article, ArticleCard } from '@/lib/articles/types'
import type { ListedBookmark } from '@/lib/bookmarks/types'
import type {
  CalculationEntry,
  DescribedCalculation,
  RunCalculation as Run,
} from '@/lib/calculations/calls/types'
import { STATUS } from '@/lib/core/errors'
import type { SearchHit } from '@/lib/search/types'
import { TOPIC_GROUPS } from '@/lib/taxonomy/constants'
import type { Category as StoredCategory, Tag as StoredTag, Topic as StoredTopic } from '@/lib/taxonomy/types'

/*
 * What the calls for programs answer, for their description: each is checked against the type that the call
 * returns, and by the tests against what it answers.
 */

const id = z.int().min(1)
const moment = z.iso.datetime()
const line = z.int().min(1).describe('Counted from 1.')
const unit = z.string().nullable().describe('As the author wrote it; null for a plain number.')

const Tag = z.strictObject({ id, name: z.string(), slug: z.string() }) satisfies z.ZodType<StoredTag>

const Topic = z.strictObject({
  ...Tag.shape,
  group: z.enum(TOPIC_GROUPS).describe('Under which heading the library lists it.'),
}) satisfies z.ZodType<StoredTopic>

const Category = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
}) satisfies z.ZodType<StoredCategory>

const card = {
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.strictObject({ id, name: z.string(), slug: z.string() }).nullable(),
  categoryId: id.nullable(),
  tags: z.array(Tag),
  readTime: z.int().describe('Minutes.'),
  views: z.int(),
  likes: z.int(),
  commentCount: z.int(),
  coverImage: z.string().nullable(),
  status: z.enum(['draft', 'pending_review', 'approved', 'rejected']),
  published: z.boolean(),
  featured: z.boolean(),
  premium: z.boolean().describe('Part of the premium library.'),
  author: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  submittedByUser: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  standards: z.array(z.string()).describe('The standards that it cites: EN 1993-1-1.'),
  calculation: z.boolean().describe('Whether it holds a live calculation.'),
}

const ArticleInList = z.strictObject(card) satisfies z.ZodType<ArticleCard>

const WholeArticle = z.strictObject({
  ...card,
  content: z.string().describe('HTML as it was written; empty where locked.'),
  reference: z.string().nullable().describe('One reference a line.'),
  locked: z.literal(true).optional().describe('For paying members, whom the member is none of.'),
}) satisfies z.ZodType<Article>

const FoundArticle = z.strictObject({
  ...card,
  markedTitle: z.string().nullable().describe('HTML: the title with matches in <mark>.'),
  snippet: z.string().describe('HTML: the passage with matches in <mark>.'),
  passages: z
    .array(
      z.strictObject({
        snippet: z.string(),
        section: z.array(z.string()),
        address: z.string(),
        line: z.string().nullable(),
      }),
    )
    .describe(
      'The best passages: HTML as above, the headings above it, the address that leads to it, and the line of a table or equation in which it begins.',
    ),
  similar: z.boolean().describe('Found by a completed or repaired word.'),
  likely: z.boolean().describe('It probably answers: others only mention what is asked.'),
  matched: z.array(z.string()).describe('Standards, clauses, grades and sections of the question.'),
  statuses: z
    .record(z.string(), z.string())
    .describe('The status of each standard that it cites and that the register has, in words.'),
}) satisfies z.ZodType<SearchHit>

const BookmarkedArticle = z.strictObject({
  id,
  createdAt: moment,
  articleId: id,
  notes: z.string().nullable(),
  folders: z.array(z.strictObject({ id, name: z.string(), color: z.string() })),
  article: ArticleInList,
  version: z.string().describe('Another one says that the article’s page shows something else.'),
}) satisfies z.ZodType<ListedBookmark>

const article = z.strictObject({ slug: z.string(), title: z.string(), revision: z.int().min(1) })

const entry = {
  id: z.uuid(),
  title: z.string(),
  standard: z.string().nullable(),
  engine: z.int().describe('Version of the engine by which it was verified.'),
  article,
  verification: z.strictObject({
    expectedValues: z.int().describe('Values by other hands that it is compared with.'),
    verified: z.boolean(),
    largestDifference: z
      .number()
      .nullable()
      .describe('The largest part by which one of them differs; null where nothing is compared.'),
    verifiedAt: moment,
  }),
}

const CalculationInList = z.strictObject(entry) satisfies z.ZodType<CalculationEntry>

const named = {
  line,
  name: z.string().describe('By which it is given.'),
  symbol: z.string().describe('The same as it is written in a text: γ_M1.'),
  label: z.string().nullable(),
  clause: z.string().nullable(),
}
const unlabelled = { label: z.string().nullable(), clause: z.string().nullable() }

const Calculation = z.strictObject({
  ...entry,
  inputs: z.array(
    z.strictObject({
      ...named,
      unit,
      default: z.number().describe('In the unit, as are both ends of the range.'),
      from: z.number().nullable(),
      to: z.number().nullable(),
      whole: z.boolean().describe('Whether it takes whole numbers only.'),
    }),
  ),
  choices: z.array(
    z.strictObject({
      ...named,
      table: z.string().nullable().describe('Null where its words are its own.'),
      rows: z.array(z.string()),
      default: z.string(),
    }),
  ),
  home: z
    .string()
    .nullable()
    .describe('The country whose national values it begins with; null for the recommended ones.'),
  regions: z
    .array(z.string())
    .describe('Whose national values can be chosen instead: countries, or “recommended”.'),
  lines: z.array(
    z.strictObject({
      line,
      kind: z.enum(['given', 'step', 'solve', 'check']),
      name: z.string().nullable().describe('A check has none.'),
      symbol: z.string().nullable(),
      ...unlabelled,
      unit,
      text: z.string().describe('What the author wrote.'),
    }),
  ),
  assumptions: z.array(z.string()),
  source: z.string().describe('Its lines as they were written.'),
}) satisfies z.ZodType<DescribedCalculation>

const Result = z.strictObject({
  ...named,
  unit,
  value: z.number().describe('In the unit, unrounded.'),
  shown: z.string().describe('As the page shows it, with the unit.'),
})

const RunCalculation = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  article,
  inputs: z.array(Result).describe('What was calculated with.'),
  choices: z.array(z.strictObject({ name: z.string(), row: z.string() })),
  region: z.string().nullable(),
  results: z.array(Result),
  checks: z.array(
    z.strictObject({
      line,
      ...unlabelled,
      text: z.string(),
      utilisation: z.number().nullable().describe('Unrounded; null where it has no meaning.'),
      passes: z.boolean(),
      condition: z.boolean().describe('Whether it judges what was entered, and not the structure.'),
      words: z.string(),
    }),
  ),
  errors: z
    .array(z.strictObject({ line, name: z.string().nullable(), message: z.string() }))
    .describe('Lines without a result, and why.'),
  governing: z
    .strictObject({ line, utilisation: z.number() })
    .nullable()
    .describe('The check with the largest utilisation; null where one has none.'),
  passes: z
    .boolean()
    .nullable()
    .describe('False where a condition is not met; null where a line has no result, or there is no check.'),
  verdict: z.string(),
}) satisfies z.ZodType<Run>

const Refusal = z
  .looseObject({
    message: z.string().describe('Fit to show a person.'),
    code: z.enum(Object.keys(STATUS) as [keyof typeof STATUS]),
    errors: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .optional()
      .describe('What is wrong, and where: inputs.V_Ed.'),
  })
  .describe('Every answer that is no success.')

/** By the name under which the description refers to each. */
export const SCHEMAS = {
  Article: WholeArticle,
  ArticleInList,
  Bookmark: BookmarkedArticle,
  Calculation,
  CalculationInList,
  Category,
  Error: Refusal,
  FoundArticle,
  Result,
  RunCalculation,
  Topic,
} satisfies Record<string, z.ZodType>
