import { GET } from '@/app/api/search/route'
import { disconnect } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'
import { loadMadeUp, MISSPELT, SENTENCES, SHORT, TYPED } from './made-up'

const ROUNDS = 12
const WARM_UP = 3

/**
 * Processor time of the web server's part of the search call: handler, session, gate, search and JSON. It is
 * the whole process's, garbage collection included; PostgreSQL's is not in it.
 */
await loadMadeUp()
const { cookie } = await signIn()
process.env.RATE_LIMITS = 'off'
console.log('\n| questions | ms of processor each | ms each |\n|---|---|---|')
for (const [name, questions] of Object.entries({ SHORT, SENTENCES, TYPED, MISSPELT })) {
  for (let round = 0; round < WARM_UP; round++) await askAll(questions)
  const [spent, started] = [process.cpuUsage(), performance.now()]
  for (let round = 0; round < ROUNDS; round++) await askAll(questions)
  const { user, system } = process.cpuUsage(spent)
  const asked = ROUNDS * questions.length
  const each = (all: number) => (all / asked).toFixed(1)
  console.log(
    `| ${name.toLowerCase()} | ${each((user + system) / 1000)} | ${each(performance.now() - started)} |`,
  )
}
await disconnect()

async function askAll(questions: string[]): Promise<void> {
  for (const q of questions) {
    const { status } = await call(GET, { cookie, query: { q } })
    if (status !== 200) throw new Error(`${q}: ${status}`)
  }
}
