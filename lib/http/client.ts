import 'server-only'
import { env } from '@/lib/core/env'
import { keyedHash } from '@/lib/core/crypto'

/** Where a request came from: an address for limits, its hash for storage, and the kind of device in words. */
export type Client = { ip: string; ipHash: string; device: string }

export function clientOf(request: Request): Client {
  const ip = addressOf(request.headers)
  return { ip, ipHash: keyedHash('ip', ip), device: deviceOf(request.headers.get('user-agent') ?? '') }
}

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
