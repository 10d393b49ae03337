import 'server-only'
import { createHash } from 'node:crypto'
import { types } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { Prisma, PrismaClient } from '@/prisma/generated/client'
import { Connection } from './connection'
import { env } from './env'
import { log } from './log'
import { keepRequests } from './traced-statements'
import { isTracing } from './tracing'

export { Prisma } from '@/prisma/generated/client'
/** A running transaction, or the database itself where none is needed. */
export type Tx = Prisma.TransactionClient

/** `replica` is null where none is set. */
type Connections = { pool: pg.Pool; replica: pg.Pool | null; prisma: PrismaClient }
const kept = globalThis as { loadpathConnections?: Connections }

/** Returns the connections of this process, made at first use; development's hot reload keeps them. */
function connections(): Connections {
  return (kept.loadpathConnections ??= connect())
}

/**
 * Returns a pool whose connections each have a listener and are given up when the database has forgotten
 * them. Each keeps its session: no pooler stands between.
 */
export function newPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_DIRECT_URL,
    // Who waits here waits for others that are being answered: a silent database ends every wait
    // (Connection).
    connectionTimeoutMillis: 10_000,
    Client: Connection,
    ...settings,
  })
  // A connection says itself that it was lost (`Connection`); without a listener here the pool would end the
  // process all the same.
  pool.on('error', () => undefined)
  // The queue looks for a listener of this name.
  pool.on('connect', () => undefined)
  if (isTracing()) keepRequests(pool)
  return pool
}

/** Returns a connection of its own, for a lock that is held for long; its caller ends it. */
export async function openConnection(settings: pg.ClientConfig): Promise<pg.Client> {
  const client = new Connection({
    connectionString: env().DATABASE_DIRECT_URL,
    connectionTimeoutMillis: 5000,
    ...settings,
  })
  await client.connect()
  return client
}

function connect(): Connections {
  const { DATABASE_URL, DATABASE_REPLICA_URL, isPooled } = env()
  const pool = sharedPool(DATABASE_URL)
  if (isPooled) void warnWithoutLimits(pool)
  return {
    pool,
    replica: DATABASE_REPLICA_URL === undefined ? null : sharedPool(DATABASE_REPLICA_URL),
    prisma: new PrismaClient({
      adapter: new PrismaPg(pool),
      // As long as one statement may take: a busy machine is no reason to fail.
      transactionOptions: { maxWait: 10_000, timeout: 15_000 },
    }),
  }
}

/** Returns a pool for what requests ask; nothing is connected before it is asked. */
const sharedPool = (connectionString: string): pg.Pool =>
  newPool({
    connectionString,
    max: env().DATABASE_POOL,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'loadpath',
  })

/**
 * Through a pooler the limits are those of the role, which a start sets (scripts/lib/migrate.mjs): says so
 * where the session that answers has none.
 */
async function warnWithoutLimits(pool: pg.Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT name FROM pg_settings
       WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') AND setting = '0'`,
    )
    if (rows.length > 0)
      log.warn(
        { missing: rows.map(({ name }) => name) },
        'the pooler answers without limits: let it connect anew (RECONNECT), or set them for its role',
      )
  } catch (error) {
    log.warn({ error: String(error) }, 'the limits of the pooler could not be looked up')
  }
}

/** Prisma on the shared pool. */
export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(connections().prisma, name) as unknown,
})

/** Returns the same pool, for prepared statements on hot paths. */
export const pool = (): Queries => connections().pool

/**
 * Returns the pool of the replica, null where none is set; for `replica.ts`, which knows when it may be
 * asked.
 */
export const replicaPool = (): Queries | null => connections().replica

/** What answers single statements: the pool, or one connection of it. */
export type Queries = Pick<pg.ClientBase, 'query'>

/**
 * How often a statement is asked before it is prepared, and the most that are: each connection that was asked
 * one keeps it, with its plan, and lists with many filters have a text for each choice of them.
 */
const PREPARED = { from: 3, most: 300 } as const
const names = new Map<string, string>()
const asked = new LRUCache<string, number>({ max: 1000 })

/**
 * Returns the name under which a connection prepares a statement, so that it is not planned each time it is
 * asked: planning the statement of a list takes longer than answering it. Server and pages are two bundles on
 * the same connections: the name is the same in both.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= PREPARED.most) return known
  const times = (asked.get(text) ?? 0) + 1
  asked.set(text, times)
  if (times < PREPARED.from) return undefined
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * Returns the rows of a statement that only reads, without Prisma's part in it, which costs more than the
 * statement. What is asked often is prepared, but never through a pooler. Dates are dates,
 * and a bigint is a string.
 */
