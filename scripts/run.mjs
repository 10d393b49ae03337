import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/environment.mjs'
import { prepare, spawnScript } from './lib/runtime.mjs'
import { main, Sentence } from './lib/terminal.mjs'

/**
 * `node scripts/run.mjs NAME …`: runs scripts/NAME.ts with a database at hand, also while the site is being
 * served.
 */
await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (!name || !existsSync(join(root, 'scripts', `${name}.ts`)))
    throw new Sentence(`There is no script called ${name}.`)
  const invokedFrom = process.env.INIT_CWD || process.cwd()
  const { childEnvironment, database } = await prepare()
  const child = spawnScript(
    `scripts/${name}.ts`,
    args,
    { ...childEnvironment, LOADPATH_CWD: invokedFrom },
    { detached: false },
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
  await database.stop()
})
