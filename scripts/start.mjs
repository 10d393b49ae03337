import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { currentBuild, ensureBuilt, serverOf, useBuild } from './lib/build.mjs'
import { readEnvironment, root } from './lib/environment.mjs'
import { keepRunning } from './lib/keep-running.mjs'
import { checkSettings, ensureSeeded, prepare, SERVER_FLAGS, spawnScript } from './lib/runtime.mjs'
import { main, Sentence } from './lib/terminal.mjs'

/** Milliseconds after the server is ready. */
const WORKER_AFTER = 500

const starter = process.ppid

/** The main job: from a clean clone to a served site, with one command. */
await main(async () => {
  console.log('\nLoadpath\n')
  const { port } = readEnvironment()
  await refuseTakenPort(port)
  const preparing = prepare()
  // Sources are compared with the build while the database starts.
  let build = currentBuild()
  const prepared = await preparing
  const { childEnvironment, database, settings } = prepared
  try {
    // The server checks its settings itself, at once; before a build of a minute they are checked here.
    if (!build) {
      await checkSettings(childEnvironment)
      build = await ensureBuilt()
    }
    useBuild(build)
    childEnvironment.LOADPATH_BUILD = build
    await ensureSeeded(prepared)
  } catch (error) {
    await database.stop()
    throw error
  }

  const stops = []
  let leaving = null
  const leave = (code) => (leaving ??= shutDown(stops, database).then(() => process.exit(code)))
  process.on('SIGINT', () => leave(0))
  process.on('SIGTERM', () => leave(0))
  process.on('SIGHUP', () => leave(0))
  // A shell between npm and us dies of a signal without handing it on: then we have another parent, and
  // nobody would stop us later.
  if (process.env.npm_lifecycle_event === 'start')
    setInterval(() => process.ppid !== starter && void leave(0), 500).unref()
  const lookAfter = (name, start) => stops.push(keepRunning(name, start, () => void leave(1)))

  await new Promise((served) =>
    lookAfter('server', () =>
      fork(serverOf(build), {
        cwd: root,
        env: childEnvironment,
        detached: true,
        execArgv: SERVER_FLAGS,
      }).on('message', (message) => message === 'ready' && served()),
    ),
  )
  // Whoever waits for the first page comes first: loading the worker keeps a core busy for about a second.
  setTimeout(
    () =>
      leaving ?? lookAfter('background worker', () => spawnScript('scripts/worker.ts', [], childEnvironment)),
    WORKER_AFTER,
  )
  greet(settings, childEnvironment)
})

function refuseTakenPort(port) {
  return new Promise((free, failed) => {
    const probe = createServer()
    probe.on('error', (error) =>
      failed(
        new Sentence(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
            : `Port ${port} cannot be used (${error.code}). Choose another one: PORT=3000 npm start`,
        ),
      ),
    )
    probe.listen(port, () => probe.close(() => free()))
  })
}

/** Requests in hand are answered first, then the worker ends its job, then the database stops. */
async function shutDown(stops, database) {
  process.stdout.write('\nStopping … ')
  await Promise.all(stops.map((stop) => stop()))
  await database.stop()
  console.log('stopped.')
}

function greet({ appUrl, dataDir, seedDemo }, environment) {
  const outbox =
    (environment.MAIL_TRANSPORT || (environment.RESEND_API_KEY ? 'resend' : 'outbox')) === 'outbox'
  const lines = ['', `  Loadpath is at ${appUrl}`, '']
  if (seedDemo && /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(appUrl))
    lines.push(
      '  Sign in as',
      '    admin@loadpath.example       Admin!2345',
      '    member@loadpath.example      Member!2345',
      '    unverified@loadpath.example  Unverified!2345',
      '',
    )
  lines.push(
    outbox
      ? `  Mail is not sent: it goes to ${environment.MAIL_OUTBOX_DIR || join(dataDir, 'outbox')} and to ${appUrl}/dev/outbox`
      : '  Mail is sent through Resend.',
    '  Ctrl-C stops everything.',
    '',
  )
  console.log(lines.join('\n'))
}
