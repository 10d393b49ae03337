import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: string | number }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
  status?: { code?: number }
}
type SentTraces = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: SentSpan[] }[]
  }[]
}
export type CollectedSpan = Omit<SentSpan, 'attributes'> & {
  service: string
  attributes: Record<string, string | number | undefined>
  failed: boolean
}

const valuesOf = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

/** A collector of OpenTelemetry: takes spans over OTLP (HTTP, JSON), or refuses them. */
export class CollectorStandIn {
  readonly spans: CollectedSpan[] = []
  /** The path and headers of every request. */
  readonly requests: { url: string; headers: Record<string, unknown> }[] = []
  fails: number | undefined
  private server: Server | undefined

  /** Returns the address that OTEL_EXPORTER_OTLP_ENDPOINT has to name. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8')
      request.on('data', (chunk: string) => (text += chunk))
      request.on('end', () => {
        this.requests.push({ url: request.url ?? '', headers: request.headers })
        if (this.fails === undefined && request.url === '/v1/traces')
          this.take(JSON.parse(text) as SentTraces)
        response.writeHead(this.fails ?? 200, { 'Content-Type': 'application/json' }).end('{}')
      })
    })
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }

  private take({ resourceSpans }: SentTraces): void {
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          ...span,
          service: String(valuesOf(resource.attributes)['service.name']),
          attributes: valuesOf(span.attributes),
          failed: span.status?.code === 2,
        })
  }
}
