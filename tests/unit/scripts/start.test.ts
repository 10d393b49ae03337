/** What `npm start` says when it cannot start: one sentence, exit code 1, and nothing touched. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadpath-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the start script to its end. */
function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME } = process.env
  const environment = {
    PATH,
    HOME,
    PORT: '39017',
    DATA_DIR: join(folder, 'data'),
    ...settings,
  } as unknown as NodeJS.ProcessEnv
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { env: environment })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('exit', (code) => done({ code, said }))
  })
}

test('a taken port is named, with the way out', async () => {
  const taken = createServer()
  await new Promise<void>((ready) => taken.listen(0, ready))
  const { port } = taken.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port) })
  taken.close()
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} is in use by another program.`)
  expect(said).toContain(`PORT=${port + 1} npm start`)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a port that is none is refused', async () => {
  const { code, said } = await start({ PORT: '70000' })
  expect(code).toBe(1)
  expect(said).toContain('PORT must be a whole number from 1 to 65535, not "70000".')
})

test('a data folder that is a file is refused', async () => {
  const file = join(folder, 'data')
  writeFileSync(file, 'mine')
  const { code, said } = await start({})
  expect(code).toBe(1)
  expect(said).toMatch(/cannot be used as the data folder|is not a folder/)
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('a damaged database folder is left as it is', async () => {
  const files = join(folder, 'data/postgres')
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'something'), 'kept')
  const { code, said } = await start({})
  expect(code).toBe(1)
  expect(said).toContain('is damaged and was left as it is. Restore it from a backup')
  expect(readFileSync(join(files, 'something'), 'utf8')).toBe('kept')
})

test('a database that cannot be reached is a sentence', async () => {
  const { code, said } = await start({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none',
    AUTH_SECRET: 'x'.repeat(40),
  })
  expect(code).toBe(1)
  expect(said).toContain('The database cannot be reached')
  expect(said).not.toContain('    at ')
})

test('a missing setting is named before anything slow is done', async () => {
  const { code, said } = await start({ DATABASE_URL: process.env.TEST_DATABASE_TEMPLATE! })
  expect(code).toBe(1)
  expect(said).toContain('AUTH_SECRET is required')
  expect(said).not.toContain('    at ')
})
