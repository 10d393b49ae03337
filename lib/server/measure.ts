import 'server-only'
import type { IncomingMessage } from 'node:http'
import type { Span } from '@opentelemetry/api'
import type { Step } from './chain'
import { env } from '@/lib/core/server/env'
import { beginSpan, endSpan, inSpan, isTracing } from '@/lib/core/server/tracing'
import { observe } from '@/lib/health/mutations'
import { routeClassOf } from '@/lib/health/rules/route-class'
import type { RouteClass } from '@/lib/health/types'

/** What others call a client that did not wait for its answer. */
const CLIENT_LEFT = 499

/** Records how each request was answered and how long that took; nothing of who asked. */
export const measure: Step = (request, response, next) => {
  const { url = '' } = request
  const began = performance.now()
  const span = isTracing() ? requestSpan(request) : undefined
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT
    observe(url, status, (performance.now() - began) / 1000)
    span?.setAttribute('http.response.status_code', status)
    if (span) endSpan(span, status >= 500 ? String(status) : undefined)
  })
  return span ? inSpan(span, next) : next()
}

/** Files of the build, and what asks every second whether the server is there: no trace is made of them. */
const UNTRACED: RouteClass[] = ['asset', 'probe']
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Returns the span of a request, which says of its address no more than the metrics do. It goes on with the
 * trace of a proxy that is trusted; a stranger's would be in the middle of ours.
 */
function requestSpan({ method = '', url = '', headers }: IncomingMessage): Span | undefined {
  const route = routeClassOf(url.split('?')[0]!)
  if (UNTRACED.includes(route)) return undefined
  const known = METHODS.has(method) ? method : '_OTHER'
  const { traceparent } = headers
  return beginSpan(`${known} ${route}`, {
    kind: 'SERVER',
    attributes: { 'http.request.method': known, 'http.route': route },
    traceparent: env().TRUST_PROXY > 0 && typeof traceparent === 'string' ? traceparent : undefined,
  })
}
