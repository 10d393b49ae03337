import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { connect } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { ended, FIRST_PORT, Ledger, Site, temporaryFolder, until } from './site.mjs'

const ROUNDS = Number(process.env.FAULT_ROUNDS || 10)

const folder = temporaryFolder()
const site = new Site(join(folder, 'site'), FIRST_PORT)
before(() => site.start())
after(() => site.stop())

test(`PostgreSQL is killed ${ROUNDS} times under writes, and nothing acknowledged is lost or done twice`, async () => {
  const cookie = await site.signIn()
  const articles = await (await fetch(`${site.base}/api/articles`, { headers: { cookie } })).json()
  const ledger = new Ledger(site, { cookie, articles })
  const away = []
  for (let round = 0; round < ROUNDS; round++) {
    await ledger.goesOn()
    const [killed, began] = [site.databaseProcess, performance.now()]
    process.kill(killed, 'SIGKILL')
    await until('another database answers', async () => {
      if ((await site.status('/api/health')) !== 200) return false
      return site.databaseProcess !== killed
    })
    away.push((performance.now() - began) / 1000)
  }
  await ledger.stop()
  away.sort((one, other) => one - other)
  console.log(`  ${ROUNDS} kills; away ${away[0].toFixed(1)} to ${away.at(-1).toFixed(1)} s`)
  await ledger.compare(site)
})

/** Returns what migrations made: every column, constraint, index, trigger and function, as text. */
async function schemaOf(name) {
  const server = await startPostgres({ dataDir: join(folder, name) })
  const database = await connect(server.url)
  const { rows } = await database.query(`
    SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function ' || proname || ' ' || md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ORDER BY 1`)
  await database.end()
  await server.stop()
  return rows.map(({ line }) => line)
}

/** Starts migrating a folder's database, and ends it after so many milliseconds; returns its exit code. */
async function migrate(name, cutAfter) {
  const child = new Site(join(folder, name), FIRST_PORT).script(['scripts/db.mjs', 'migrate'])
  const cut = cutAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), cutAfter)
  const code = await ended(child)
  clearTimeout(cut)
  return code
}

test(`migrations that are killed, at ${ROUNDS} moments, are finished by the next ones`, async () => {
  const began = performance.now()
  assert.equal(await migrate('whole'), 0)
  const whole = performance.now() - began
  const expected = await schemaOf('whole')
  let killed = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const name = `cut-${round}`
    if ((await migrate(name, (whole * round) / (ROUNDS + 1))) !== 0) killed++
    assert.equal(await migrate(name), 0, `the migration that was killed at moment ${round}`)
    assert.deepEqual(await schemaOf(name), expected)
    rmSync(join(folder, name), { recursive: true })
  }
  console.log(
    `  ${killed} killed; ${expected.length} parts of the schema each time, as of one that was left alone`,
  )
  assert.ok(killed > 0)
})
