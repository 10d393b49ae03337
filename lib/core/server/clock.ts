import 'server-only'
import { londonDay } from '../dates'
import { pool } from './db'
import { log } from './log'

/** A moment of the database's clock (milliseconds), and `performance.now()` of this process at it. */
type Anchor = { at: number; measured: number }

/** The server and what Next bundles have one. */
const kept = globalThis as { loadpathClock?: Anchor }

const ASK_EVERY_MS = 10_000
/** An answer that took longer says too little of when it was made. */
const ROUND_TRIP_MS = 1000
/** More than clocks of machines that are set by the network differ by. */
const WRONG_FROM_MS = 30_000

/**
 * Returns the present moment by the database's clock, which all instances share and which its own `now()` is
 * compared with: what one stores another reads, and a clock of this machine that jumps changes nothing. Until
 * the database has been asked, and in commands, that is this machine's clock.
 */
export function databaseNow(): Date {
  const anchor = kept.loadpathClock
  return anchor ? new Date(anchor.at + performance.now() - anchor.measured) : new Date()
}

const MINUTE_MS = 60_000
let last: { minute: number; day: string } | undefined

/**
 * Returns the day that is in London by the same clock, as '2026-03-14'. Every page that is sent from the
 * cache asks for it, and a day begins with a minute: it is worked out once in each.
 */
export function today(): string {
  const now = databaseNow()
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (last?.minute !== minute) last = { minute, day: londonDay(now) }
  return last.day
}

/** Asks the database for the time, and every ten seconds again. Ends when it has been asked once. */
export async function followDatabaseClock(): Promise<void> {
  let wrong = false
  async function ask(): Promise<void> {
    const began = performance.now()
    const { rows } = await pool().query<{ at: Date }>({
      name: 'clock',
      text: 'SELECT clock_timestamp() AS at',
    })
    const ended = performance.now()
    if (kept.loadpathClock && ended - began > ROUND_TRIP_MS) return
    kept.loadpathClock = { at: rows[0]!.at.getTime(), measured: (began + ended) / 2 }
    const ahead = Date.now() - databaseNow().getTime()
    if (Math.abs(ahead) < WRONG_FROM_MS === !wrong) return
    wrong = !wrong
    if (wrong)
      log.warn({ seconds: Math.round(ahead / 1000) }, 'the clock of this machine is ahead of the database’s')
    else log.info({}, 'the clock of this machine is that of the database again')
  }
  const look = () => ask().catch(() => undefined)
  setInterval(() => void look(), ASK_EVERY_MS).unref()
  await look()
}
