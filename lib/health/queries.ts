import 'server-only'
import { pool } from '@/lib/core/db'

export type Health = { status: 'ok' | 'unavailable'; database: 'ok' | 'down' }

/** Whether the site can answer: asks the database for nothing, and waits at most three seconds. */
export async function checkHealth(): Promise<Health> {
  try {
    await pool().query('SELECT 1')
    return { status: 'ok', database: 'ok' }
  } catch {
    return { status: 'unavailable', database: 'down' }
  }
}
