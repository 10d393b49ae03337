import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { FIRST_PORT, Ledger, Site, statuses, temporaryFolder, until } from './site.mjs'
import { joining } from '../support/joining.mjs'

/** How long the disk is full once the database has ended for want of room (seconds). */
const FULL_SECONDS = Number(process.env.FAULT_FULL_SECONDS || 20)

const folder = temporaryFolder()

/** Mounts a file system of its own at a folder, that holds so many MiB. Returns whether it could be. */
function mount(at, mebibytes) {
  if (platform() !== 'linux' || process.getuid() !== 0) return false
  mkdirSync(at, { recursive: true })
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', at]).status === 0
}
const unmount = (at) => spawnSync('umount', ['--lazy', at])

const mayMount = mount(join(folder, 'probe'), 1)
if (mayMount) unmount(join(folder, 'probe'))
const skip = mayMount ? false : 'a file system of its own can be mounted by root on Linux only'

/** A file that takes all the room there is, and what becomes free later. */
class Ballast {
  #file
  #path
  #timer

  constructor(at) {
    this.#path = join(at, 'ballast')
    this.#file = openSync(this.#path, 'a')
  }

  fill() {
    for (const size of [1 << 20, 1 << 12])
      try {
        for (;;) writeSync(this.#file, Buffer.alloc(size))
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error
      }
  }

  keepFull() {
    this.fill()
    this.#timer = setInterval(() => this.fill(), 20)
  }

  free() {
    clearInterval(this.#timer)
    closeSync(this.#file)
    rmSync(this.#path)
  }
}

/** Readers of pages and lists, what they were answered, and what of that was wrong. */
class Readers {
  answers = new Map()
  wrong = new Set()
  #over = false
  #reading

  constructor(site, paths) {
    const read = async ({ address, headers }) => {
      while (!this.#over) {
        const said = await site.read(address, headers)
        this.answers.set(said.status, (this.answers.get(said.status) ?? 0) + 1)
        const declared = said.status === 503 && said.headers.has('retry-after')
        if (said.status === 0 || (said.status >= 500 && !declared))
          this.wrong.add(`${address}: ${said.status}`)
        await pause(50)
      }
    }
    this.#reading = paths.map(read)
  }

  async stop() {
    this.#over = true
    await Promise.all(this.#reading)
  }
}

const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`

/** Registers a member, and returns the address where that is acknowledged. */
async function register(site, number) {
  const member = joining(`full-${number}@example.test`)
  const { status, headers } = await site.send('POST', '/api/register', member)
  if (status === 201) return member.email
  assert.equal(status, 503)
  assert.ok(headers.has('retry-after'))
  return null
}

/** Waits until everybody who registered has an email; fails where somebody has two, or one is cut off. */
async function eachHasAnEmail(outbox, registered) {
  const recipients = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')).to)
  await until(
    'everybody who registered has an email',
    () => {
      const to = new Set(recipients())
      return registered.every((email) => to.has(email))
    },
    300,
  )
  assert.equal(new Set(recipients()).size, recipients().length, 'an email was written twice')
  assert.deepEqual(
    readdirSync(outbox).filter((name) => name.startsWith('.')),
    [],
  )
}

/** Runs `work` with a site whose stdout is a file on a disk that holds so many MiB. */
async function onDisk(name, mebibytes, settings, work) {
  const disk = join(folder, name)
  assert.ok(mount(disk, mebibytes))
  const output = openSync(join(disk, 'site.log'), 'a')
  const site = new Site(settings.DATA_DIR ?? disk, FIRST_PORT, { LOG_LEVEL: 'info', ...settings })
  try {
    await site.start(output)
    await work(site, disk)
  } finally {
    await site.stop()
    closeSync(output)
    unmount(disk)
  }
}

test(
  'the disk of everything is full for a while: nothing but 503 is answered, it comes back by itself, and nothing acknowledged is lost',
  { skip },
  () =>
    onDisk('everything', 2048, {}, async (site, disk) => {
      const cookie = await site.signIn()
      const articles = await (await fetch(`${site.base}/api/articles`, { headers: { cookie } })).json()
      const headers = { cookie }
      const reading = new Readers(site, [
        { address: '/' },
        { address: `/articles/${articles[0].slug}`, headers },
        { address: '/api/articles', headers },
        { address: '/profile', headers },
        { address: '/api/notifications', headers },
        { address: '/standards' },
      ])
      const ledger = new Ledger(site, { cookie, articles })
      await ledger.goesOn()
      const database = await site.connect()
      database.on('error', () => undefined)
      const ballast = new Ballast(disk)
      ballast.keepFull()
      const full = performance.now()
      const registered = []
      let number = 0
      const join = async () => {
        const email = await register(site, ++number)
        if (email) registered.push(email)
        return email
      }
      // Segments of the log that are there already last for a while; this is the quick way to their end.
      await until('PostgreSQL ends for want of room', async () => {
        await join()
        await database.query('SELECT pg_switch_wal()').catch(() => undefined)
        return (await site.status('/api/health')) === 503
      })
      const away = performance.now()
      await pause(FULL_SECONDS * 1000)
      assert.ok(site.runs)
      const freed = performance.now()
      ballast.free()
      await until('the site answers again', async () => (await site.status('/api/health')) === 200)
      const well = performance.now()
      await ledger.goesOn()
      await ledger.stop()
      await reading.stop()
      console.log(
        `  full for ${seconds(full, freed)}; away after ${seconds(full, away)}, well ${seconds(freed, well)} after there was room; reads ${statuses(reading.answers)}`,
      )
      await ledger.compare(site, { without: true })
      assert.deepEqual([...reading.wrong], [])
      assert.ok(await join())
      await eachHasAnEmail(`${disk}/outbox`, registered)
      // What is printed goes into the file again: the subject of this email and its recipient.
      await until('lines are printed again', () =>
        readFileSync(`${disk}/site.log`, 'utf8').includes(`to ${registered.at(-1)}`),
      )
    }),
)

test(
  'the disk of emails and of the log is full: everything is answered, and each email is there once it is not',
  { skip },
  async () => {
    const outbox = join(folder, 'papers/outbox')
    await onDisk(
      'papers',
      4,
      { DATA_DIR: join(folder, 'data'), MAIL_OUTBOX_DIR: outbox },
      async (site, disk) => {
        const ballast = new Ballast(disk)
        ballast.keepFull()
        const registered = []
        const cookie = await site.signIn()
        const articles = await (await fetch(`${site.base}/api/articles`, { headers: { cookie } })).json()
        const ledger = new Ledger(site, { cookie, articles })
        for (let number = 1; number <= 10; number++) registered.push(await register(site, number))
        const health = []
        const end = performance.now() + FULL_SECONDS * 1000
        while (performance.now() < end) {
          health.push(await site.status('/api/health'))
          await pause(200)
        }
        assert.ok(site.runs)
        const freed = performance.now()
        ballast.free()
        await eachHasAnEmail(outbox, registered)
        console.log(`  ten emails ${seconds(freed, performance.now())} after there was room`)
        await ledger.stop()
        await ledger.compare(site, { without: true })
        assert.equal(ledger.answers.get(503), undefined)
        assert.deepEqual([...new Set(health)], [200])
      },
    )
  },
)
