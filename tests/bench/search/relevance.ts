import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { importFile } from '@/lib/articles/importing/mutations'
import { disconnect, pool } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp, markOutdated } from '@/lib/search/indexing/jobs'
import { learnLatentSpace } from '@/lib/search/latent-semantics/mutations'
import { baseline, prepareBaseline } from './baseline'
import { asTyped, labelledIn, mean, scores, table, withTypo, type Engine } from './scoring'

/**
 * Collections with their questions, and the nDCG@10 that each set must keep: what was measured when it was
 * last raised, less the noise of a set of this size. `correct` are the kinds whose questions are asked once
 * more with a wrong letter.
 */
const COLLECTIONS = {
  relevance: {
    questions: 'queries.txt',
    articles: null,
    correct: ['words', 'sentences'],
    floors: {
      words: 0.97,
      sentences: 0.94,
      standards: 0.97,
      synonyms: 0.9,
      'symbols and places': 0.95,
      typos: 0.95,
      prefixes: 0.97,
      'titles, as typed': 0.98,
      'misspelt, of correct': 0.97,
    },
  },
  engineers: {
    questions: 'engineers/queries.txt',
    articles: 'engineers/articles.jsonl',
    correct: ['concept', 'sentence', 'title', 'mixed', 'synonym'],
    floors: { 'all labelled': 0.95, 'titles, as typed': 0.97, 'misspelt, of correct': 0.97 },
  },
} as const

async function measure(name: keyof typeof COLLECTIONS): Promise<boolean> {
  const { questions, articles, correct, floors } = COLLECTIONS[name]
  if (articles) await load(join(import.meta.dirname, articles))
  await markOutdated()
  await catchUp(ARTICLES)
  await learnLatentSpace(ARTICLES)
  await prepareBaseline()
  const { rows } = await pool().query<{ id: number; slug: string; title: string }>(
    "SELECT id, slug, title FROM articles WHERE status = 'approved' AND deleted_at IS NULL ORDER BY id",
  )
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]))
  const slugs = new Set(slugOf.values())
  const labelled = labelledIn(join(import.meta.dirname, questions))
  const unknown = labelled.flatMap(({ worth }) => [...worth.keys()]).filter((slug) => !slugs.has(slug))
  if (unknown.length > 0) throw new Error(`There is no article ${unknown.join(', ')}`)

  const ours: Engine = async (query) =>
    (await ask(ARTICLES, query, 50)).ranked.map(({ id }) => slugOf.get(id)!)
  const theirs: Engine = async (query) => (await baseline(query)).map((id) => slugOf.get(id)!)
  const { row, told } = table(floors)
  const sets = [...labelled, ...asTyped(rows)]
  for (const kind of new Set(sets.map((each) => each.kind))) {
    const set = sets.filter((each) => each.kind === kind)
    row(kind, await scores(set, ours), await scores(set, theirs))
  }
  const clean = labelled.filter(({ kind }) => (correct as readonly string[]).includes(kind))
  const misspelt = clean.map((each, index) => ({ ...each, query: withTypo(each.query, index) }))
  const [right, wrong] = [await scores(clean, ours), await scores(misspelt, ours)]
  row(
    'misspelt, of correct',
    wrong,
    await scores(misspelt, theirs),
    mean(wrong, 'ndcg') / mean(right, 'ndcg'),
  )
  row('all labelled', await scores(labelled, ours), await scores(labelled, theirs))
  return !told.failed
}

async function load(file: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  const { failed } = await importFile(lines, {
    publish: true,
    onProblem: (line, reason) => console.error(`line ${line}: ${reason}`),
    onProgress: () => {},
  })
  if (failed > 0) throw new Error(`${failed} articles could not be loaded`)
}

process.exitCode = (await measure(process.argv[2] as keyof typeof COLLECTIONS)) ? 0 : 1
await disconnect()
