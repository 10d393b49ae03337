import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** `late` is how many milliseconds the database's bytes take. */
type Pair = { frozen: boolean; late: number; held: Hold | undefined; ends: [Socket, Socket] }
/** What the database says after `words` were sent to it, until it is let go. */
class Hold {
  private readonly chunks: (() => void)[] = []
  private hold = () => undefined as void
  /** Resolves when there is something. */
  readonly begun = new Promise<void>((done) => (this.hold = done))

  constructor(readonly words: string) {}

  keep(write: () => void): void {
    this.chunks.push(write)
    this.hold()
  }

  release(): void {
    for (const write of this.chunks) write()
  }
}

/** A network between us and a database that may swallow every byte without closing anything. */
export class Proxy {
  private readonly pairs = new Set<Pair>()
  private server: Server | undefined
  private swallowsNew = false
  private readonly holds = new Set<Hold>()

  /** Gives the address through which `url` is reached. */
  async start(url: string): Promise<string> {
    const { hostname, port } = new URL(url)
    this.server = createServer((near) => {
      const far = connect(Number(port), hostname)
      const pair: Pair = { frozen: this.swallowsNew, late: 0, held: undefined, ends: [near, far] }
      this.pairs.add(pair)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (chunk: Buffer) => {
          if (pair.frozen) return
          if (from === near) pair.held ??= [...this.holds].find(({ words }) => chunk.includes(words))
          if (from === far && pair.held) pair.held.keep(() => to.write(chunk))
          else if (from === far && pair.late > 0) setTimeout(() => to.write(chunk), pair.late)
          else to.write(chunk)
        })
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

  /** What the database says over the connections that there are takes so many milliseconds from now on. */
  delay(milliseconds: number): void {
    for (const pair of this.pairs) pair.late = milliseconds
  }

  /**
   * Keeps back what the database says over each connection from the moment that these words are sent over it.
   * `begun` resolves when something is kept; `release` gives it on, and what is said afterwards.
   */
  hold(words: string): { begun: Promise<void>; release: () => void } {
    const held = new Hold(words)
    this.holds.add(held)
    const release = () => {
      this.holds.delete(held)
      for (const pair of this.pairs) if (pair.held === held) pair.held = undefined
      held.release()
    }
    return { begun: held.begun, release }
  }

  answerAgain(): void {
    this.swallowsNew = false
  }

  async stop(): Promise<void> {
    for (const { ends } of this.pairs) for (const end of ends) end.destroy()
    await new Promise((done) => this.server?.close(done))
  }
}
