import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { writeFileSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'

/** Of this machine alone, and of no other program. */
const ADDRESS = '127.0.77.53'
const [A, NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [1, 0, 2, 3]

/** Whether processes may have a name server of their own here. */
export const mayName =
  platform() === 'linux' && process.getuid() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

/**
 * Returns the command before one whose process, with all that it starts, asks the name server of a test and
 * no other.
 */
export function askingIt(folder) {
  const settings = { 'resolv.conf': `nameserver ${ADDRESS}\n`, 'nsswitch.conf': 'hosts: files dns\n' }
  const mounts = Object.entries(settings).map(([name, text]) => {
    writeFileSync(join(folder, name), text)
    return `mount --bind '${join(folder, name)}' /etc/${name}`
  })
  const script = `${mounts.join(' && ')} && exec "$@"`
  return ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', script, 'sh']
}

/**
 * A name server that says that every name is this machine, until it is told to fail, to be silent, to know
 * no name, or to be gone.
 */
export class NameServer {
  /** How often each name was asked for. */
  asked = new Map()
  #state = 'well'
  #socket

  async become(state) {
    this.#state = state
    if (state === 'gone') return this.stop()
    if (this.#socket) return
    const socket = createSocket('udp4')
    socket.on('message', (question, { port, address }) => {
      const answer = this.#answerTo(question)
      if (answer) socket.send(answer, port, address)
    })
    await new Promise((done, refuse) => socket.once('error', refuse).bind(53, ADDRESS, done))
    this.#socket = socket
  }

  async stop() {
    const socket = this.#socket
    this.#socket = undefined
    if (socket) await new Promise((done) => socket.close(done))
  }

  #answerTo(message) {
    let end = 12
    const labels = []
    for (; message[end] > 0; end += message[end] + 1)
      labels.push(message.toString('latin1', end + 1, end + 1 + message[end]))
    const name = labels.join('.')
    this.asked.set(name, (this.asked.get(name) ?? 0) + 1)
    if (this.#state === 'silent') return null
    const question = message.subarray(12, end + 5)
    const code = { failing: SERVER_FAILURE, ignorant: NO_SUCH_NAME }[this.#state] ?? NO_ERROR
    const found = code === NO_ERROR && message.readUInt16BE(end + 1) === A
    const header = Buffer.alloc(12)
    message.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(found ? 1 : 0, 6)
    // The name as it was asked, for no time, as on the loopback.
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1])
    return Buffer.concat([header, question, found ? record : Buffer.alloc(0)])
  }
}
