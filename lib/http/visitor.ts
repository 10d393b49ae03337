import 'server-only'
import { env } from '@/lib/core/env'

export type DeviceType = 'desktop' | 'mobile' | 'tablet' | 'unknown'

/** What is counted of a visitor: nothing that identifies a person. */
export type Visitor = {
  deviceType: DeviceType
  /** ISO 3166-1, from a proxy that is trusted; null where there is none. */
  country: string | null
  bot: boolean
}

export function visitorOf(headers: Headers): Visitor {
  const userAgent = headers.get('user-agent') ?? ''
  return { deviceType: deviceTypeOf(userAgent), country: countryOf(headers), bot: BOT.test(userAgent) }
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

/**
 * Those that run scripts and say who they are: crawlers, and browsers without a person before them. Others
 * press no button that agrees to anything.
 */
const BOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|bingpreview|mediapartners|pingdom|uptime|monitor|archiver|headless|phantomjs|slimerjs|puppeteer|playwright|selenium|webdriver|cypress|jsdom|scrapy|prerender|pagespeed|gtmetrix|screenshot|\b(?:curl|wget|python|java|ruby|perl|php|node|okhttp|axios|undici|got|libwww|go-http|apache-http)[-\w]*\/\d/i

function deviceTypeOf(userAgent: string): DeviceType {
  if (userAgent === '') return 'unknown'
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop'
}
