import { disconnect, pool } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { baseline, prepareBaseline, similarTitles } from './baseline'
import { changeIndex, loadMadeUp, MISSPELT, SENTENCES, SHORT, TYPED } from './made-up'

const ROUNDS = 3

await loadMadeUp()
await prepareBaseline()
const engine = (query: string) => ask(ARTICLES, query, 50)
const rows: [string, number[], number[]][] = [
  ['short questions / ts_rank_cd', ...(await times([...SHORT, ...SENTENCES], engine, baseline))],
  ['sentences / ts_rank_cd', ...(await times(SENTENCES, engine, baseline))],
  [
    'as typed / ts_rank_cd of whole words',
    ...(await times(TYPED, engine, (_, index) => baseline(SHORT[index]!))),
  ],
  ['misspelt / pg_trgm over titles', ...(await times(MISSPELT, engine, similarTitles))],
]
console.log('\n| measure | ours, median and p95 ms | theirs | p95 ÷ p95 |\n|---|---|---|---|')
for (const [name, ours, theirs] of rows)
  console.log(
    `| ${name} | ${at(ours, 0.5)}, ${at(ours, 0.95)} | ${at(theirs, 0.5)}, ${at(theirs, 0.95)} | ${(percentile(ours, 0.95) / percentile(theirs, 0.95)).toFixed(2)} |`,
  )
await sizes()
await oneUpdate()
await disconnect()

type Ask = (query: string, index: number) => Promise<unknown>

/**
 * Milliseconds of both, each question in turn, after one round that does not count. No answer comes from the
 * cache.
 */
async function times(queries: string[], ours: Ask, theirs: Ask): Promise<[number[], number[]]> {
  const [mine, other]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, query] of queries.entries())
      for (const [run, into] of [
        [ours, mine],
        [theirs, other],
      ] as const) {
        await changeIndex()
        const started = performance.now()
        await run(query, index)
        if (round > 0) into.push(performance.now() - started)
      }
  return [mine, other]
}

function percentile(list: number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
}
function at(list: number[], share: number): string {
  return percentile(list, share).toFixed(1)
}

async function sizes() {
  const { rows } = await pool().query<{ ours: string; theirs: string; articles: string }>(`
    SELECT pg_size_pretty(sum(pg_total_relation_size(t))) AS ours, pg_size_pretty(pg_total_relation_size('bench_documents')) AS theirs,
      pg_size_pretty(pg_total_relation_size('articles')) AS articles
    FROM unnest('{search_postings,search_documents,search_terms,search_words}'::regclass[]) t`)
  console.log(
    `\nIndex ${rows[0]!.ours} (tsvector, its index and trigrams: ${rows[0]!.theirs}) over articles of ${rows[0]!.articles}.`,
  )
}

async function oneUpdate() {
  const spent: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    await pool().query(
      "UPDATE articles SET plain_text = plain_text || $1 WHERE id = (SELECT min(id) + 500 FROM articles WHERE slug LIKE 'made-up-%')",
      [` corbel turn${turn}`],
    )
    const started = performance.now()
    await catchUp(ARTICLES)
    spent.push(performance.now() - started)
  }
  console.log(`One changed article is in the index after ${at(spent, 0.5)} ms (p95 ${at(spent, 0.95)}).`)
}
