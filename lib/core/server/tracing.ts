import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attributes, Span, SpanKind } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import { env } from './env'

/**
 * Traces of requests, statements and jobs in the form of OpenTelemetry. Where no collector is set, nothing of
 * it is loaded and nothing is wrapped. Its packages are imported at the start alone; its types cost nothing.
 */
type Tracing = {
  current: AsyncLocalStorage<Span>
  begin: (name: string, options: SpanOptions) => Span
  fail: (span: Span, kind: string) => void
  stop: () => Promise<void>
}
type SpanOptions = {
  kind: keyof typeof SpanKind
  attributes: Attributes
  /** The span of another process that this one belongs to, as the header of the same name says it. */
  traceparent?: string
}

/** The server and Next's parts are two bundles in one process: they share what is traced with. */
const kept = globalThis as { loadpathTracing?: Tracing }

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
/** Milliseconds. */
const EXPORT_TIMEOUT = 5000
const LAST_EXPORT = 1000
const COMPLAIN_EVERY = 60_000

/**
 * Begins to trace this process, where the settings name a collector. `complain` hears, once a minute at most,
 * that it does not take them.
 */
export async function startTracing(service: string, complain: (error: unknown) => void): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env()
  if (!endpoint) return
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT,
  })
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'host.name': hostname() }),
    spanProcessors: [new sdk.BatchSpanProcessor(complaining(exporter, complain))],
  })
  const tracer = provider.getTracer('loadpath')
  const current = new AsyncLocalStorage<Span>()
  kept.loadpathTracing = {
    current,
    begin: (name, { kind, attributes, traceparent }) => {
      const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
      const parent = current.getStore()
      let context = api.ROOT_CONTEXT
      if (traceId && spanId)
        context = api.trace.setSpanContext(context, {
          traceId,
          spanId,
          traceFlags: Number.parseInt(flags ?? '0', 16),
          isRemote: true,
        })
      else if (parent) context = api.trace.setSpan(context, parent)
      return tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, context)
    },
    fail: (span, kind) => {
      span.setAttribute('error.type', kind)
      span.setStatus({ code: api.SpanStatusCode.ERROR })
    },
    stop: () => provider.shutdown(),
  }
}

/** Sends what is still to be sent, for a second at most. */
export async function stopTracing(): Promise<void> {
  const { stop } = kept.loadpathTracing ?? {}
  kept.loadpathTracing = undefined
  if (stop) await Promise.race([stop().catch(() => undefined), pause(LAST_EXPORT)])
}

export const isTracing = (): boolean => kept.loadpathTracing !== undefined

/** Returns whether what happens now belongs to a request or job that is traced. */
export const isInTrace = (): boolean => kept.loadpathTracing?.current.getStore() !== undefined

/** Returns the trace that what happens now belongs to; null outside of any. */
export const currentTraceId = (): string | null =>
  kept.loadpathTracing?.current.getStore()?.spanContext().traceId ?? null

/** Returns the present span as another process can go on with it; undefined outside of any. */
export function currentTraceparent(): string | undefined {
  const span = kept.loadpathTracing?.current.getStore()
  if (!span) return undefined
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Adds to what the present span says. */
export const annotate = (attributes: Attributes): void =>
  void kept.loadpathTracing?.current.getStore()?.setAttributes(attributes)

/** Returns a span that its caller ends with `endSpan`; undefined where nothing is traced. */
export const beginSpan = (name: string, options: SpanOptions): Span | undefined =>
  kept.loadpathTracing?.begin(name, options)

/**
 * Ends a span, as one that failed where `failure` says of what kind. What an error says stays with the log.
 */
export function endSpan(span: Span, failure?: string): void {
  if (failure !== undefined) kept.loadpathTracing?.fail(span, failure)
  span.end()
}

/** Runs `work` as part of a span. */
export const inSpan = <T>(span: Span, work: () => T): T =>
  kept.loadpathTracing ? kept.loadpathTracing.current.run(span, work) : work()

/** Returns what `work` returns, within a span of its own where anything is traced. */
export async function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, options)
  if (!span) return work()
  try {
    // A query of Prisma begins when it is awaited, which must be within the span too.
    const result = await inSpan(span, async () => await work())
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, kindOf(error))
    throw error
  }
}

/** Returns the kind of an error: PostgreSQL's code, or the name of its class. */
export function kindOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'Error'
}

function complaining(exporter: SpanExporter, complain: (error: unknown) => void): SpanExporter {
  let complained = -Infinity
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - complained > COMPLAIN_EVERY) {
          complained = performance.now()
          complain(result.error)
        }
        done(result)
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
