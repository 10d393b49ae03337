import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from './stripe/calls'
import { Ledger } from './stripe/ledger'
import { type Event, Refusal } from './stripe/objects'

export type Asked = { method: string; path: string; idempotencyKey: string | undefined; body: string }
export type Delivery = { raw: string; signature: string }

/**
 * Stripe as the product sees it: the real SDK talks to it. Its clock is moved by hand, and what happens is
 * told by signed webhooks, which a test delivers when, how often and in what order it likes. `POST
 * /_/confirm`, `/_/decline` and `/_/advance` stand for people and time.
 */
export class StripeStandIn {
  ledger = new Ledger()
  readonly asked: Asked[] = []
  private readonly answered = new Map<string, string>()
  private failures = 0
  private lost = 0
  private server: Server | undefined

  constructor(
    readonly secret: string,
    /** Where webhooks go by themselves; by hand where it is left out. */
    private readonly webhook?: string,
  ) {}

  /** The next calls are answered 500, as when the provider is down. */
  failNext(times: number): void {
    this.failures += times
  }

  /** The next calls that change something do so, and their answers are lost on the way. */
  loseNext(times: number): void {
    this.lost += times
  }

  recover(): void {
    this.failures = 0
    this.lost = 0
  }

  /** Gives the address that STRIPE_API_BASE has to name. */
  async start(port = 0): Promise<string> {
    this.server = createServer((request, response) => void this.serve(request, response))
    await new Promise<void>((done) => this.server?.listen(port, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }

  /** A webhook as it travels: the bytes, and the signature of them at this moment. */
  signed(event: Event, secret = this.secret, at = Math.floor(Date.now() / 1000)): Delivery {
    const raw = JSON.stringify(event)
    const mac = createHmac('sha256', secret).update(`${at}.${raw}`).digest('hex')
    return { raw, signature: `t=${at},v1=${mac}` }
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const key = request.headers['idempotency-key'] as string | undefined
    this.asked.push({ method: request.method ?? '', path: url.pathname, idempotencyKey: key, body })
    const before = this.ledger.events.length
    const { status, text } = this.carried(this.reply(request.method ?? '', url, body, key), request.method)
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
      .end(text)
    if (this.webhook) void this.tell(this.ledger.events.slice(before))
  }

  private carried(reply: { status: number; text: string }, method = ''): { status: number; text: string } {
    if (this.lost === 0 || method === 'GET') return reply
    this.lost--
    return { status: 504, text: JSON.stringify({ error: { type: 'api_error', message: 'Too late' } }) }
  }

  private reply(method: string, url: URL, body: string, key?: string): { status: number; text: string } {
    if (this.failures > 0) {
      this.failures--
      return { status: 500, text: JSON.stringify({ error: { type: 'api_error', message: 'Down' } }) }
    }
    const known = key && method === 'POST' ? this.answered.get(key) : undefined
    if (known) return { status: 200, text: known }
    try {
      const given = method === 'POST' ? new URLSearchParams(body) : url.searchParams
      const value = url.pathname.startsWith('/_/')
        ? this.control(url.pathname.slice(3), given)
        : answer(this.ledger, method, url.pathname, given)
      const text = JSON.stringify(value)
      if (key && method === 'POST') this.answered.set(key, text)
      return { status: 200, text }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, text: JSON.stringify({ error: error.body }) }
    }
  }

  private control(deed: string, given: URLSearchParams): unknown {
    if (deed === 'confirm')
      return this.ledger.confirm(
        given.get('client_secret') ?? '',
        given.get('outcome') === 'declined' ? 'declined' : 'succeeds',
      )
    if (deed === 'decline') this.ledger.declined.add(given.get('customer') ?? '')
    if (deed === 'advance') this.ledger.advance(this.ledger.now + Number(given.get('days')) * 86_400)
    return { now: this.ledger.now }
  }

  /** Late, each twice, and the latest first, as webhooks may come. */
  async tell(events: Event[]): Promise<void> {
    for (const event of [...events, ...events].reverse()) {
      const { raw, signature } = this.signed(event)
      await pause(50)
      await fetch(this.webhook!, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: raw,
      }).catch(() => undefined)
    }
  }
}
