/** The start command as an operator meets it: up within seconds, gone without a trace, unharmed by a kill. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { draftsOnDisk } from './support/drafts'

const PORT = 3217
const base = `http://localhost:${PORT}`
const PASSWORD = 'Operator!2345'

// A start may take half a minute on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadpath-operator-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = () =>
  ({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(PORT),
    DATA_DIR: join(folder, 'data'),
    SEED_DEMO: '0',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: PASSWORD,
  }) as unknown as NodeJS.ProcessEnv

const start = async () => (await startAndListen()).child

/** Starts the site, and returns what was said until it served. */
async function startAndListen(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: settings(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect(() => expect(said).toContain(`Loadpath is at ${base}`)).toPass({
    timeout: 150_000,
    intervals: [50],
  })
  return { child, said }
}

/** Names of the slow steps that a start went through. */
const stepsOf = (said: string) => [...said.matchAll(/^ {2}(.+) … [\d.]+ s$/gm)].map(([, step]) => step)

/** Seconds of a processor that a process has used with all that it started, ended or not. */
function processorSeconds(pid: number): number {
  const rows = execFileSync('ps', ['S', '-eo', 'pid,ppid,cputimes'], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const used = (one: number): number =>
    rows.reduce(
      (sum, [id, parent, seconds]) => sum + (id === one ? seconds! : 0) + (parent === one ? used(id!) : 0),
      0,
    )
  return used(pid)
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) =>
    child.exitCode === null ? child.on('exit', done) : done(child.exitCode),
  )

/** The processes that work on this data folder. */
function processes(): string[] {
  const all = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
  return all.split('\n').filter((line) => line.includes(folder))
}

const databasePid = () =>
  Number(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0])

const signIn = () =>
  fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify({ email: 'operator@example.org', password: PASSWORD }),
  })

test('migrating alone loads the register of standards, once', () => {
  const migrate = () =>
    execFileSync(process.execPath, ['scripts/db.mjs', 'migrate'], { env: settings(), encoding: 'utf8' })
  expect(migrate()).toContain('Loading the register of standards')
  expect(migrate()).not.toContain('Loading the register of standards')
})

test('the first administrator is made on the command line and can sign in while the site runs', async () => {
  const child = await start()
  const said = execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'admin', 'create', '--email', 'Operator@Example.org'],
    {
      env: settings(),
      encoding: 'utf8',
    },
  )
  expect(said).toContain('operator@example.org is an admin and can sign in.')
  const reply = await signIn()
  expect(reply.status).toBe(200)
  expect((await reply.json()) as unknown).toMatchObject({ user: { role: 'admin', emailVerified: true } })

  child.kill('SIGINT')
  expect(await ended(child)).toBe(0)
  expect(processes()).toEqual([])
})

