import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { disconnect, pool } from '@/lib/core/db'
import { ask } from '@/lib/search/engine/queries'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { catchUp } from '@/lib/search/indexing/jobs'
import { learnMeanings } from '@/lib/search/latent/mutations'
import { baseline, prepareBaseline } from './baseline'

type Labelled = { kind: string; query: string; /** Slugs, best first. */ wanted: string[] }
type Score = { ndcg: number; reciprocal: number; recall: number; first: number; five: number }

/** nDCG@10 that each set must keep: what was measured when it was last raised, less the noise of a set of this size. */
const FLOORS: Record<string, number> = {
  words: 0.96,
  sentences: 0.94,
  standards: 0.97,
  synonyms: 0.89,
  'symbols and places': 0.95,
  typos: 0.95,
  prefixes: 0.97,
  'titles, as typed': 0.98,
  'misspelt, of correct': 0.97,
}

const slugOf = new Map<number, string>()

async function measure() {
  await catchUp(ARTICLES)
  await learnMeanings(ARTICLES)
  await prepareBaseline()
  const { rows } = await pool().query<{ id: number; slug: string; title: string }>(
    "SELECT id, slug, title FROM articles WHERE status = 'approved' AND deleted_at IS NULL ORDER BY id",
  )
  for (const { id, slug } of rows) slugOf.set(id, slug)
  const sets = [...labelled(), ...asTyped(rows)]
  const engine = async (query: string) => (await ask(ARTICLES, query, 50)).ranked.map(({ id }) => id)
  console.log(
    '| set | questions | nDCG@10 | ts_rank_cd | MRR | recall@50 | first | among five |\n|---|---|---|---|---|---|---|---|',
  )
  let failed = false
  const report = (kind: string, ours: Score[], theirs: Score[], value = mean(ours, 'ndcg')) => {
    const floor = FLOORS[kind]
    const low = floor !== undefined && value < floor
    failed ||= low
    const columns = [
      kind,
      ours.length,
      value,
      mean(theirs, 'ndcg'),
      ...(['reciprocal', 'recall', 'first', 'five'] as const).map((name) => mean(ours, name)),
    ]
    console.log(
      `| ${columns.map((each) => (typeof each === 'number' && !Number.isInteger(each) ? each.toFixed(3) : each)).join(' | ')} |${low ? ` below ${floor}` : ''}`,
    )
  }
  for (const kind of new Set(sets.map((each) => each.kind))) {
    const set = sets.filter((each) => each.kind === kind)
    report(kind, await scores(set, engine), await scores(set, baseline))
  }
  const correct = sets.filter(({ kind }) => kind === 'words' || kind === 'sentences')
  const misspelt = correct.map((each, index) => ({ ...each, query: withTypo(each.query, index) }))
  const [clean, wrong] = [await scores(correct, engine), await scores(misspelt, engine)]
  report(
    'misspelt, of correct',
    wrong,
    await scores(misspelt, baseline),
    mean(wrong, 'ndcg') / mean(clean, 'ndcg'),
  )
  const labelledSets = sets.filter(({ kind }) => kind !== 'titles, as typed')
  report('all labelled', await scores(labelledSets, engine), await scores(labelledSets, baseline))
  process.exitCode = failed ? 1 : 0
}

function labelled(): Labelled[] {
  const sets: Labelled[] = []
  let kind = ''
  for (const line of readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8').split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (line.startsWith('[')) kind = line.slice(1, -1)
    else {
      const [query, slugs] = line.split(' | ')
      sets.push({ kind, query: query!, wanted: slugs!.split(' ') })
    }
  }
  return sets
}

/** The first 60 percent of each title, as somebody types it. */
const asTyped = (articles: { slug: string; title: string }[]): Labelled[] =>
  articles.map(({ slug, title }) => ({
    kind: 'titles, as typed',
    query: title.slice(0, Math.ceil(title.length * 0.6)),
    wanted: [slug],
  }))

/** One letter left out, doubled, exchanged or replaced in the longest word; which one follows from the number. */
function withTypo(query: string, number: number): string {
  const word = query
    .split(/[^a-z]+/i)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '')
  if (word.length < 5) return query
  const at = 1 + (number % (word.length - 2))
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at]! + word.slice(at),
    word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    `${word.slice(0, at)}${word[at] === 'e' ? 'r' : 'e'}${word.slice(at + 1)}`,
  ]
  return query.replace(word, kinds[number % kinds.length]!)
}

async function scores(set: Labelled[], search: (query: string) => Promise<number[]>): Promise<Score[]> {
  const found: Score[] = []
  for (const { query, wanted } of set)
    found.push(
      score(
        (await search(query)).map((id) => slugOf.get(id) ?? ''),
        wanted,
      ),
    )
  return found
}

/** The first wanted article is worth 2, the others 1. */
function score(found: string[], wanted: string[]): Score {
  const unknown = wanted.filter((slug) => ![...slugOf.values()].includes(slug))
  if (unknown.length > 0) throw new Error(`There is no article ${unknown.join(', ')}`)
  const worth = (slug: string) => (wanted.indexOf(slug) < 0 ? 0 : slug === wanted[0] ? 2 : 1)
  const gain = (list: string[]) =>
    list.slice(0, 10).reduce((sum, slug, rank) => sum + (2 ** worth(slug) - 1) / Math.log2(rank + 2), 0)
  const place = found.findIndex((slug) => worth(slug) > 0)
  return {
    ndcg: gain(found) / gain(wanted),
    reciprocal: place < 0 ? 0 : 1 / (place + 1),
    recall: wanted.filter((slug) => found.slice(0, 50).includes(slug)).length / wanted.length,
    first: place === 0 ? 1 : 0,
    five: place >= 0 && place < 5 ? 1 : 0,
  }
}

const mean = (list: Score[], name: keyof Score) =>
  list.reduce((sum, each) => sum + each[name], 0) / Math.max(1, list.length)

await measure()
await disconnect()
