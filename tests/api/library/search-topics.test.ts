import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { importFile } from '@/lib/articles/importing/mutations'
import { Prisma, select } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { learnLatentSpace } from '@/lib/search/latent-semantics/mutations'
import { labelledIn } from '../../bench/search/scoring'

const TOPICS = labelledIn('tests/bench/search/topics.txt')

beforeAll(async () => {
  const lines = createInterface({ input: createReadStream('prisma/seed/library.jsonl'), crlfDelay: Infinity })
  const { failed } = await importFile(lines, { publish: true, onProblem: () => {}, onProgress: () => {} })
  expect(failed).toBe(0)
  await catchUp(ARTICLES)
  await learnLatentSpace(ARTICLES)
})

test('each of the thirty most wanted topics has three phrasings', () => {
  const kinds = [...new Set(TOPICS.map(({ kind }) => kind))]
  expect(kinds).toHaveLength(30)
  for (const kind of kinds) expect(TOPICS.filter((each) => each.kind === kind)).toHaveLength(3)
})

test('an article that answers comes first for each phrasing of the most wanted topics', async () => {
  const slugs = await select<{ id: number; slug: string }>(Prisma.sql`SELECT id, slug FROM articles`)
  const slugOf = new Map(slugs.map(({ id, slug }) => [id, slug]))
  const missed: string[] = []
  for (const { query, worth } of TOPICS) {
    const [first] = (await ask(ARTICLES, query, 1)).ranked
    const slug = slugOf.get(first!.id)!
    if (!worth.has(slug)) missed.push(`${query} → ${slug}`)
  }
  expect(missed).toEqual([])
})
