import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * Has Next make an answer that goes to nobody: `render(path, headers)` gives its status, headers and body. No connection is involved, so no
 * client that leaves can cut it short.
 */
export const renderer = (handle, host) => async (path, headers) => {
  const socket = new Socket()
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'GET',
    url: path,
    headers: { host, ...headers },
  })
  request.push(null)
  const response = new ServerResponse(request)
  const chunks = []
  const take = (chunk, coding) =>
    typeof chunk !== 'function' && chunk && chunks.push(Buffer.from(chunk, coding))
  response.write = (chunk, coding) => (take(chunk, coding), true)
  const ended = new Promise((done) => {
    response.end = (chunk, coding) => {
      take(chunk, coding)
      response.finished = true
      // What the page does after its answer waits for these.
      response.emit('finish')
      response.emit('close')
      done()
      return response
    }
  })
  await handle(request, response)
  await ended
  socket.destroy()
  return { status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) }
}
