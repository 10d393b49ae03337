import { disconnect } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { baseline, prepareBaseline } from './baseline'
import { open, type LABELLED } from './collections'
import { asTyped, mean, scores, table, withTypo, type Engine } from './scoring'

/**
 * The nDCG@10 that each set must keep: what was measured when it was last raised, less the noise of a set of
 * this size. `correct` are the kinds whose questions are asked once more with a wrong letter.
 */
const FLOORS = {
  relevance: {
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
    correct: ['concept', 'sentence', 'title', 'mixed', 'synonym'],
    floors: { 'all labelled': 0.95, 'titles, as typed': 0.97, 'misspelt, of correct': 0.97 },
  },
} as const

async function measure(name: keyof typeof LABELLED): Promise<boolean> {
  const { correct, floors } = FLOORS[name]
  const { articles, labelled } = (await open(name))!
  await prepareBaseline()
  const slugOf = new Map(articles.map(({ id, slug }) => [id, slug]))
  const ours: Engine = async (query) =>
    (await ask(ARTICLES, query, 50)).ranked.map(({ id }) => slugOf.get(id)!)
  const theirs: Engine = async (query) => (await baseline(query)).map((id) => slugOf.get(id)!)
  const { row, told } = table(floors)
  const sets = [...labelled, ...asTyped(articles)]
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

process.exitCode = (await measure(process.argv[2] as keyof typeof LABELLED)) ? 0 : 1
await disconnect()
