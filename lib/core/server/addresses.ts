import 'server-only'
import { type LookupAddress, type LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { Socket, type LookupFunction } from 'node:net'
import { log } from './log'

/** Milliseconds after which a name that was found before is not waited for. */
const PATIENCE = 1000

const found = new Map<string, LookupAddress[]>()
const asked = new Map<string, Promise<LookupAddress[]>>()
let failing = false

/**
 * Returns the addresses of a host. While the name server fails or is silent, they are those that it said
 * last: a database that is well stays in use. Throws where there are none.
 */
export async function addressesOf(hostname: string, options: LookupOptions = {}): Promise<LookupAddress[]> {
  const former = found.get(hostname)
  const asking = ask(hostname, options)
  if (!former) return asking
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the name server is silent')), PATIENCE)
  })
  try {
    return await Promise.race([asking, late])
  } catch (error) {
    if (!failing) log.warn({ error: String(error) }, 'the database is reached at its last address')
    failing = true
    return former
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A name is asked for once at a time: each question of a silent server takes one of two threads for ten
 * seconds, and those that follow wait for it.
 */
function ask(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
  const asking =
    asked.get(hostname) ?? lookup(hostname, { ...options, all: true }).finally(() => asked.delete(hostname))
  asked.set(hostname, asking)
  return asking.then((addresses) => {
    found.set(hostname, addresses)
    failing = false
    return addresses
  })
}

const lookUp: LookupFunction = (hostname, options, answer) => {
  addressesOf(hostname, options).then(
    (addresses) =>
      options.all ? answer(null, addresses) : answer(null, addresses[0]!.address, addresses[0]!.family),
    (error: NodeJS.ErrnoException) => answer(error, ''),
  )
}

/** A socket to a host whose address is remembered; node-postgres connects it by port and host. */
export class RememberingSocket extends Socket {
  override connect(...to: unknown[]): this {
    const [port, host] = to
    return typeof port === 'number' && typeof host === 'string'
      ? super.connect({ port, host, lookup: lookUp })
      : super.connect(...(to as [string]))
  }
}
