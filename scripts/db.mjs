import { createInterface } from 'node:readline/promises'
import { connect } from './lib/database.mjs'
import { ensureRegister, ensureSeeded, prepare, runScript } from './lib/runtime.mjs'
import { main, Sentence } from './lib/terminal.mjs'

/** `db:migrate`, `db:seed` and `db:reset`. */
await main(async () => {
  const [command, ...options] = process.argv.slice(2)
  if (!['migrate', 'seed', 'reset'].includes(command))
    throw new Sentence('Use npm run db:migrate, db:seed or db:reset.')
  const prepared = await prepare()
  const { childEnvironment, database } = prepared
  try {
    if (command === 'reset') {
      await confirmReset(options, childEnvironment.DATABASE_DIRECT_URL)
      await empty(childEnvironment.DATABASE_DIRECT_URL)
      await database.stop()
      const again = await prepare()
      await ensureSeeded(again)
      await again.database.stop()
      console.log('The database is empty but for what a new installation has.')
      return
    }
    if (command === 'seed') await runScript('scripts/seed.ts', [], { ...childEnvironment, SEED_DEMO: '1' })
    if (command === 'migrate') {
      // Where servers are started without `npm start`, this is the one place that runs before them.
      await ensureRegister(prepared)
      console.log('The database is up to date.')
    }
  } finally {
    await database.stop()
  }
})

async function confirmReset(options, url) {
  if (options.includes('--yes')) return
  const { host, pathname } = new URL(url)
  if (!process.stdin.isTTY)
    throw new Sentence(
      `This deletes every account, article and comment in ${pathname.slice(1)} on ${host}. Say so: npm run db:reset -- --yes`,
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This deletes every account, article and comment in ${pathname.slice(1)} on ${host}. Type RESET to go on: `,
  )
  terminal.close()
  if (answer !== 'RESET') throw new Sentence('Nothing was deleted.')
}

async function empty(url) {
  const client = await connect(url)
  await client.query(
    'DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
  )
  await client.end()
}
