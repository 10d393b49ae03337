import { CONSENT_COOKIE, CONSENT_TO_ANALYTICS } from '@/lib/consent/constants'
import { call, type Handler } from './call'

export const AGREED = `${CONSENT_COOKIE}=${CONSENT_TO_ANALYTICS}`
export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let visits = 0
export const newVisit = () => `session_${Date.now()}_visit${++visits}x${process.pid}`

/** Sends what a browser sends whose reader agreed. */
export const collect = (
  handler: Handler,
  body: unknown,
  { cookie, headers }: { cookie?: string; headers?: Record<string, string> } = {},
) =>
  call(handler, {
    body,
    cookie: [AGREED, cookie].filter(Boolean).join('; '),
    headers: { 'user-agent': PHONE_AGENT, ...headers },
  })
