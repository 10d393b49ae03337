import { joining } from '../support/joining.mjs'

/**
 * `RATE_LIMITS=off npm start`, then `node tests/bench/equal-time.mjs http://localhost:3000`: whether the time
 * of an answer tells who has an account. Known and unknown addresses take turns; the difference of their
 * medians is set against the spread of one of them.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const ROUNDS = Number(process.argv[3] ?? 60)
const KNOWN = 'member@loadpath.example'

let strangers = 0
const unknown = () => `nobody-${process.pid}-${++strangers}@example.test`
const CALLS = [
  ['sign-in, wrong password', '/api/login', (email) => ({ email, password: 'Wrong!Password1' })],
  ['registration', '/api/register', joining],
  ['forgotten password', '/api/auth/forgot-password', (email) => ({ email })],
  ['resend verification', '/api/auth/resend-verification', (email) => ({ email })],
]

async function time(path, body) {
  const start = performance.now()
  const reply = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify(body),
  })
  await reply.arrayBuffer()
  if (reply.status === 429) throw new Error('Limits are on: start with RATE_LIMITS=off')
  return performance.now() - start
}

const at = (times, part) => [...times].sort((a, b) => a - b)[Math.floor(times.length * part)]

console.log(
  '| call | known, median ms | unknown, median ms | difference | middle half of the known |\n|---|---|---|---|---|',
)
for (const [name, path, body] of CALLS) {
  const [known, strange] = [[], []]
  for (let round = -3; round < ROUNDS; round++) {
    const pair = [await time(path, body(KNOWN)), await time(path, body(unknown()))]
    if (round < 0) continue
    known.push(pair[0])
    strange.push(pair[1])
  }
  const [a, b, spread] = [at(known, 0.5), at(strange, 0.5), at(known, 0.75) - at(known, 0.25)]
  console.log(
    `| ${name} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${Math.abs(a - b).toFixed(1)} | ${spread.toFixed(1)} |`,
  )
}
