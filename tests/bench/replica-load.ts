import { rollUp } from '@/lib/analytics/rollups/jobs'
import { disconnect, openConnection } from '@/lib/core/server/db'
import { generateEvents } from './analytics-events'
import { loadMadeUp } from './search/made-up'

/** What is read by replica-reads.ts: made-up articles in the index, and 90 days of events added up. */
await loadMadeUp()
await generateEvents(Number(process.env.EVENTS))
await rollUp()
const client = await openConnection({})
await client.query('VACUUM ANALYZE')
await client.end()
await disconnect()
process.exit(0)
