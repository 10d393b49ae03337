import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/environment.mjs'
import { ensureSeeded, prepare } from '../../scripts/lib/runtime.mjs'

/** Runs scripts of a folder on one database, with our own code. Returns what the last of them sent. */
export async function runOnDatabase(folder, dataDir, scripts, { seeded = false } = {}) {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DEMO: '1', LOG_LEVEL: 'error' })
  mkdirSync(dataDir, { recursive: true })
  const prepared = await prepare()
  let sent = null
  try {
    if (seeded) await ensureSeeded(prepared)
    for (const [part, script] of Object.entries(scripts)) {
      console.log(`\n${part}`)
      const { code, message } = await run(join(folder, script), part, prepared.childEnvironment)
      process.exitCode ||= code
      sent = message
    }
  } finally {
    await prepared.database.stop()
  }
  return sent
}

/** Returns the exit code of a script and what it sent. */
function run(script, part, env) {
  const guard = join(root, 'scripts/lib/server-only.mjs')
  const child = spawn(process.execPath, ['--import', guard, '--import', 'tsx', script, part], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let message = null
  child.on('message', (sent) => (message = sent))
  return new Promise((done) => child.on('exit', (code) => done({ code: code ?? 1, message })))
}
