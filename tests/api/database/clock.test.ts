/** What a clock of this process that is wrong changes: nothing. */
import { POST as comment } from '@/app/api/articles/[key]/comments/route'
import { databaseNow, followDatabaseClock, today } from '@/lib/core/server/clock'
import { db } from '@/lib/core/server/db'
import { env } from '@/lib/core/server/env'
import { followClock } from '@/lib/jobs/mutations'
import { consume } from '@/lib/limits/mutations'
import { call } from '../../support/call'
import { create, save, TEXT } from '../../support/editing'
import { createArticle, signIn } from '../../support/factories'
import { someone } from '../../support/projects'

const DAY = 86_400_000
const NOT_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const
/** Sets the clock of this process, by as many milliseconds from the true time. */
function setClock(by: number) {
  jest.useRealTimers()
  jest.useFakeTimers({ now: Date.now() + by, doNotFake: [...NOT_FAKED], advanceTimers: true })
}

beforeAll(followDatabaseClock)
afterEach(() => jest.useRealTimers())

const ahead = async () => {
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() AS at`
  return databaseNow().getTime() - row!.at.getTime()
}

test.each([182 * DAY, -182 * DAY])(
  'moved by %d ms, moments and days are those of the database',
  async (by) => {
    const day = today()
    setClock(by)
    expect(Math.abs(Date.now() - databaseNow().getTime())).toBeGreaterThan(181 * DAY)
    expect(Math.abs(await ahead())).toBeLessThan(1000)
    expect(today()).toBe(day)
  },
)

test('a day begins at midnight in London, in summer an hour before that of UTC', async () => {
  const clock = globalThis as { loadpathClock?: { at: number; measured: number } }
  const dayAt = (at: string) => {
    clock.loadpathClock = { at: Date.parse(at), measured: performance.now() }
    return today()
  }
  const moments = [
    '2026-06-30T22:59:50Z',
    '2026-06-30T23:00:00Z',
    '2026-12-31T23:59:50Z',
    '2027-01-01T00:00:00Z',
  ]
  expect(moments.map(dayAt)).toEqual(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'])
  // Where there is no clock yet, one is taken from a slow answer, too.
  delete clock.loadpathClock
  await followDatabaseClock()
})

test('a member who signs in and writes with a server half a year ahead is as anybody else afterwards', async () => {
  const article = await createArticle()
  setClock(182 * DAY)
  const { cookie, user } = await signIn()
  const { status, body } = await call<{ id: number }>(comment, {
    cookie,
    params: { key: String(article.id) },
    body: { content: 'Which clause is this?' },
  })
  expect(status).toBe(201)
  jest.useRealTimers()
  const { createdAt } = await db.comment.findUniqueOrThrow({ where: { id: body.id } })
  expect(Math.abs(createdAt.getTime() - Date.now())).toBeLessThan(10_000)
  const session = await db.session.findFirstOrThrow({ where: { userId: user.id, endedAt: null } })
  expect(session.expiresAt.getTime()).toBeLessThan(Date.now() + 31 * DAY)
})

test('what two servers change whose clocks differ is dated and ordered as it was changed', async () => {
  const [admin, member] = [(await signIn({ role: 'admin' })).cookie, await someone()]
  setClock(DAY)
  const { body: article } = await create(admin, { title: 'Beams', content: TEXT })
  const first = await save(admin, article.id, {
    title: 'Beams of steel',
    content: TEXT,
    updatedAt: article.updatedAt,
  })
  const ahead = (await member.create({ name: 'At a server ahead' })).body
  setClock(-DAY)
  const second = await save(admin, article.id, {
    title: 'Girders',
    content: TEXT,
    updatedAt: first.body.updatedAt,
  })
  await member.create({ name: 'At a server behind' })
  jest.useRealTimers()
  expect([first.status, second.status]).toEqual([200, 200])
  const moments = [article, first.body, second.body].map(({ updatedAt }) => Date.parse(updatedAt))
  expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other))
  expect(Math.abs(moments[0]! - Date.now())).toBeLessThan(60_000)
  const names = async () => (await member.list()).body.map(({ name }) => name)
  expect(await names()).toEqual(['At a server behind', 'At a server ahead'])
  await member.change(ahead.id, { name: 'Renamed' })
  expect(await names()).toEqual(['Renamed', 'At a server behind'])
})

test('changes within one millisecond have moments that rise, and the stored moment stays where it is sent', async () => {
  const { id } = await createArticle()
  await db.$executeRawUnsafe(`
    DO $$ DECLARE before timestamptz; after timestamptz; BEGIN
      FOR n IN 1..100 LOOP
        SELECT updated_at INTO before FROM articles WHERE id = ${id};
        UPDATE articles SET updated_at = now() - interval '1 day' WHERE id = ${id} RETURNING updated_at INTO after;
        ASSERT after > before, 'change ' || n;
      END LOOP;
    END $$`)
  const { updatedAt } = await db.article.findUniqueOrThrow({ where: { id } })
  expect(await db.article.update({ where: { id }, data: { views: 1, updatedAt } })).toMatchObject({
    updatedAt,
  })
})

test('the database dates every table that says when a row changed', async () => {
  const undated = await db.$queryRaw`
    SELECT table_name FROM information_schema.columns c
    WHERE table_schema = 'public' AND column_name = 'updated_at' AND NOT EXISTS (
      SELECT FROM pg_trigger WHERE tgname = c.table_name || '_date_change' AND tgrelid = to_regclass(c.table_name))`
  // Its statements say clock_timestamp() themselves, and one that adds to a search leaves its moment.
  expect(undated).toEqual([{ table_name: 'search_events' }])
})

test('a limit that is reached while the server is half a year ahead ends when it should', async () => {
  const settings = env() as { RATE_LIMITS: string }
  settings.RATE_LIMITS = 'on'
  setClock(182 * DAY)
  for (let taken = 0; taken < 10; taken++) await consume('comments', 'the-clock')
  await expect(consume('comments', 'the-clock')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  jest.useRealTimers()
  await expect(consume('comments', 'the-clock')).rejects.toMatchObject({
    details: { retryAfter: expect.any(Number) as number },
  })
  const [row] = await db.$queryRaw<{ latest: number }[]>`SELECT max(expire)::float AS latest FROM rate_limits`
  expect(row!.latest).toBeLessThan(Date.now() + 61_000)
})

test('a limit that was stored while the database was half a year ahead is begun anew', async () => {
  await consume('comments', 'was-ahead', 10)
  await db.$executeRaw`UPDATE rate_limits SET expire = expire + ${182 * DAY}::bigint`
  await consume('comments', 'was-ahead', 10)
  await expect(consume('comments', 'was-ahead')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('the clockwork follows a clock that went back, and what was queued for later runs now', async () => {
  await db.$executeRaw`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES ('roll-up', now(), now() + interval '182 days'), ('purge-mail', now(), now() - interval '1 hour')`
  await db.$queryRaw`
    SELECT 1 FROM graphile_worker.add_job('roll-up', run_at => now() + interval '182 days', job_key => 'roll-up')`
  await db.$queryRaw`
    SELECT 1 FROM graphile_worker.add_job('publish-article', run_at => now() + interval '182 days', job_key => 'publish-article:1')`
  await followClock(['roll-up', 'purge-mail'])
  const seen = await db.$queryRaw`
    SELECT identifier, last_execution <= now() + interval '1 second' AS past, last_execution < now() - interval '50 minutes' AS kept
    FROM graphile_worker._private_known_crontabs ORDER BY identifier`
  expect(seen).toEqual([
    { identifier: 'purge-mail', past: true, kept: true },
    { identifier: 'roll-up', past: true, kept: false },
  ])
  expect(
    await db.$queryRaw`SELECT key, run_at <= now() AS due FROM graphile_worker._private_jobs ORDER BY key`,
  ).toEqual([
    { key: 'publish-article:1', due: false },
    { key: 'roll-up', due: true },
  ])
})
