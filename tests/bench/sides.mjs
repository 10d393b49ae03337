import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { load, serveApplication, serveFloorNext } from './servers.mjs'

export const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
export const SECONDS = Number(process.env.BENCH_SECONDS || 4)

export const MEMBER = ['member@loadpath.example', 'Member!2345']
export const ADMIN = ['admin@loadpath.example', 'Admin!2345']

export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]
export const short = (number) =>
  number >= 100 ? Math.round(number).toLocaleString('en-GB') : number.toFixed(2)

/** One line of the report: `value ÷ floor` against its target, which is a least or a most. */
export function report({ number, measure, unit, floor, value, least, most }) {
  const ratio = value / floor
  const met = least !== undefined ? ratio >= least : ratio <= most
  const target = least !== undefined ? `≥ ${least}` : `≤ ${most}`
  console.log(
    `| ${number} | ${measure} | ${short(floor)} ${unit} | ${short(value)} ${unit} | ${short(ratio)} | ${target} | ${met ? 'PASS' : 'FAIL'} |`,
  )
  if (!met) process.exitCode = 1
}

/**
 * Takes turns between the sides, so that whatever else the machine does falls on all of them. Gives the
 * median of each figure.
 */
export async function interleaved(sides) {
  const results = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
  for (const options of Object.values(sides))
    await load({ ...options, seconds: 1, limit: options.warm ?? Infinity })
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { paths, ...options }] of Object.entries(sides)) {
      const turn = typeof paths === 'function' ? paths(round) : paths
      results[name].push(await load({ seconds: SECONDS, ...options, paths: turn }))
    }
  return Object.fromEntries(
    Object.entries(results).map(([name, rounds]) => [
      name,
      { rate: median(rounds.map(({ rate }) => rate)), p975: median(rounds.map(({ p975 }) => p975)) },
    ]),
  )
}

export async function signIn(port, email, password) {
  const reply = await fetch(`http://localhost:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`sign-in answered ${reply.status}`)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Both servers, running together on the application's core; only one is asked at a time. */
export async function beside({ childEnvironment }, measure) {
  const [floor, here] = [await serveFloorNext(), await serveApplication(childEnvironment)]
  try {
    await measure({ floor, here, Cookie: await signIn(here.port, ...MEMBER) })
  } finally {
    await Promise.all([floor.stop(), here.stop()])
  }
}

/** An administrator saves another article each second, as the form does, for as long as `work` takes. */
export async function whileEditing({ port, environment, cookie }, work) {
  cookie ??= await signIn(port, ...ADMIN)
  const client = new pg.Client(environment.DATABASE_URL)
  await client.connect()
  const { rows } = await client.query(
    "SELECT id, title, content FROM articles WHERE slug LIKE 'made-up-%' ORDER BY id LIMIT 1",
  )
  await client.end()
  const [{ id, title, content }] = rows
  let [saved, over] = [0, false]
  const editing = (async () => {
    while (!over) {
      const reply = await fetch(`http://localhost:${port}/api/admin/articles/${id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}`, Cookie: cookie },
        body: JSON.stringify({ title: `${title} ${++saved}`, content }),
      })
      if (!reply.ok) throw new Error(`a save answered ${reply.status}: ${await reply.text()}`)
      await sleep(1000)
    }
  })()
  try {
    return await work()
  } finally {
    over = true
    await editing
  }
}
