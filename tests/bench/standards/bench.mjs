import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ensureBuilt } from '../../../scripts/lib/build.mjs'
import { root } from '../../../scripts/lib/environment.mjs'
import { prepare } from '../../../scripts/lib/runtime.mjs'
import { main } from '../../../scripts/lib/terminal.mjs'
import { runOnDatabase } from '../on-database.mjs'
import { serveApplication } from '../servers.mjs'

/** What `queries.ts` counts as cited most. */
const CITED = 'EN 1993-1-1'
const PAGES = ['/standards/en-1993-1-1', '/standards/en-1993-1-1/6.3.2', '/standards']
const ROUNDS = 60
const WARM_UP = 20
/** Positions of the citations that are made here, above all others. */
const OWN = 500_000

/**
 * `npm run bench:standards`: what the pages of the register ask of the database, and their first render over
 * HTTP after a citation has changed, with 20,000 made-up articles and 100,000 citations, 10,000 of them of
 * one standard.
 */
await main(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(root, '.data/bench/standards')
  await runOnDatabase(import.meta.dirname, dataDir, { standards: 'queries.ts' }, { seeded: true })
  const prepared = await prepare()
  const connection = new pg.Client(prepared.childEnvironment.DATABASE_URL)
  try {
    await connection.connect()
    await firstRenders(prepared.childEnvironment, connection)
  } finally {
    await connection.end()
    await prepared.database.stop()
  }
})

async function firstRenders(environment, connection) {
  const build = await ensureBuilt()
  const server = await serveApplication({ ...environment, LOADPATH_BUILD: build, RATE_LIMITS: 'off' })
  const taken = new Map(PAGES.map((page) => [page, []]))
  try {
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      await cite(connection, OWN + WARM_UP + round)
      for (const page of PAGES) {
        const started = performance.now()
        const answer = await fetch(`http://localhost:${server.port}${page}`)
        const { length } = await answer.text()
        if (answer.status !== 200 || length < 10_000) throw new Error(`${page}: ${answer.status}`)
        if (round >= 0) taken.get(page).push(performance.now() - started)
        // What is done after an answer is not part of the next one.
        await sleep(100)
      }
    }
  } finally {
    await connection.query('DELETE FROM citations WHERE position >= $1', [OWN])
    await server.stop()
  }
  console.log('\n| first render over HTTP, in ms | least | p50 | p95 |\n|---|---|---|---|')
  for (const [page, times] of taken) {
    times.sort((a, b) => a - b)
    const at = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1)
    console.log(`| ${page} | ${at(0)} | ${at(0.5)} | ${at(0.95)} |`)
  }
}

/** One more citation makes every page of the register stale. */
async function cite(connection, position) {
  await connection.query(
    `INSERT INTO citations (article_id, position, place, standard, year, clause, clause_slug)
     SELECT article_id, $1, 'reference', $2, 2005, '1.1.1', '1.1.1' FROM citations WHERE standard = $2 LIMIT 1`,
    [position, CITED],
  )
}
