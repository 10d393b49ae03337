import { once } from 'node:events'
import { createServer } from 'node:http'

/** Takes emails as Resend does: an email that comes again has its key, and goes out once. */
export class Post {
  /** How often an email went out to each address. */
  recipients = new Map()
  /** Emails of a machine at this address are not answered, and how many there were. */
  silentTo = null
  unanswered = 0
  #keys = new Set()
  #server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (request.socket.remoteAddress === this.silentTo) return void this.unanswered++
    const key = request.headers['idempotency-key']
    const [to] = [JSON.parse(text).to].flat()
    if (!this.#keys.has(key)) this.recipients.set(to, (this.recipients.get(to) ?? 0) + 1)
    this.#keys.add(key)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ id: key }))
  })

  /** Returns the port. */
  async start(host = '127.0.0.1') {
    await once(this.#server.listen(0, host), 'listening')
    return this.#server.address().port
  }

  async stop() {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }
}
