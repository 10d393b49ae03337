import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** One address for whichever server is the primary, as a virtual one or that of a managed database is. */
export class Relay {
  #port
  #sockets = new Set()
  #server = createServer((near) => {
    const far = connect(this.#port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(from)
      from.pipe(to)
      from.on('error', () => undefined).on('close', () => this.#sockets.delete(from) && to.destroy())
    }
  })

  /** Returns the address by which the database at `url` is reached. */
  async start(url) {
    this.leadTo(url)
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    const address = new URL(url)
    address.port = this.#server.address().port
    return address.href
  }

  /** Ends every connection, and leads new ones to another server. */
  leadTo(url) {
    this.#port = Number(new URL(url).port)
    for (const socket of this.#sockets) socket.destroy()
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((done) => this.#server.close(done))
  }
}
