import { serverOf } from '../../scripts/lib/build.mjs'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/lib/environment.mjs'
import { SERVER_FLAGS } from '../../scripts/lib/runtime.mjs'

const here = import.meta.dirname
const NEXT = 'node_modules/next/dist/bin/next'
const floorFolder = join(root, '.data/bench/floor-next')

/** Two cores and taskset: the application alone on the first, everything else on the second. */
const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0
const on = (core, argv) => (pinned ? ['taskset', '-c', String(core), ...argv] : argv)

/**
 * Moves this process, and with it the database and the generator that it starts, off the application's core.
 */
export function leaveFirstCore() {
  if (pinned) execFileSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)])
  return pinned
}

export const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })

/** The empty Next application, built once for a version of its sources. */
export function buildFloor() {
  const sources = join(here, 'floor-next')
  const built = join(floorFolder, '.next/BUILD_ID')
  if (existsSync(built) && !isNewer(sources, built)) return
  rmSync(floorFolder, { recursive: true, force: true })
  mkdirSync(floorFolder, { recursive: true })
  cpSync(sources, floorFolder, { recursive: true })
  for (const name of packagesOf(['next', 'react', 'react-dom'])) {
    const copy = join(floorFolder, 'node_modules', name)
    mkdirSync(dirname(copy), { recursive: true })
    // Linked, not copied: the same files under another name.
    execFileSync('cp', ['-al', join(root, 'node_modules', name), copy])
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: floorFolder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The empty application does not build:\n${stdout}\n${stderr}`)
}

/** These packages and all that they need, as far as it is installed. */
function packagesOf(names, found = new Set()) {
  for (const name of names) {
    const file = join(root, 'node_modules', name, 'package.json')
    if (found.has(name) || !existsSync(file)) continue
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    packagesOf(Object.keys({ ...dependencies, ...optionalDependencies }), found.add(name))
  }
  return found
}

const isNewer = (folder, file) =>
  spawnSync('find', [folder, '-newer', file, '-type', 'f'], { encoding: 'utf8' }).stdout.trim() !== ''

/**
 * Starts a server and waits for its first 200. Gives its port, how long that took, its memory and how to stop
 * it.
 */
export async function serve(
  argv,
  { env = {}, cwd = root, probe = '/', core = 0, stdio = ['ignore', 'ignore', 'inherit'] } = {},
) {
  const port = await freePort()
  const [command, ...args] = on(
    core,
    argv.map((part) => (part === '{port}' ? String(port) : part)),
  )
  const begin = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
    },
    stdio,
  })
  let ended = false
  child.on('exit', () => (ended = true))
  for (;;) {
    const reply = await fetch(`http://localhost:${port}${probe}`).catch(() => null)
    await reply?.arrayBuffer().catch(() => null)
    if (reply?.ok) break
    if (ended) throw new Error(`${argv.join(' ')} ended before it answered`)
    await sleep(5)
  }
  return {
    port,
    child,
    startup: performance.now() - begin,
    memory: () => residentMemory(child.pid),
    processor: () => processorTime(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      for (let waited = 0; !ended && waited < 12_000; waited += 20) await sleep(20)
      if (!ended) child.kill('SIGKILL')
    },
  }
}

/** MiB. */
const residentMemory = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/** Milliseconds of processor since it started, in all threads; the kernel counts hundredths of a second. */
const processorTime = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export const serveFloorNext = () =>
  serve([process.execPath, NEXT, 'start', '-p', '{port}'], { cwd: floorFolder })

export const serveFloorNode = (env, probe) =>
  serve([process.execPath, join(here, 'floor-node.mjs')], { env, probe })

export const serveApplication = (env, { flags = [], ...options } = {}) =>
  serve([process.execPath, ...SERVER_FLAGS, ...flags, serverOf(env.LOADPATH_BUILD)], {
    env,
    probe: '/api/health',
    ...options,
  })

/** What `npm start` runs, database included. */
export const startEverything = (env) =>
  serve([process.execPath, join(root, 'scripts/start.mjs')], { env, probe: '/api/health' })

/** One measurement by the generator, beside the database. Throws when an answer was not 200. */
export function load(options) {
  const [command, ...args] = on(1, [process.execPath, join(here, 'load.mjs'), JSON.stringify(options)])
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.on('exit', (code) => {
      if (code !== 0) return failed(new Error(`The generator ended with ${code}`))
      const result = JSON.parse(said)
      if (result.wrong)
        return failed(
          new Error(`${result.wrong} of ${result.count} answers from ${options.paths[0]} were not 200`),
        )
      done(result)
    })
  })
}
