import 'server-only'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { LIMITS } from './constants'
import { pool } from '@/lib/core/server/db'

type Row = { points: number; remaining: string }
type Stored = { rows: { points: number; expire: number }[] }

const NOW = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`

/** Milliseconds: no limit is longer, so one that ends later was stored while the clock was ahead. */
const LONGEST = Math.max(...Object.values(LIMITS).map(({ duration }) => duration)) * 1000

/** Whether the limit of a row counts. */
const COUNTS = `expire BETWEEN ${NOW} + 1 AND ${NOW} + ${LONGEST}`

const TAKE = `
  INSERT INTO rate_limits AS known VALUES ($1, $2, ${NOW} + $3::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.${COUNTS} THEN known.points + $2 ELSE $2 END,
    expire = CASE WHEN known.${COUNTS} THEN known.expire ELSE ${NOW} + $3::bigint END
  RETURNING points, expire - ${NOW} AS remaining`

const READ = `SELECT points, expire - ${NOW} AS remaining FROM rate_limits WHERE key = $1 AND ${COUNTS}`

/**
 * The library's limiter by the database's clock, where the library counts by that of each process: one that
 * is ahead for a moment would store a limit that ends in half a year. Overrides how it reads and writes its
 * rows.
 */
export class Limiter extends RateLimiterPostgres {
  async _upsert(key: string, points: number, duration: number): Promise<Stored> {
    return stored(
      await pool().query<Row>({ name: 'take-points', text: TAKE, values: [key, points, duration] }),
    )
  }

  async _get(key: string): Promise<Stored | null> {
    const found = await pool().query<Row>({ name: 'read-points', text: READ, values: [key] })
    return found.rows.length > 0 ? stored(found) : null
  }
}

/** Returns the rows with their end by this process's clock, which the library takes it from at once. */
const stored = ({ rows }: { rows: Row[] }): Stored => ({
  rows: rows.map(({ points, remaining }) => ({ points, expire: Date.now() + Number(remaining) })),
})