test('a second start prepares nothing again, is cheap, and what was saved is there', async () => {
  const { child, said } = await startAndListen()
  expect(stepsOf(said)).toEqual(['Starting PostgreSQL'])
  // Seconds of a processor, which is what a start costs on a machine that is busy with other things too.
  expect(processorSeconds(child.pid!)).toBeLessThan(10)
  expect((await signIn()).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  expect(processes()).toEqual([])
})

test('whoever is being answered when it is told to stop gets the answer', async () => {
  const child = await start()
  // Proving a password takes the server long enough to be told in between, on a busy machine longer.
  await signIn()
  const began = performance.now()
  await signIn()
  const one = performance.now() - began
  const answers = Array.from({ length: 4 }, signIn)
  await new Promise((done) => setTimeout(done, one))
  child.kill('SIGTERM')
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
  expect(await ended(child)).toBe(0)
  await expect(signIn()).rejects.toThrow()
  expect(processes()).toEqual([])
})

test('after a kill, the next start takes over the database that was left running', async () => {
  const child = await start()
  const left = databasePid()
  child.kill('SIGKILL')
  await ended(child)
  // The server and the worker notice that nobody would stop them any more.
  await expect(async () => {
    await expect(fetch(`${base}/api/health`)).rejects.toThrow()
  }).toPass({ timeout: 60_000 })

  const next = await start()
  expect(databasePid()).toBe(left)
  expect((await signIn()).status).toBe(200)
  next.kill('SIGINT')
  expect(await ended(next)).toBe(0)
  expect(processes()).toEqual([])
})

test('a database that dies under the running site is a 503 while it is gone, and is started again', async () => {
  const child = await start()
  const before = databasePid()
  process.kill(before, 'SIGKILL')
  const seen = new Set<number>()
  await expect(async () => {
    const reply = await fetch(`${base}/api/health`)
    seen.add(reply.status)
    expect(reply.status).toBe(200)
    expect(databasePid()).not.toBe(before)
  }).toPass({ timeout: 60_000, intervals: [20] })
  expect([...seen].every((status) => status === 200 || status === 503)).toBe(true)
  expect((await signIn()).status).toBe(200)
  child.kill('SIGINT')
  expect(await ended(child)).toBe(0)
  expect(processes()).toEqual([])
})

/** The child of the starter that runs a script. */
function childOf(starter: ChildProcess, script: string): number {
  const all = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
  const line = all
    .split('\n')
    .find((one) => one.includes(script) && one.trim().split(/\s+/)[1] === String(starter.pid))
  return Number(line?.trim().split(/\s+/)[0] ?? 0)
}

test('a web server and a worker that are killed are started again', async () => {
  const child = await start()
  for (const script of ['server.mjs', 'worker.ts']) {
    await expect.poll(() => childOf(child, script), { timeout: 60_000 }).toBeGreaterThan(0)
    const before = childOf(child, script)
    process.kill(before, 'SIGKILL')
    await expect(() => {
      expect(childOf(child, script)).toBeGreaterThan(0)
      expect(childOf(child, script)).not.toBe(before)
    }).toPass({ timeout: 60_000 })
  }
  await expect(async () => expect((await signIn()).status).toBe(200)).toPass({ timeout: 60_000 })
  child.kill('SIGINT')
  expect(await ended(child)).toBe(0)
  expect(processes()).toEqual([])
})

test('while the database is silent a member sees public pages as a visitor does, and 503 elsewhere', async () => {
  const child = await start()
  const cookie = (await signIn()).headers.getSetCookie()[0]!.split(';')[0]!
  const status = async (path: string) => (await fetch(base + path, { headers: { cookie } })).status
  expect(await status('/')).toBe(200)
  const postmaster = databasePid()
  const database = () => [
    postmaster,
    ...execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number),
  ]
  const stopped = database()
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    for (const path of [
      '/',
      '/login',
      '/contact',
      '/membership',
      '/privacy',
      '/forgot-password',
      '/no-such-page',
    ])
      expect([path, await status(path)]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    for (const path of ['/articles', '/profile', '/admin', '/feed.xml', '/api/auth/user', '/api/articles'])
      expect([path, await status(path)]).toEqual([path, 503])
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(() => status('/api/auth/user'), { timeout: 60_000 }).toBe(200)
  child.kill('SIGINT')
  expect(await ended(child)).toBe(0)
})

test('npm start ends with all that it started when npm is told to stop', async () => {
  const npm = spawn('npm', ['start'], { env: settings(), stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect(() => expect(said).toContain(`Loadpath is at ${base}`)).toPass({ timeout: 60_000 })
  npm.kill('SIGTERM')
  await expect.poll(processes, { timeout: 60_000 }).toEqual([])
})

/** A process that ended with the one before it is gone already. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (gone) {
    expect(gone).toMatchObject({ code: 'ESRCH' })
  }
}

/** The server goes on for a moment after the start command is killed, and would save what is written then. */
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
  const isRefused = () =>
    fetch(base).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused, { timeout: 60_000 }).toBe(true)
}

test('who writes loses nothing when database, server and browser are killed one after the other', async () => {
  test.setTimeout(600_000)
  let child = await start()
  const profile = join(folder, 'browser')
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu'],
      baseURL: base,
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const credentials = { email: 'operator@example.org', password: PASSWORD }
    await page.request.post('/api/login', { data: credentials, headers: { origin: base } })
    return page
  }
  const desk = async (page: Page) => {
    page.context().setDefaultTimeout(60_000)
    await page.goto('/submit-article')
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible({ timeout: 60_000 })
  }
  const write = async (page: Page, words: string) => {
    await page.getByRole('textbox', { name: 'Content' }).press('Control+End')
    await page.keyboard.type(words)
  }
  const saved = (page: Page) =>
    expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 })
  const kept = async (page: Page) => {
    await expect(page.getByText('It is kept on this device.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Saving…')).toBeHidden()
  }

  let page = await open()
  await desk(page)
  await write(page, 'Before the database died. ')
  await saved(page)
  process.kill(databasePid(), 'SIGKILL')
  await write(page, 'While it was gone. ')
  await saved(page)

  await kill(child)
  await write(page, 'Without a server. ')
  await kept(page)
  child = await start()
  await saved(page)

  const contact = await page.context().newPage()
  await contact.goto('/contact')
  await contact.getByLabel('Message').fill('A message that nobody has yet.')
  await expect
    .poll(() => draftsOnDisk(contact), { timeout: 60_000 })
    .toContain('A message that nobody has yet.')

  // Nothing but this device has the last words, and the browser has no time to write anything down.
  await kill(child)
  await write(page, 'On this device alone.')
  await kept(page)
  for (const line of processes().filter((one) => one.includes(profile)))
    end(Number(line.trim().split(/\s+/)[0]))
  await expect.poll(() => processes().filter((one) => one.includes(profile)), { timeout: 30_000 }).toEqual([])

  child = await start()
  page = await open()
  await desk(page)
  await expect(page.getByText('Your draft is back')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText(
    'Before the database died. While it was gone. Without a server. On this device alone.',
  )
  await saved(page)
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('A message that nobody has yet.', { timeout: 60_000 })
  await page.context().close()
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  await expect.poll(processes, { timeout: 60_000 }).toEqual([])
})
