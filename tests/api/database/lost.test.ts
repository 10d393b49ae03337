import { db, inTransaction, isDatabaseDown, pool } from '@/lib/core/server/db'
import { POST as contact } from '@/app/api/contact/route'
import { call } from '../../support/call'

const caught = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  )
const OWN = 'SELECT pg_backend_pid() AS pid'
const end = (pid: number) => pool().query('SELECT pg_terminate_backend($1, 5000)', [pid])

test('a connection that is ended in the middle of a transaction is an error of that transaction and of nothing else', async () => {
  for (let round = 0; round < 4; round++) {
    const ours = await caught(
      inTransaction(async (client) => {
        const { rows } = await client.query<{ pid: number }>(OWN)
        await end(rows[0]!.pid)
        await client.query('SELECT 1')
      }),
    )
    expect(isDatabaseDown(ours)).toBe(true)
    const prisma = await caught(
      db.$transaction(async (tx) => {
        const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
        await end(row!.pid)
        await tx.$queryRaw`SELECT 1`
      }),
    )
    expect(isDatabaseDown(prisma)).toBe(true)
  }
  // Every connection that there may be is sound.
  await Promise.all(Array.from({ length: 24 }, () => pool().query('SELECT pg_sleep(0.05)')))
})

const MESSAGE = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '',
  subject: 'A question',
  message: 'Does the library say anything of arches?',
  howDidYouHear: '',
}

describe('what the database cannot do at this moment', () => {
  afterAll(() => pool().query('DROP TRIGGER odd ON contact_submissions'))

  test.each([
    ['08006', 'a broken connection'],
    ['25006', 'a server that became read-only'],
    ['53100', 'a full disk'],
    ['53200', 'no memory'],
    ['53300', 'too many connections'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'a server that ends'],
    ['57P03', 'a server that begins'],
    ['58030', 'a disk that fails'],
  ])('%s, %s, is answered 503 with a time to wait', async (code) => {
    const raise = `BEGIN RAISE EXCEPTION 'something odd' USING ERRCODE = '${code}'; END`
    await pool().query(`
      CREATE OR REPLACE FUNCTION odd() RETURNS trigger LANGUAGE plpgsql AS $f$ ${raise} $f$;
      CREATE OR REPLACE TRIGGER odd BEFORE INSERT ON contact_submissions FOR EACH ROW EXECUTE FUNCTION odd()`)
    const { status, headers, text } = await call(contact, { body: MESSAGE })
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(text).not.toMatch(/odd|prisma/i)
    expect(isDatabaseDown(await caught(pool().query(`DO $$ ${raise} $$`)))).toBe(true)
    expect(isDatabaseDown(await caught(db.$executeRawUnsafe(`DO $$ ${raise} $$`)))).toBe(true)
  })

  test('a wrong statement is none of it', async () => {
    expect(isDatabaseDown(await caught(pool().query('SELECT nothing')))).toBe(false)
    expect(isDatabaseDown(await caught(db.$queryRawUnsafe('SELECT nothing')))).toBe(false)
  })
})
