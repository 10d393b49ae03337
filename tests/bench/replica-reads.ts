import { GET as dashboard } from '@/app/api/admin/analytics/dashboard/route'
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
const read = () =>
  process.env.KIND === 'search'
    ? call(search, { cookie, query: { q: question(++asked) } })
    : call(dashboard, { cookie, query: { timeframe: '90d' } })

/** Returns how many reads were answered in so many seconds, and how long they took. */
async function readFor(seconds: number): Promise<{ reads: number; seconds: number }> {
  const began = performance.now()
  let reads = 0
  const reader = async () => {
    while (performance.now() - began < seconds * 1000) {
      const { status } = await read()
      if (status !== 200) throw new Error(String(status))
      reads++
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
