import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { role: string; content: string }
export type ModelRequest = {
  authorization: string | undefined
  model: string
  stream: boolean
  messages: Message[]
}

/** An OpenAI-compatible server: streams what it is told to say, in small pieces, or fails. */
export class ModelStandIn {
  readonly requests: ModelRequest[] = []
  /** The lines of the next answers, given what was asked. */
  says: (request: ModelRequest) => string[] = () => []
  fails: number | undefined
  private server: Server | undefined

  /** Gives the address that ASSISTANT_API_BASE has to name. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8')
      request.on('data', (chunk: string) => (text += chunk))
      request.on('end', () => {
        const asked = {
          ...(JSON.parse(text) as ModelRequest),
          authorization: request.headers.authorization,
        }
        this.requests.push(asked)
        if (this.fails !== undefined || request.url !== '/v1/chat/completions') {
          response.writeHead(this.fails ?? 404)
          return response.end('{}')
        }
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        for (const piece of this.says(asked)
          .join('\n')
          .match(/[\s\S]{1,7}/g) ?? [])
          response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`)
        response.end('data: [DONE]\n\n')
      })
    })
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }
}
