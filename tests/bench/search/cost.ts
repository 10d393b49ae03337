import { GET } from '@/app/api/search/route'
import { disconnect } from '@/lib/core/server/db'
import { call } from '../../support/call'
import { signIn } from '../../support/factories'
import { changeIndex, loadMadeUp, MISSPELT, SENTENCES, SHORT, TYPED } from './made-up'

const ROUNDS = 12
const WARM_UP = 3

/**
 * Processor time of the web server's part of the search call: handler, session, gate, search and JSON. It is
 * the whole process's, garbage collection included; PostgreSQL's is not in it. Each question is asked of an
 * index that has just changed, so that no answer is cached, and once more.
 */
await loadMadeUp()
const { cookie } = await signIn()
console.log('\n| questions | ms of processor, first asked | asked again |\n|---|---|---|')
for (const [name, questions] of Object.entries({ SHORT, SENTENCES, TYPED, MISSPELT })) {
  for (let round = 0; round < WARM_UP; round++) await askAll(questions)
  const spent = { first: 0, again: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const { first, again } = await askAll(questions)
    spent.first += first
    spent.again += again
  }
  const each = (all: number) => (all / ROUNDS / questions.length).toFixed(1)
  console.log(`| ${name.toLowerCase()} | ${each(spent.first)} | ${each(spent.again)} |`)
}
await disconnect()

async function askAll(questions: string[]): Promise<{ first: number; again: number }> {
  const spent = { first: 0, again: 0 }
  for (const q of questions) {
    await changeIndex()
    spent.first += await processorOf(q)
    spent.again += await processorOf(q)
  }
  return spent
}

async function processorOf(q: string): Promise<number> {
  const before = process.cpuUsage()
  const { status } = await call(GET, { cookie, query: { q } })
  const { user, system } = process.cpuUsage(before)
  if (status !== 200) throw new Error(`${q}: ${status}`)
  return (user + system) / 1000
}
