import { disconnect } from '@/lib/core/server/db'
import { ask } from '@/lib/search/engine'
import { ARTICLES } from '@/lib/search/indexing/constants'
import { ALL_PIECES, PIECES, type Pieces } from '@/lib/search/rules/ranking'
import { open, type CollectionName } from './collections'
import { mean, scores } from './scoring'

/**
 * Measures what each piece of the ranking adds on one collection: the pieces added one after the other to
 * BM25 over weighted fields, and each left out of the whole. Sends the figures to the bench.
 */
const collection = await open(process.argv[2] as CollectionName)
if (collection) {
  const { articles, labelled } = collection
  const slugOf = new Map(articles.map(({ id, slug }) => [id, slug]))
  const ndcg = async (pieces: Pieces) => {
    const found = await scores(labelled, async (query) =>
      (await ask(ARTICLES, query, 10, { pieces })).ranked.map(({ id }) => slugOf.get(id)!),
    )
    return mean(found, 'ndcg')
  }
  const added: number[] = []
  const leftOut: number[] = []
  for (const [index, piece] of PIECES.entries()) {
    added.push(await ndcg(new Set(PIECES.slice(0, index + 1))))
    leftOut.push(await ndcg(new Set([...ALL_PIECES].filter((other) => other !== piece))))
  }
  const none = await ndcg(new Set())
  process.send!({
    questions: labelled.length,
    documents: articles.length,
    none,
    pieces: PIECES,
    added,
    leftOut,
  })
}
await disconnect()
