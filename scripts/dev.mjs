import { ensureFonts } from './lib/fonts.mjs'
import { ensureSeeded, prepare, spawnScript } from './lib/runtime.mjs'
import { main } from './lib/terminal.mjs'

/** The set-up of `npm start`, with Next compiling each page as it is asked for. */
await main(async () => {
  process.env.NODE_ENV = 'development'
  const prepared = await prepare()
  await ensureSeeded(prepared)
  await ensureFonts()
  const { childEnvironment, database } = prepared
  const worker = spawnScript('scripts/worker.ts', [], childEnvironment)
  const server = spawnScript('lib/server/main.ts', [], childEnvironment)
  let leaving = false
  const leave = async (code) => {
    if (leaving) return
    leaving = true
    for (const child of [server, worker])
      if (child.exitCode === null)
        await new Promise((gone) => (child.on('exit', gone), child.kill('SIGTERM')))
    await database.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => leave(0))
  process.on('SIGTERM', () => leave(0))
  server.on('exit', (code) => leave(code ?? 0))
})
