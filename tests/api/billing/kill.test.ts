import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { db } from '@/lib/core/server/db'
import { newMember, paidPlans, random, send, shuffled, standing, subscribe } from '../../support/billing'

const stripe = paidPlans()
const outbox = mkdtempSync(join(tmpdir(), 'loadpath-billing-'))

function startWorker() {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/lib/server-only.mjs', 'scripts/worker.ts'],
    { env: { ...process.env, MAIL_OUTBOX_DIR: outbox }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const gone = new Promise((done) => child.on('exit', done))
  return { kill: () => (child.kill('SIGKILL'), gone) }
}

const left = () => db.stripeEvent.count({ where: { handledAt: null } })
const waiting = async () => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs`
  return row!.count
}

test('each webhook ten times, shuffled, the worker killed between: one state, one receipt, one entitlement', async () => {
  const { cookie, user } = await newMember()
  const { body } = await subscribe(cookie)
  stripe.ledger.confirm(body.clientSecret)
  const { events } = stripe.ledger
  const tenfold = shuffled(Array.from({ length: 10 }, () => events).flat(), random(42))
  const part = Math.ceil(tenfold.length / 3)
  for (let round = 0; round < 3; round++) {
    expect(new Set(await send(stripe, tenfold.slice(round * part, (round + 1) * part)))).toEqual(
      new Set([200]),
    )
    const worker = startWorker()
    // In the middle of its work, or just before or after.
    const before = await left()
    for (let tries = 0; tries < 500 && before > 0 && (await left()) === before; tries++) await pause(10)
    await worker.kill()
  }
  const worker = startWorker()
  while ((await left()) > 0 || (await waiting()) > 0) await pause(100)
  await worker.kill()

  const after = await standing(user.id)
  expect(after).toMatchObject({ membership: 'monthly', subscriptions: [{ state: 'active' }] })
  expect(after.emails.filter((key) => key.startsWith('receipt:'))).toHaveLength(1)
  const sent = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { subject: string })
  expect(sent.filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1)
  expect(await db.stripeEvent.count()).toBe(events.length)
})
