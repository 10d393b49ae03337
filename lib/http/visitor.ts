import 'server-only'
import { createIsbotFromList, list } from 'isbot'
import { env } from '@/lib/core/server/env'

export type DeviceType = 'desktop' | 'mobile' | 'tablet' | 'unknown'

/** What is counted of whoever calls: nothing that tells one person from another. */
export type Visitor = {
  deviceType: DeviceType
  /** ISO 3166-1, from a proxy that is trusted; null where there is none. */
  country: string | null
  bot: boolean
}

export function visitorOf(headers: Headers): Visitor {
  const userAgent = headers.get('user-agent') ?? ''
  return { deviceType: deviceTypeOf(userAgent), country: countryOf(headers), bot: isBot(userAgent) }
}

/** What the usual proxies call it. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-country-code']
/** Unknown, and Tor. */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ'])

function countryOf(headers: Headers): string | null {
  if (env().TRUST_PROXY === 0) return null
  const said = COUNTRY_HEADERS.map((name) => headers.get(name)).find((value) => value !== null)
  const code = said?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) ? code : null
}

/** Crawlers and programs that say who they are, with two that drive a page without a person before it. */
const isBot = createIsbotFromList([...list, 'jsdom', 'puppeteer'])

function deviceTypeOf(userAgent: string): DeviceType {
  if (userAgent === '') return 'unknown'
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop'
}
