import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare } from '../../../scripts/lib/runtime.mjs'
import { main } from '../../../scripts/lib/terminal.mjs'

/**
 * `npm run bench:search [-- relevance engineers speed]`: how well and how fast articles are searched, each
 * beside PostgreSQL's own ranking in the same run: the starter library with questions of our own, articles
 * and questions by an engineer who had not seen the search, and many made-up articles (BENCH_ARTICLES says
 * how many, else 100,000). Ends with 1 where relevance has lost more than noise.
 */
await main(async () => {
  const chosen = process.argv.slice(2)
  const dataDir = process.env.BENCH_DATA_DIR || join(root, '.data/bench/search')
  const wanted = (part) => chosen.length === 0 || chosen.includes(part)
  if (wanted('engineers')) await measure(`${dataDir}-engineers`, ['engineers'])
  const parts = ['relevance', 'speed'].filter(wanted)
  if (parts.length > 0) await measure(dataDir, parts, { seeded: true })
})

async function measure(dataDir, parts, { seeded = false } = {}) {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DEMO: '1', LOG_LEVEL: 'error' })
  mkdirSync(dataDir, { recursive: true })
  const prepared = await prepare()
  try {
    if (seeded) await ensureSeeded(prepared)
    for (const part of parts) {
      console.log(`\n${part}`)
      const script = part === 'speed' ? 'speed.ts' : 'relevance.ts'
      process.exitCode ||= await run(script, part, prepared.childEnvironment)
    }
  } finally {
    await prepared.database.stop()
  }
}

/** Runs one of the measures with the server's own code. Gives its exit code. */
function run(script, part, env) {
  const guard = join(root, 'scripts/lib/server-only.mjs')
  const child = spawn(
    process.execPath,
    ['--import', guard, '--import', 'tsx', join(import.meta.dirname, script), part],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  )
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
}
