import { addresses, DOCUMENT, publicPages } from './addresses.mjs'
import { load, serveApplication } from './servers.mjs'
import { ADMIN, beside, median, MEMBER, ROUNDS, short, signIn, whileEditing } from './sides.mjs'
import { fillLists, valuesOf } from './values.mjs'

/** Seconds of one measurement: there are more than a hundred addresses. */
const SECONDS = Number(process.env.BENCH_EVERY_SECONDS || 1)

/** A file of everything, made for who asks. */
const WHOLE = /^\/api\/(admin\/(audit|users)\/export|admin\/references\/(extract|report)|user\/data)$/

/** What an address must have in it to be measured: all of them, unless a part is asked for. */
const ONLY = new RegExp(process.env.BENCH_EVERY_ONLY || '')

const PUBLIC = publicPages()

/**
 * The least ratio to the floor, by the beginning of an address: the first that fits counts. A page is beside
 * an empty dynamic page of Next, as the search call is, and every other call beside an empty route handler.
 */
const LEAST = {
  page: [
    [/^\/search\?/, 0.3],
    [/^/, 0.35],
  ],
  call: [
    [/^\/api\/search\?/, 0.6],
    [/^\/api\/(auth\/user|notifications|articles\/\d+\/(reading|liked|bookmarked))$/, 1],
    [WHOLE, 0.005],
    [/^/, 0.05],
  ],
}

const leastOf = ({ address, kind }) =>
  PUBLIC.includes(address) ? LEAST_PUBLIC : LEAST[kind].find(([which]) => which.test(address))[1]

/** The same of a public page as members get it. */
const LEAST_PUBLIC = 6

const floorOf = ({ address, kind }) =>
  kind === 'page' || address.startsWith('/api/search?') ? '/dynamic' : '/api/floor'

/**
 * Every page and every GET call of the product, as the folders name them: the first answer of a new server
 * (cold), then requests a second and the processor time of one (warm), beside the floor in the same moment,
 * and what is left of the rate while an administrator saves an article each second.
 */
export async function every(prepared) {
  const { childEnvironment: environment } = prepared
  const asked = await filledAddresses(environment)
  await beside(prepared, async ({ floor, here, Cookie }) => {
    const cookies = { member: Cookie, admin: await signIn(here.port, ...ADMIN) }
    const rows = asked
      .filter(({ address }) => ONLY.test(address))
      .map((row) => ({
        ...row,
        here: options(here, row.address, row, { Cookie: cookies[row.who] }),
        floor: options(floor, floorOf(row), row),
      }))
    for (const row of rows) row.cold = (await load({ ...row.here, limit: 1, connections: 1 })).median
    await whileEditing({ port: here.port, environment, cookie: cookies.admin }, async () => {
      for (const row of rows) row.edited = (await load(row.here)).rate
    })
    console.log(HEAD)
    for (const row of rows) print(row, await turns(row, { floor, here }))
  })
}

/** A server of its own says what the addresses are: the one that is measured has answered none of them. */
async function filledAddresses(environment) {
  const server = await serveApplication(environment)
  try {
    const member = await signIn(server.port, ...MEMBER)
    const cookies = { member, admin: await signIn(server.port, ...ADMIN) }
    await fillLists(server.port, member)
    return addresses(await valuesOf(server.port, cookies))
  } finally {
    await server.stop()
  }
}

const options = ({ port }, address, { kind }, headers = {}) => ({
  port,
  paths: [address],
  headers: { ...(kind === 'page' && DOCUMENT), ...headers },
  seconds: SECONDS,
})

/** Floor and address take turns; gives the medians of their rates, and of the processor time of an answer. */
async function turns(row, servers) {
  const sides = { floor: [], here: [] }
  await load({ ...row.here, limit: 200 })
  for (let round = 0; round < ROUNDS; round++)
    for (const side of ['floor', 'here']) {
      const before = servers[side].processor()
      const { rate, count } = await load(row[side])
      sides[side].push({ rate, cost: (servers[side].processor() - before) / count })
    }
  const of = (side, figure) => median(sides[side].map((turn) => turn[figure]))
  return {
    floor: of('floor', 'rate'),
    rate: of('here', 'rate'),
    cost: of('here', 'cost'),
    floorCost: of('floor', 'cost'),
  }
}

const HEAD = `
| address | cold ms | warm ms of processor | a second | floor | ratio | by processor | must | while edited | |
|---|---|---|---|---|---|---|---|---|---|`

function print(row, { rate, cost, floor, floorCost }) {
  const { address, cold, edited } = row
  const [ratio, least] = [rate / floor, leastOf(row)]
  const met = ratio >= least
  if (!met) process.exitCode = 1
  const cells = [cold, cost, rate, floor, ratio, floorCost / cost].map(short)
  console.log(`| ${[address, ...cells, least, short(edited / rate), met ? 'PASS' : 'FAIL'].join(' | ')} |`)
}
