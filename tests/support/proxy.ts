import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

type Pair = { frozen: boolean; ends: [Socket, Socket] }

/** A network between us and a database that may swallow every byte without closing anything. */
export class Proxy {
  private readonly pairs = new Set<Pair>()
  private server: Server | undefined
  private swallowsNew = false

  /** Gives the address through which `url` is reached. */
  async start(url: string): Promise<string> {
    const { hostname, port } = new URL(url)
    this.server = createServer((near) => {
      const far = connect(Number(port), hostname)
      const pair: Pair = { frozen: this.swallowsNew, ends: [near, far] }
      this.pairs.add(pair)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (chunk) => pair.frozen || to.write(chunk))
        from.on('error', () => undefined)
        from.on('close', () => pair.frozen || to.destroy())
      }
    })
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    const through = new URL(url)
    through.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return through.href
  }

  /** Nothing comes through any more, not even the end of a connection. */
  silence(): void {
    this.swallowsNew = true
    this.failOver()
  }

  /** The connections that there are stay silent for ever; new ones are answered. */
  failOver(): void {
    for (const pair of this.pairs) pair.frozen = true
  }

  answerAgain(): void {
    this.swallowsNew = false
  }

  async stop(): Promise<void> {
    for (const { ends } of this.pairs) for (const end of ends) end.destroy()
    await new Promise((done) => this.server?.close(done))
  }
}
