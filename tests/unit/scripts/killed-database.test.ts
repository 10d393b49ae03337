/**
 * What the next start makes of a database that was killed: it waits for what is left of it, and speaks of a
 * backup only with a proof.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
const running = new Set<ChildProcess>()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadpath-killed-'))
})
afterEach(async () => {
  for (const child of running) await ended(child, 'SIGTERM')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = () => join(folder, 'postgres')
const pid = () => Number(readFileSync(join(files(), 'postmaster.pid'), 'utf8').split('\n')[0])

/** The embedded server of our folder; its last line once it is ready, or what it said when it ended. */
function serve(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['tests/support/embedded.mjs', folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  return new Promise((done) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (/postgresql:\/\//.test(said)) done({ child, said })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => {
      running.delete(child)
      done({ child, said })
    })
  })
}

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(null)
    child.on('exit', done)
    child.kill(signal)
  })

/** The processes of the server, which lose it one after the other. */
const childrenOf = (parent: number) =>
  execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

test('a start while processes of the killed database still hold its files waits for them', async () => {
  const first = await serve()
  expect(first.said).toContain('postgresql://')
  const postmaster = pid()
  const children = childrenOf(postmaster)
  // They cannot notice that their server is gone before they may go on.
  for (const child of children) process.kill(child, 'SIGSTOP')
  await ended(first.child, 'SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  const second = serve()
  const log = () => readFileSync(join(folder, 'postgres.log'), 'utf8')
  while (!log().includes('pre-existing shared memory block'))
    await new Promise((done) => setTimeout(done, 20))
  for (const child of children) process.kill(child, 'SIGCONT')
  expect((await second).said).toContain('postgresql://')
})

test('a setting that the database refuses is no damage', async () => {
  await ended((await serve()).child, 'SIGTERM')
  const settings = join(files(), 'postgresql.conf')
  const before = readFileSync(settings, 'utf8')
  writeFileSync(settings, `${before}\nshared_buffers = 'much'\n`)
  const { said } = await serve()
  writeFileSync(settings, before)
  expect(said).toContain('did not start')
  expect(said).not.toMatch(/backup|damaged/)
})

test('a lost checkpoint is damage, and a backup is the way out', async () => {
  await ended((await serve()).child, 'SIGTERM')
  const wal = join(files(), 'pg_wal')
  for (const name of readdirSync(wal)) if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(wal, name))
  const { said } = await serve()
  expect(said).toContain('is damaged and was left as it is. Restore it from a backup')
  expect(existsSync(join(files(), 'PG_VERSION'))).toBe(true)
})
