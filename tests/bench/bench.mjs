import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare, runScript } from '../../scripts/lib/runtime.mjs'
import { main, step } from '../../scripts/lib/terminal.mjs'
import { GROUPS } from './measures.mjs'
import { buildFloor, leaveFirstCore } from './servers.mjs'
import { spawnSync } from 'node:child_process'

/**
 * `npm run bench [-- pages public moves editing every json lists memory scripts start]`: the figures of
 * docs/performance.md, each as a ratio to a floor of our own, with its target. BENCH_ARTICLES, BENCH_ROUNDS,
 * BENCH_SECONDS and BENCH_EVERY_SECONDS change how much; BENCH_DATA_DIR keeps the data where it is said.
 */
const ARTICLES = Number(process.env.BENCH_ARTICLES || 20_000)

await main(async () => {
  const chosen = process.argv.slice(2)
  const unknown = chosen.find((name) => !GROUPS.has(name))
  if (unknown) throw new Error(`There is no ${unknown}: choose from ${[...GROUPS.keys()].join(', ')}`)
  // Before the database is started, so that it runs beside the generator.
  const pinned = leaveFirstCore()
  const dataDir = process.env.BENCH_DATA_DIR || join(root, '.data/bench/data')
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED_DEMO: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  mkdirSync(dataDir, { recursive: true })
  const prepared = await prepare()
  try {
    prepared.childEnvironment.LOADPATH_BUILD = await ensureBuilt()
    await step('Building the empty application', buildFloor)
    await ensureSeeded(prepared)
    await ensureArticles(prepared.childEnvironment, dataDir)
    console.log(
      `\n${pinned ? 'Application on one core, generator and database on the other.' : 'Nothing is pinned to a core here.'}\n`,
    )
    console.log('| # | measure | floor | here | ratio | target | |\n|---|---|---|---|---|---|---|')
    for (const [name, group] of GROUPS)
      if (chosen.length === 0 || chosen.includes(name)) await group(prepared)
  } finally {
    await prepared.database.stop()
  }
})

/** Made-up articles beside the starter library, imported once for a data folder. */
async function ensureArticles(environment, dataDir) {
  const client = new pg.Client(environment.DATABASE_URL)
  await client.connect()
  try {
    const { rows } = await client.query(
      "SELECT count(*)::int AS there FROM articles WHERE slug LIKE 'made-up-%'",
    )
    if (rows[0].there >= ARTICLES) return
    const file = join(dataDir, 'articles.jsonl')
    spawnSync(process.execPath, [join(import.meta.dirname, 'generate-articles.mjs'), String(ARTICLES), file])
    await step(`Importing ${ARTICLES} articles`, () => runScript('scripts/import.ts', [file], environment))
    // As autovacuum leaves them: otherwise it does so during the first measurement.
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}
