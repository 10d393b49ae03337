import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../scripts/lib/database.mjs'
import { root } from '../../scripts/lib/environment.mjs'
import { joining } from '../support/joining.mjs'

/** The first of the ports that the tests of faults serve at. */
export const FIRST_PORT = Number(process.env.FAULT_PORT || 3240)

/** Longer than anything may take; a request without an answer fails its test. */
export const ANSWERED_WITHIN_MS = 30_000

/** Returns a folder that is removed when this process ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Waits until something holds; fails after so many seconds. */
export async function until(what, holds, seconds = 120) {
  const deadline = performance.now() + seconds * 1000
  while (!(await holds())) {
    assert.ok(performance.now() < deadline, `${what} within ${seconds} s`)
    await pause(50)
  }
}

/** Returns a promise of a child's end. */
export const ended = (child) =>
  new Promise((done) =>
    (child.exitCode ?? child.signalCode) === null ? child.on('exit', done) : done(child.exitCode),
  )

/**
 * `npm start` with a data folder of its own. `settings` are environment variables beside the usual ones,
 * `folder` is where the version is that is started, `within` a command that runs it.
 */
export class Site {
  #child

  constructor(dataDir, port, settings = {}, folder = root, within = []) {
    this.folder = folder
    this.within = within
    this.dataDir = dataDir
    this.port = port
    this.base = `http://localhost:${port}`
    this.origin = this.base
    this.environment = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      ...settings,
    }
  }

  /** Runs one of the scripts on the same data. */
  script(argv, stdio = ['ignore', 'pipe', 'pipe']) {
    const [command, ...args] = [...this.within, process.execPath, ...argv]
    const child = spawn(command, args, { cwd: this.folder, env: this.environment, stdio })
    child.stdout?.resume()
    child.stderr?.resume()
    return child
  }

  /** Starts everything, and waits until it answers. `output` is a file that stdout and stderr go to. */
  async start(output) {
    this.#child = this.script(['scripts/start.mjs'], output && ['ignore', output, output])
    const isUp = async () => {
      assert.ok(this.runs, `npm start ended at once: is port ${this.port} in use?`)
      return (await this.status('/api/health')) === 200
    }
    await until('the site is up', isUp, 300)
  }

  async stop(signal = 'SIGINT') {
    if (!this.#child) return
    this.#child.kill(signal)
    await ended(this.#child)
  }

  /** Whether the starter still runs. */
  get runs() {
    return (this.#child.exitCode ?? this.#child.signalCode) === null
  }

  /** Returns status and headers of an answer; the status is 0 where there is none. */
  async read(path, headers) {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
    try {
      const answer = await fetch(this.base + path, { headers, redirect: 'manual', signal })
      await answer.arrayBuffer()
      return answer
    } catch {
      return { status: 0, headers: new Headers() }
    }
  }

  status = async (path) => (await this.read(path)).status

  /** PostgreSQL's own lines about itself: the first is its process, the fourth its port. */
  #postmaster() {
    return readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  }

  /** The process id of PostgreSQL; 0 while there is none. */
  get databaseProcess() {
    try {
      return Number(this.#postmaster()[0])
    } catch {
      return 0
    }
  }

  connect() {
    const password = readFileSync(join(this.dataDir, 'postgres.password'), 'utf8').trim()
    const port = this.#postmaster()[3]
    return connect(`postgresql://loadpath:${encodeURIComponent(password)}@127.0.0.1:${port}/loadpath`)
  }

  /** Sends JSON as a page of the site does. `cookie` is that of a signed-in member. */
  send(method, path, body, cookie) {
    return fetch(this.base + path, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: this.origin, ...(cookie && { cookie }) },
      body: body && JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
  }

  /** Returns the token in the email to an address; null while there is none. */
  #tokenTo(address) {
    const outbox = join(this.dataDir, 'outbox')
    for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
      if (!/^[^.].*\.json$/.test(name)) continue
      const { to, html } = JSON.parse(readFileSync(join(outbox, name), 'utf8'))
      const token = /token=([\w-]{43})/.exec(html)?.[1]
      if (to === address && token) return token
    }
    return null
  }

  /** Joins, verifies the address by the link in the email, and signs in. Returns the cookie. */
  async join(email) {
    const member = joining(email)
    assert.equal((await this.send('POST', '/api/register', member)).status, 201)
    await until('the email is there', () => this.#tokenTo(email) !== null, 30)
    assert.equal(await this.status(`/api/verify-email?token=${this.#tokenTo(email)}`), 200)
    return this.signIn(email, member.password)
  }

  /** The process that started everything. */
  get process() {
    return this.#child.pid
  }

  /** Signs in and returns the cookie. */
  async signIn(email = 'member@loadpath.example', password = 'Member!2345') {
    const answer = await this.send('POST', '/api/login', { email, password })
    assert.equal(answer.status, 200)
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
}

/** Writers of comments, and what was acknowledged to them. */
export class Ledger {
  acknowledged = new Set()
  answers = new Map()
  sent = 0
  /** Answers of 503 that did not say when to come back. */
  undated = 0
  #over = false
  #writing

  constructor(site, { cookie, articles, writers = 6, name = 'the ledger' }) {
    const write = async () => {
      while (!this.#over) {
        const content = `Entry ${++this.sent} of ${name}`
        const path = `/api/articles/${articles[this.sent % articles.length].id}/comments`
        const answer = await site
          .send('POST', path, { content }, cookie)
          .catch(() => ({ status: 0, headers: new Headers() }))
        this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1)
        if (answer.status === 503 && !answer.headers.has('retry-after')) this.undated++
        if (answer.status === 201) this.acknowledged.add(content)
        else await pause(100)
      }
    }
    this.#writing = Array.from({ length: writers }, write)
  }

  /** Waits until some more writes were acknowledged. */
  async goesOn() {
    const known = this.acknowledged.size
    await until('writes go on', () => this.acknowledged.size > known + 5)
  }

  async stop() {
    this.#over = true
    await Promise.all(this.#writing)
  }

  /**
   * Compares what was acknowledged with what is stored: nothing may be missing, unless the fault loses some,
   * and nothing there twice.
   */
  async compare(site, { without = false, lossy = false } = {}) {
    const database = await site.connect()
    const { rows } = await database.query(
      "SELECT content, count(*)::int AS times FROM comments WHERE content LIKE 'Entry %' GROUP BY 1",
    )
    await database.end()
    const stored = new Map(rows.map(({ content, times }) => [content, times]))
    const lost = [...this.acknowledged].filter((content) => !stored.has(content))
    const twice = [...stored].filter(([, times]) => times > 1)
    console.log(
      `  ${this.sent} writes sent, ${this.acknowledged.size} acknowledged, ${stored.size} stored, ${lost.length} lost, ${twice.length} twice; answers ${statuses(this.answers)}`,
    )
    const kept = lossy ? [] : lost
    assert.deepEqual({ lost: kept, twice, undated: this.undated }, { lost: [], twice: [], undated: 0 })
    const expected = without ? [201, 503] : [0, 201, 503]
    assert.deepEqual(
      [...this.answers.keys()].filter((code) => !expected.includes(code)),
      [],
    )
  }
}

export const statuses = (answers) => [...answers].map(([code, times]) => `${code}: ${times}`).join(', ')
