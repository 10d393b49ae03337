/**
 * `node tests/bench/latency.mjs http://localhost:3000`: how long a member waits for the library and for
 * search, one request after the other.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const ROUNDS = 40

const PATHS = [
  ['health (floor)', '/api/health'],
  ['library, page 1', '/api/articles'],
  ['library, page 500', '/api/articles?page=500'],
  ['library, category', '/api/articles?categoryId={category}'],
  ['library, tag', '/api/articles?tagSlug=buckling'],
  ['library, standard', '/api/articles?standard=EN%201993-1-1'],
  ['library, last pages', '/api/articles?page={last}'],
  ['library page, HTML', '/articles'],
  ['library page 500, HTML', '/articles?page=500'],
  ['search, rare words', '/api/search?q=lateral%20torsional%20buckling'],
  ['search, common words', '/api/search?q=beam%20bending'],
  ['search, any word', '/api/search?q=lateral%20restraint%20of%20a%20purlin%20roof'],
  ['search, nothing', '/api/search?q=xylophone'],
  ['article, HTML', '/articles/lateral-torsional-buckling-rolled-beams'],
  ['standards, HTML', '/standards'],
  ['a standard, HTML', '/standards/en-1993-1-1'],
  ['a clause, HTML', '/standards/en-1993-1-1/6.3.2'],
]

const reply = await fetch(`${base}/api/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: base },
  body: JSON.stringify({ email: 'member@loadpath.example', password: 'Member!2345' }),
})
if (!reply.ok) throw new Error(`sign-in answered ${reply.status}`)
const cookie = reply.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')
const [category] = await (await fetch(`${base}/api/categories`)).json()
const { headers } = await fetch(`${base}/api/articles`, { headers: { cookie } })
const last = Math.ceil(Number(headers.get('X-Total-Count')) / Number(headers.get('X-Page-Size')))

console.log('| request | median ms | p95 ms |\n|---|---|---|')
for (const [name, template] of PATHS) {
  const path = template.replace('{category}', category.id).replace('{last}', last)
  const times = []
  for (let round = -5; round < ROUNDS; round++) {
    const start = performance.now()
    const answer = await fetch(base + path, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (round >= 0) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  console.log(
    `| ${name} | ${times[Math.floor(ROUNDS / 2)].toFixed(1)} | ${times[Math.floor(ROUNDS * 0.95)].toFixed(1)} |`,
  )
}
