import { addresses, DOCUMENT, NOT_ASKED, routes } from './addresses.mjs'
import { load } from './servers.mjs'
import { valuesOf } from './values.mjs'

/**
 * A short round over every address, for `npm test`: `node short.mjs '{"port":…,"cookies":{…}}'` asks each of
 * a running server twice and prints it. Nothing is timed; an answer that is not 200 ends it, and so does a
 * reason in NOT_ASKED for what is no longer there.
 */
const { port, cookies } = JSON.parse(process.argv[2])
const all = routes()
const gone = Object.keys(NOT_ASKED).filter((path) => !all.some((route) => route.path === path))
if (gone.length > 0) throw new Error(`NOT_ASKED names what is no longer there: ${gone.join(', ')}`)
for (const { address, kind, who } of addresses(await valuesOf(port, cookies), all)) {
  const headers = { ...(kind === 'page' && DOCUMENT), Cookie: cookies[who] }
  await load({ port, paths: [address], headers, connections: 1, limit: 2, seconds: 60 })
  console.log(address)
}
