import 'server-only'
import { isIPv6 } from 'node:net'
import { env } from '@/lib/core/server/env'
import { keyedHash } from '@/lib/core/server/crypto'

/**
 * Where a request came from: the network that limits count by, its hash for storage, and the kind of device
 * in words. `ip` is an IPv4 address or the /64 prefix of an IPv6 address; `local` says whether it is this
 * very machine.
 */
export type Client = { ip: string; ipHash: string; device: string; local: boolean }

/** Returns the client of a request, from the connection or from as many proxies as TRUST_PROXY names. */
export function clientOf(request: Request): Client {
  const ip = networkOf(addressOf(request.headers))
  return {
    ip,
    ipHash: keyedHash('ip', ip),
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    local: isLocal(request.headers),
  }
}

/**
 * Returns whether the site runs on one's own machine and the connection came from there, not through a
 * network.
 */
export const isLocal = (headers: Headers): boolean =>
  env().isLoopback && /^(127\.|::1$|::ffff:127\.)/.test(headers.get('x-loadpath-peer') ?? '')

/** The nth address from the right, where n proxies are trusted; whatever a stranger prepends is ignored. */
function addressOf(headers: Headers): string {
  const hops = env().TRUST_PROXY
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (hops === 0) return headers.get('x-loadpath-peer') ?? forwarded.at(-1) ?? 'unknown'
  return forwarded.at(-hops) ?? 'unknown'
}

/** The first half of an IPv6 address names a network; its owner may use any of 2^64 addresses in it. */
const PREFIX_GROUPS = 4

/**
 * Returns what a limit counts an address by: an IPv4 address as it is, also where it is written as IPv6
 * (`::ffff:203.0.113.9`), and the /64 prefix of any other IPv6 address. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.replace(/^\[|\]$/g, '').split('%')
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  // The URL parser writes an IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return `${all.slice(0, PREFIX_GROUPS).join(':')}::/64`
}

const BROWSERS: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** 'Firefox on Windows', or 'Unknown device'. */
export function deviceOf(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
