import { connect } from 'node:net'

/**
 * The load generator, a process of its own: `node load.mjs
 * '{"port":…,"paths":[…],"headers":{…},"connections":10,"seconds":5}'`. Each connection asks for the next
 * path as soon as its answer is complete. Speaks just enough HTTP/1.1 to cost next to nothing; prints
 * requests a second, percentiles in milliseconds, and how many answers were not 200.
 */
const {
  port,
  paths,
  headers = {},
  connections = 10,
  seconds = 5,
  limit = Infinity,
} = JSON.parse(process.argv[2])
const END_OF_HEAD = Buffer.from('\r\n\r\n')
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n')

const requests = paths.map((path) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    ...Object.entries(headers).map((pair) => pair.join(': ')),
    '',
    '',
  ].join('\r\n'),
)
const times = []
let [asked, wrong] = [0, 0]
const begin = performance.now()
const isOver = () => asked >= limit || performance.now() - begin > seconds * 1000

function reader() {
  return new Promise((done, failed) => {
    const socket = connect({ port, host: 'localhost', noDelay: true })
    let sent, head, status, missing, tail
    const ask = () => {
      if (isOver()) return done(socket.destroy())
      head = Buffer.alloc(0)
      status = null
      sent = performance.now()
      socket.write(requests[asked++ % requests.length])
    }
    const take = (chunk) => {
      if (status !== null) return takeBody(chunk)
      head = head.length ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      status = Number(text.slice(9, 12))
      const length = /^content-length: (\d+)/im.exec(text)
      missing = length ? Number(length[1]) : status === 304 || status === 204 ? 0 : null
      tail = Buffer.alloc(0)
      takeBody(head.subarray(end + 4))
    }
    const takeBody = (chunk) => {
      if (missing === null) {
        tail = chunk.length >= 5 ? chunk.subarray(-5) : Buffer.concat([tail, chunk]).subarray(-5)
        if (!tail.equals(END_OF_CHUNKS)) return
      } else {
        missing -= chunk.length
        if (missing > 0) return
      }
      times.push(performance.now() - sent)
      if (status !== 200) wrong++
      ask()
    }
    socket.on('connect', ask).on('data', take).on('error', failed)
    socket.on('close', () => (isOver() ? done() : failed(new Error('The server closed a connection'))))
  })
}

await Promise.all(Array.from({ length: connections }, reader))
const took = (performance.now() - begin) / 1000
times.sort((a, b) => a - b)
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))]
console.log(
  JSON.stringify({ rate: times.length / took, median: at(0.5), p975: at(0.975), count: times.length, wrong }),
)
