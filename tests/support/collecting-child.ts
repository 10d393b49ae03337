import { POST } from '@/app/api/analytics/page-view/route'
import { collect } from './analytics'

/** Collects as fast as it can and prints the keys of what was acknowledged, until somebody kills it. */
const [visit = 'session_childchild'] = process.argv.slice(2)
let calls = 0

async function keepSending(): Promise<void> {
  for (;;) {
    const call = ++calls
    const keys = Array.from({ length: 20 }, (_, index) => `v${call}-${index}`)
    const events = keys.map((viewKey) => ({ sessionId: visit, pageUrl: `/page-${call % 50}`, viewKey }))
    const { status, text } = await collect(POST, events)
    if (status !== 204) throw new Error(`${status} ${text}`)
    process.stdout.write(`${keys.join('\n')}\n`)
  }
}

void Promise.all(Array.from({ length: 16 }, keepSending))
