import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SentMail = {
  path: string
  authorization: string | undefined
  idempotencyKey: string | undefined
  body: { to: string | string[]; from: string; subject: string; html: string; text: string }
}

/**
 * Resend as the product sees it: takes emails, knows a repeated one by its key, and fails when it is told to.
 */
export class ResendStandIn {
  readonly requests: SentMail[] = []
  /** Keys of the emails that went out, each once. */
  readonly delivered = new Map<string, string>()
  /** Takes everything and answers nothing. */
  silent = false
  private failures: { status: number; body: unknown }[] = []
  private server: Server | undefined

  /** The next calls are answered so, one after the other. */
  failNext(...failures: { status: number; body: unknown }[]): void {
    this.failures.push(...failures)
  }

  /** Gives the address that RESEND_BASE_URL has to name. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8')
      request.on('data', (chunk: string) => (text += chunk))
      request.on('end', () => {
        const key = request.headers['idempotency-key'] as string | undefined
        const body = JSON.parse(text) as SentMail['body']
        this.requests.push({
          path: request.url ?? '',
          authorization: request.headers.authorization,
          idempotencyKey: key,
          body,
        })
        if (this.silent) return
        const failure = this.failures.shift()
        response.setHeader('Content-Type', 'application/json')
        if (failure) {
          response.statusCode = failure.status
          response.end(JSON.stringify(failure.body))
          return
        }
        const id = this.delivered.get(key ?? '') ?? `sent-${this.requests.length}`
        this.delivered.set(key ?? `none-${this.requests.length}`, id)
        response.end(JSON.stringify({ id }))
      })
    })
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }
}
