import 'server-only'
import type pg from 'pg'
import { openConnection } from '@/lib/core/server/db'
import { LOCKS } from '@/lib/core/server/locks'
import { log } from '@/lib/core/server/log'

const CHECK_EVERY_MS = 10_000

// A live pool holds its lock. Jobs locked in the last 5 seconds are left alone: their pool may be about to
// take its lock.
const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(array_agg(dead.id)) AS released, count(*)::int AS pools
  FROM (SELECT DISTINCT locked_by AS id FROM graphile_worker._private_jobs
        WHERE locked_by IS NOT NULL AND locked_at < now() - interval '5 seconds') dead
  WHERE NOT EXISTS (
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.classid = ${LOCKS.workerPool}
      AND l.objid = (hashtext(dead.id)::bigint & 4294967295)::oid)`

/**
 * Holds an advisory lock for each worker pool of this process, and releases the jobs of killed pools, whose
 * locks PostgreSQL has dropped. Without it those jobs would wait for the queue's timeout of four hours. Call
 * `began` and `ended` as pools come and go, and `stop` at the end.
 */
export function releaseKilledPools() {
  const pools = new Set<string>()
  const locked = new Set<string>()
  let client: pg.Client | undefined
  let last = Promise.resolve()

  async function connection(): Promise<pg.Client> {
    if (client) return client
    const opened = await openConnection({ application_name: 'loadpath worker', statement_timeout: 10_000 })
    opened.on('error', () => (client = undefined))
    locked.clear()
    return (client = opened)
  }
  async function watch(): Promise<void> {
    try {
      const open = await connection()
      for (const pool of pools)
        if (!locked.has(pool)) {
          await open.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCKS.workerPool, pool])
          locked.add(pool)
        }
      for (const pool of locked)
        if (!pools.has(pool)) {
          await open.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCKS.workerPool, pool])
          locked.delete(pool)
        }
      const { rows } = await open.query<{ pools: number }>(RELEASE)
      if (rows[0]?.pools) log.warn({ pools: rows[0].pools }, 'jobs of a killed worker go back to the queue')
    } catch (error) {
      log.warn({ error: String(error) }, 'looking for killed workers failed')
      await client?.end().catch(() => undefined)
      client = undefined
    }
  }
  /** Checks run one after the other, because a connection runs one statement at a time. */
  const look = () => void (last = last.then(watch))
  const timer = setInterval(look, CHECK_EVERY_MS)
  return {
    began: (pool: string) => {
      pools.add(pool)
      look()
    },
    ended: (pool: string) => {
      pools.delete(pool)
      look()
    },
    stop: async () => {
      clearInterval(timer)
      await last
      await client?.end().catch(() => undefined)
    },
  }
}