export const select = <Row extends pg.QueryResultRow>(sql: Prisma.Sql): Promise<Row[]> =>
  rowsFrom<Row>(pool(), sql)

/** Returns the rows of a statement that only reads, from the server that is asked. */
export const rowsFrom = async <Row extends pg.QueryResultRow>(
  client: Queries,
  { text, values }: Prisma.Sql,
): Promise<Row[]> => (await client.query<Row>({ name: nameOf(text), text, values })).rows

/**
 * Returns the end of a statement that reads one page of so many rows. Their number is part of its text: where
 * PostgreSQL does not know it, it cannot tell that few rows are wanted and plans the statement each time.
 */
export function limitTo(rows: number, page = 1): Prisma.Sql {
  if (!Number.isSafeInteger(rows)) throw new RangeError(`${rows} is no number of rows`)
  const limit = Prisma.raw(`LIMIT ${rows}`)
  return page <= 1 ? limit : Prisma.sql`${limit} OFFSET ${(page - 1) * rows}`
}

/** The same as part of a transaction where there is one. */
export const selectIn = <Row extends pg.QueryResultRow>(
  tx: Tx | undefined,
  sql: Prisma.Sql,
): Promise<Row[]> => (tx ? tx.$queryRaw<Row[]>(sql) : select<Row>(sql))

/** Returns how many connections there are, and how many requests wait for one. */
export const poolState = (): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'> =>
  connections().pool

/**
 * Runs `work` in a transaction on a connection of its own: committed when it returns, rolled back when it
 * throws. The only way to a connection of the pool (ESLint forbids `pool.connect()`): it always goes back,
 * and one that cannot even roll back is thrown away.
 */
export async function inTransaction<T>(work: (client: Queries) => Promise<T>): Promise<T> {
  const client = await connections().pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: Error) => (broken = reason))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Ends every connection; for scripts and tests. */
export async function disconnect(): Promise<void> {
  const open = kept.loadpathConnections
  kept.loadpathConnections = undefined
  await open?.prisma.$disconnect()
  for (const pool of [open?.pool, open?.replica]) if (pool && !pool.ended) await pool.end()
}

const LOST =
  /Can't reach database server|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|terminating connection|the database system is|is not queryable|has closed the connection|Unable to start a transaction in the given time|Transaction already closed|too many clients|No space left on device|read-only transaction/i
// 08: connection; 25006: read-only, as after a failover; 25P03: a transaction waited for us; 53: disk, memory
// or connections are used up; 57014: a statement took too long; 57P01 to 57P05: the server ends or begins;
// 58030: its disk fails. P…: Prisma's words for the same.
const LOST_CODES =
  /^(08...|25006|25P03|53...|57014|57P0[1-5]|58030|ECONN|P1001|P1002|P1008|P1017|P2024|P2028|P2037)/

/**
 * Returns whether an error means that the database could not do its work at this moment, as opposed to a
 * wrong query.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!types.isNativeError(error)) return false
  if (codesOf(error).some((code) => LOST_CODES.test(code))) return true
  return LOST.test(error.message) || (error.cause !== undefined && isDatabaseDown(error.cause))
}

/** Returns whether a statement did not get a lock in the time that it was given. */
export const isLockTimeout = (error: unknown): boolean =>
  types.isNativeError(error) && codesOf(error).includes('55P03')

/** Where Prisma and its adapter keep PostgreSQL's code. */
type Coded = {
  code?: unknown
  originalCode?: unknown
  meta?: { code?: unknown; driverAdapterError?: { cause?: Coded } }
  cause?: unknown
}

function codesOf(error: Coded): string[] {
  const { code, meta, cause } = error
  const adapter = meta?.driverAdapterError?.cause
  const inner =
    typeof cause === 'object' && cause !== null && !types.isNativeError(cause) ? (cause as Coded) : {}
  return [code, meta?.code, adapter?.code, adapter?.originalCode, inner.code, inner.originalCode].filter(
    (found) => typeof found === 'string',
  )
}

/** Returns whether an error is a unique violation (Prisma's P2002 or PostgreSQL's 23505). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === 'P2002' || code === '23505' || (code === 'P2010' && error.message.includes('23505'))
}

/** Returns whether an error speaks of statements and columns: Prisma's words, or PostgreSQL's. */
export function isDatabaseError(error: unknown): error is Error {
  return (
    error instanceof pg.DatabaseError ||
    (error instanceof Error && /^(PrismaClient|DriverAdapter)/.test(error.name))
  )
}

/** Returns the name of the constraint (`articles_reason`) that an error says was violated. */
export function violatedConstraint({ message }: Error): string | undefined {
  return /\bconstraint:? [`"\\]+(\w+)/.exec(message)?.[1]
}
