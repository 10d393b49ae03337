import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { beginSpan, endSpan, isInTrace, kindOf } from './tracing'

/** Characters of a statement that a span holds; its values are never in it. */
const TEXT_MAX = 1000

type Query = (...args: unknown[]) => unknown
type Callback = (error: unknown, ...rest: unknown[]) => void

/** Has each statement of a connection be a span of the request or job that it is sent for. */
export function traceStatements(client: pg.Client): void {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => asSpan(query, args)) as typeof client.query
}

/**
 * Has those who waited for a connection go on as part of their own request, and not of the one that gave the
 * connection back.
 */
export function keepRequests(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Query
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect
}

function asSpan(query: Query, args: unknown[]): unknown {
  const text = isInTrace() ? textOf(args[0]) : null
  const span = text === null ? undefined : beginSpan(operationOf(text), optionsOf(text))
  if (!span) return query(...args)
  const callback = args.at(-1)
  if (typeof callback === 'function')
    return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      endSpan(span, error ? kindOf(error) : undefined)
      ;(callback as Callback)(error, ...rest)
    })
  const answer = query(...args) as Promise<unknown>
  answer.then(
    () => endSpan(span),
    (error: unknown) => endSpan(span, kindOf(error)),
  )
  return answer
}

/** Returns the text of a statement; null for what answers itself, such as a cursor. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null
  const { text } = statement as { text?: unknown }
  return typeof text === 'string' ? text : null
}

const operationOf = (text: string) => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'statement'

const optionsOf = (text: string) => ({
  kind: 'CLIENT' as const,
  attributes: {
    'db.system.name': 'postgresql',
    'db.query.text': text.replace(/\s+/g, ' ').trim().slice(0, TEXT_MAX),
  },
})
