import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openConnection, pool } from '@/lib/core/server/db'
import { index, storeTexts } from './collections'

const COUNT = Number(process.env.BENCH_ARTICLES || 100_000)

/** What is asked of the made-up articles. */
export const SHORT =
  'beam bending|term1234 beam|steel truss fire|EN 1993-1-1 weld|buckling column|prestressed concrete wall|term77 girder|timber deck wind|uplift anchor|raft settlement'.split(
    '|',
  )
export const SENTENCES = [
  'how does the wind govern the settlement of a raft in reinforced concrete under earthquake impact',
  'which weld increases the fatigue of a steel girder that follows from vibration and creep',
  'where does punching of a slab precede the cracking of a prestressed concrete column',
]
export const TYPED = 'buckl|vibr|prest|settlem|term12|reinforced conc|timber de|overt|steel gird|fati'.split(
  '|',
)
export const MISSPELT =
  'bendng|vibraton|setlement|prestresed|overturnig|reinforcd|shrinkge|eartquake|fatige|girdr'.split('|')

/** Changes the version of the index, so that no answer is cached. */
export const changeIndex = () => pool().query('UPDATE search_spaces SET documents = documents')

/** Made-up articles straight into the table: what is measured is the index, not the import. */
export async function loadMadeUp() {
  const { rows } = await pool().query<{ there: number }>(
    "SELECT count(*)::int AS there FROM articles WHERE slug LIKE 'made-up-%'",
  )
  if (rows[0]!.there < COUNT) {
    const file = join(tmpdir(), `loadpath-bench-${COUNT}.jsonl`)
    spawnSync(process.execPath, [join(import.meta.dirname, '../generate-articles.mjs'), String(COUNT), file])
    let batch: { slug: string; title: string; content: string; reference?: string }[] = []
    const write = async () => {
      await storeTexts(
        batch.map(({ content, ...article }) => ({
          ...article,
          text: content.replace(/<\/(?:p|h\d|li|tr)>/g, '\n').replace(/<[^>]+>/g, ' '),
        })),
      )
      batch = []
    }
    for await (const line of createInterface({ input: createReadStream(file) })) {
      batch.push(JSON.parse(line) as (typeof batch)[number])
      if (batch.length === 500) await write()
    }
    await write()
  }
  const started = performance.now()
  const indexed = await index()
  const minutes = (performance.now() - started) / 60_000
  if (indexed > 0)
    console.log(
      `${indexed} changes indexed in ${minutes.toFixed(1)} min, ${(indexed / minutes / 60).toFixed(0)} a second`,
    )
  // Outside a transaction and without the site's limit on a statement.
  const client = await openConnection({})
  await client.query('VACUUM ANALYZE search_postings, search_documents, search_terms, search_words')
  await client.end()
}
