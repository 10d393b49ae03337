import 'server-only'
import { types } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/prisma/generated/client'
import type { Prisma } from '@/prisma/generated/client'
import { env } from './env'
import { log } from './log'

export { Prisma } from '@/prisma/generated/client'
/** A running transaction, or the database itself where none is needed. */
export type Tx = Prisma.TransactionClient

type Connections = { pool: pg.Pool; prisma: PrismaClient }
const kept = globalThis as { loadpathConnections?: Connections }

/** Connects at first use; development's hot reload keeps the connections. */
function connections(): Connections {
  return (kept.loadpathConnections ??= connect())
}

function connect(): Connections {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 12,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'loadpath',
  })
  // An idle connection that breaks (the database restarted) must not end the process; the next query opens a new one.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  // Longer than the pool's own wait: who queues for a connection is told 503 by the pool, and not refused before.
  return {
    pool,
    prisma: new PrismaClient({
      adapter: new PrismaPg(pool),
      // As long as one statement may take: a busy machine is no reason to fail.
      transactionOptions: { maxWait: 5000, timeout: 15_000 },
    }),
  }
}

/** Prisma on the shared pool. */
export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(connections().prisma, name) as unknown,
})

/** The same pool, for prepared statements on hot paths. */
export const pool = (): pg.Pool => connections().pool

/** Ends every connection; for scripts and tests. */
export async function disconnect(): Promise<void> {
  const open = kept.loadpathConnections
  kept.loadpathConnections = undefined
  await open?.prisma.$disconnect()
  if (open && !open.pool.ended) await open.pool.end()
}

const LOST =
  /Can't reach database server|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect|terminating connection|the database system is/i
const LOST_CODES = /^(08|57P0|53300|ECONN|P1001|P1002|P1008|P1017|P2024|P2028)/

/** Whether an error means that the database could not be reached, as opposed to a wrong query. */
export function isDatabaseDown(error: unknown): boolean {
  if (!types.isNativeError(error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && LOST_CODES.test(code)) return true
  return LOST.test(error.message) || (error.cause !== undefined && isDatabaseDown(error.cause))
}

/** The name of the breached unique rule, where an error is one (Prisma's P2002 or PostgreSQL's 23505). */
export function uniqueBreach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === 'P2002' || code === '23505' || (code === 'P2010' && error.message.includes('23505'))
}

/** Whether an error speaks of statements and columns: Prisma's words, or PostgreSQL's. */
export function isDatabaseError(error: unknown): error is Error {
  return (
    error instanceof pg.DatabaseError ||
    (error instanceof Error && /^(PrismaClient|DriverAdapter)/.test(error.name))
  )
}

/** The name of the rule of the database (`articles_reason`) that an error says was broken. */
export function brokenRule({ message }: Error): string | undefined {
  return /\bconstraint:? [`"\\]+(\w+)/.exec(message)?.[1]
}
