/** A backup taken while people write is one moment of the site, and restoring it gives every table back. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connected, contents, run, serve, stop, stopServed } from '../../support/sites'

const folder = mkdtempSync(join(tmpdir(), 'loadpath-backup-'))
const [site, archive] = [join(folder, 'site'), join(folder, 'loadpath.tar.gz')]
afterAll(async () => {
  await stopServed()
  rmSync(folder, { recursive: true, force: true })
})

/** Moves amounts between accounts and notes each move, in one transaction, until told to stop. */
function write(url: string) {
  const state = { stopping: false, moves: 0 }
  const ended = Promise.all(
    [1, 2].map(() =>
      connected(url, async (client) => {
        while (!state.stopping) {
          const [from, to] = [Math.floor(Math.random() * 100), Math.floor(Math.random() * 100)].sort(
            (a, b) => a - b,
          )
          await client.query('BEGIN')
          await client.query('UPDATE ledger SET amount = amount - 1 WHERE id = $1', [from])
          await client.query('UPDATE ledger SET amount = amount + 1, moves = moves + 1 WHERE id = $1', [to])
          await client.query("INSERT INTO journal (note) VALUES (repeat('x', 500))")
          await client.query("SELECT graphile_worker.add_job('publish-article', '{}'::json)")
          await client.query('COMMIT')
          state.moves++
        }
      }),
    ),
  )
  return { state, end: () => ((state.stopping = true), ended) }
}

const LEDGER =
  'SELECT sum(amount)::int AS amount, sum(moves)::int AS moves, (SELECT count(*)::int FROM journal) AS noted FROM ledger'

test('is one moment under load, refuses what it must, and gives every table back', async () => {
  const running = await serve(site)
  writeFileSync(join(site, 'auth.secret'), `${'s'.repeat(43)}\n`)
  await connected(running.url, (client) =>
    client.query(`CREATE TABLE ledger (id int PRIMARY KEY, amount int NOT NULL, moves int NOT NULL DEFAULT 0);
      INSERT INTO ledger SELECT n, 0 FROM generate_series(0, 99) n; CREATE TABLE journal (id serial PRIMARY KEY, note text)`),
  )

  const load = write(running.url)
  const first = await run('backup', site, [archive])
  await load.end()
  expect(first).toMatchObject({
    code: 0,
    said: expect.stringContaining('Keep it where only you can read it') as string,
  })
  expect(load.state.moves).toBeGreaterThan(20)
  const taken = readFileSync(archive)
  expect(await run('backup', site, [archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${archive} exists and was left as it is.`) as string,
  })
  expect(readFileSync(archive).equals(taken)).toBe(true)
  const quiet = join(folder, 'quiet.tar.gz')
  writeFileSync(quiet, 'something older')
  expect((await run('backup', site, [quiet, '--force'])).code).toBe(0)
  const wanted = await contents(running.url)

  const refused = await run('restore', site, [archive, '--yes'])
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('is running. Stop the site first') as string,
  })
  await stop(running.server)

  // Under load: each move is there with both its sides and its note, or not at all.
  const busy = join(folder, 'busy')
  expect(await run('restore', busy, [archive])).toMatchObject({ code: 0 })
  const restored = await serve(busy)
  const { amount, moves, noted } = await connected(
    restored.url,
    async (client) => (await client.query<{ amount: number; moves: number; noted: number }>(LEDGER)).rows[0]!,
  )
  expect(amount).toBe(0)
  expect(noted).toBe(moves)
  expect(moves).toBeGreaterThan(0)
  await stop(restored.server)

  // Over data that are there: only when told to, and never with a damaged file.
  const before = readFileSync(join(busy, 'postgres/global/pg_control'))
  const unasked = await run('restore', busy, [quiet])
  expect(unasked).toMatchObject({ code: 1, said: expect.stringContaining('There are data in') as string })
  const whole = readFileSync(quiet)
  writeFileSync(`${quiet}.cut`, whole.subarray(0, whole.length / 2))
  const damaged = await run('restore', busy, [`${quiet}.cut`, '--yes'])
  expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining('is damaged') as string })
  expect(readFileSync(join(busy, 'postgres/global/pg_control'))).toEqual(before)
  expect(existsSync(join(busy, 'restoring'))).toBe(false)

  const told = await run('restore', busy, [quiet, '--yes'])
  expect(told).toMatchObject({ code: 0, said: expect.stringContaining('every checksum right') as string })
  const again = await serve(busy)
  expect(await contents(again.url)).toEqual(wanted)
  expect(readFileSync(join(busy, 'auth.secret'), 'utf8')).toBe(`${'s'.repeat(43)}\n`)
  expect(readdirSync(busy).filter((name) => name.startsWith('before-restore-'))).toHaveLength(1)
})

test('a database of one’s own is left to its own tools', async () => {
  const own = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' }
  expect(await run('backup', join(folder, 'own'), ['x'], own)).toMatchObject({
    code: 1,
    said: expect.stringContaining('pg_dump --format=custom') as string,
  })
  expect(await run('restore', join(folder, 'own'), [archive], own)).toMatchObject({
    code: 1,
    said: expect.stringContaining('pg_restore') as string,
  })
})

test('where there is nothing, nothing is backed up or restored', async () => {
  expect((await run('backup', join(folder, 'none'), ['x'])).said).toContain('There is no database in')
  expect((await run('restore', join(folder, 'none'), [join(folder, 'nothing')])).said).toContain(
    'There is no file',
  )
})
