import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare } from '../../../scripts/lib/runtime.mjs'
import { main } from '../../../scripts/lib/terminal.mjs'

/**
 * `npm run bench:search [-- relevance speed]`: how well and how fast the library is searched, each beside PostgreSQL's own ranking in the same
 * run. Ends with 1 where relevance has lost more than noise. BENCH_ARTICLES (100,000) says how many articles speed is measured on.
 */
await main(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(root, '.data/bench/search')
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DEMO: '1', LOG_LEVEL: 'error' })
  mkdirSync(dataDir, { recursive: true })
  const prepared = await prepare()
  try {
    await ensureSeeded(prepared)
    const chosen = process.argv.slice(2)
    for (const part of ['relevance', 'speed'])
      if (chosen.length === 0 || chosen.includes(part))
        process.exitCode ||= await run(`${part}.ts`, prepared.childEnvironment)
  } finally {
    await prepared.database.stop()
  }
})

/** Runs one of the measures with the server's own code. Gives its exit code. */
function run(script, env) {
  const guard = join(root, 'scripts/lib/server-only.mjs')
  const child = spawn(
    process.execPath,
    ['--import', guard, '--import', 'tsx', join(import.meta.dirname, script)],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  )
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
}
