import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { borneToken } from '@/lib/http/bearer'

/**
 * What is asked for: a document, or what a browser that shows another page of the site needs for this one
 * (React's payload, which Next's router asks for when a link is followed).
 */
export type Form = 'document' | 'navigation'
export type Asked = { url: string; headers: IncomingHttpHeaders; form: Form }

/**
 * Returns what a request asks for; null where it is nothing that can be the same for others: another method,
 * an access token, by which the call itself judges, or a part of a page that the browser names.
 */
export function askedOf({ method, url = '', headers }: IncomingMessage): Asked | null {
  if ((method !== 'GET' && method !== 'HEAD') || borneToken(headers.authorization) !== null) return null
  if (!headers.rsc) return { url, headers, form: 'document' }
  return isWholePage(headers)
    ? { url: url.replace(/[?&]_rsc=[^&]*$/, ''), headers, form: 'navigation' }
    : null
}

/** Parts of a page that are loaded ahead. */
const AHEAD = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-hmr-refresh'] as const
const OF_A_PART = /"(?:inside-shared-layout|metadata-only)"/

/** Whether the browser has the root layout, which is never sent with a page, and wants all that is below. */
function isWholePage(headers: IncomingHttpHeaders): boolean {
  const tree = headers['next-router-state-tree']
  if (typeof tree !== 'string' || AHEAD.some((name) => headers[name] !== undefined)) return false
  try {
    const shown = decodeURIComponent(tree)
    const root: unknown = JSON.parse(shown)
    return Array.isArray(root) && root[0] === '' && root[3] !== 'refetch' && !OF_A_PART.test(shown)
  } catch {
    return false
  }
}

/**
 * Of what the browser shows only the root layout is named, which all pages have: what is rendered then is the
 * same from wherever a reader comes. Next compares the headers with a digest of them in the address.
 */
const FROM_ANYWHERE = encodeURIComponent(JSON.stringify(['', { children: ['', {}] }]))
const DIGEST = createHash('sha256').update(`0,0,${FROM_ANYWHERE},0`).digest().subarray(0, 12)

/** Returns the request by which Next renders the page in this form. */
export const requestFor = ({ url, form }: Asked): { path: string; headers: Record<string, string> } =>
  form === 'document'
    ? { path: url, headers: {} }
    : {
        path: `${url}${url.includes('?') ? '&' : '?'}_rsc=${DIGEST.toString('base64url')}`,
        headers: { rsc: '1', 'next-router-state-tree': FROM_ANYWHERE },
      }
