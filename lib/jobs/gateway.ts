import 'server-only'
import type pg from 'pg'
import { ALIVE } from './constants'
import { openConnection } from '@/lib/core/db'
import { log } from '@/lib/core/log'

const EVERY = 10_000

// A pool that lives holds its lock. The few seconds are for one that has taken a job and is about to take its lock.
const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(array_agg(dead.id)) AS released, count(*)::int AS pools
  FROM (SELECT DISTINCT locked_by AS id FROM graphile_worker._private_jobs
        WHERE locked_by IS NOT NULL AND locked_at < now() - interval '5 seconds') dead
  WHERE NOT EXISTS (
    SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.classid = ${ALIVE}
      AND l.objid = (hashtext(dead.id)::bigint & 4294967295)::oid)`

/**
 * Says as long as this process lives that its worker pools do, and gives the jobs of pools that were killed back to the queue. Without it they
 * would wait for the queue's own time limit of four hours. `ended` takes a pool of this process out, `stop` ends it all.
 */
export function watchOverPools() {
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
          await open.query('SELECT pg_advisory_lock($1, hashtext($2))', [ALIVE, pool])
          locked.add(pool)
        }
      for (const pool of locked)
        if (!pools.has(pool)) {
          await open.query('SELECT pg_advisory_unlock($1, hashtext($2))', [ALIVE, pool])
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
  /** One at a time: a connection runs one statement after the other. */
  const look = () => void (last = last.then(watch))
  const timer = setInterval(look, EVERY)
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
