import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './lib/environment.mjs'
import { prepare } from './lib/runtime.mjs'
import { main } from './lib/terminal.mjs'

/** `npm run prisma -- …`: runs Prisma's command line, on the migrated database of the installation. */
await main(async () => {
  const { childEnvironment, database } = await prepare()
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/prisma/build/index.js'), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...childEnvironment, PRISMA_SCHEMA_ENGINE_BINARY: './scripts/schema-engine.mjs' },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
  await database.stop()
})
