import { GET as dashboard } from '@/app/api/admin/analytics/dashboard/route'
import { GET as notifications } from '@/app/api/notifications/route'
import { GET as search } from '@/app/api/search/route'
import { disconnect } from '@/lib/core/server/db'
import { call } from '../support/call'
import { signIn } from '../support/factories'

const READERS = 8
const SECONDS = Number(process.env.SECONDS || 15)
const WARM_UP_SECONDS = 3
const SUBJECTS = 'beam column slab wall footing pile frame truss girder plate weld bolt anchor lintel'.split(
  ' ',
)
const ACTIONS = 'bending shear torsion buckling punching fatigue creep shrinkage settlement'.split(' ')

/** No question is asked twice: none is answered from what is cached. */
const question = (number: number) =>
  `${SUBJECTS[number % SUBJECTS.length]!} ${ACTIONS[number % ACTIONS.length]!} term${(number * 7919) % 100_003}`

const { cookie } = await signIn({ role: 'admin' })
let asked = 0
const READS = {
  search: () => call(search, { cookie, query: { q: question(++asked) } }),
  analytics: () => call(dashboard, { cookie, query: { timeframe: '90d' } }),
  // Asked by every page, and read from the primary always.
  notifications: () => call(notifications, { cookie }),
}
type Kind = keyof typeof READS
/** The readers take turns to be of one of these kinds. */
const kinds = process.env.KINDS!.split(' ') as Kind[]

/** Returns how many reads of each kind were answered in so many seconds, and how long they took. */
async function readFor(seconds: number): Promise<{ reads: number[]; seconds: number }> {
  const began = performance.now()
  const reads = kinds.map(() => 0)
  const reader = async (_: unknown, number: number) => {
    const kind = number % kinds.length
    while (performance.now() - began < seconds * 1000) {
      const { status } = await READS[kinds[kind]!]()
      if (status !== 200) throw new Error(`${kinds[kind]!}: ${status}`)
      reads[kind]!++
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return { reads, seconds: (performance.now() - began) / 1000 }
}

await readFor(WARM_UP_SECONDS)
process.send!('warm')
const before = process.cpuUsage()
const result = await readFor(SECONDS)
const { user, system } = process.cpuUsage(before)
await new Promise((sent) => process.send!({ ...result, web: (user + system) / 1000 }, sent))
await disconnect()
process.exit(0)
