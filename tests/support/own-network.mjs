import { spawnSync } from 'node:child_process'
import { platform } from 'node:os'

const ip = (...args) => spawnSync('ip', args, { encoding: 'utf8' })

/** A machine of its own, as far as the network is concerned, which a cable connects with this one. */
export class OwnNetwork {
  here = '10.231.77.1'
  there = '10.231.77.2'
  #name = `faults-${process.pid}`
  #cable = `lp${process.pid}`

  /** Returns whether there can be one: root may, on Linux with iproute2. */
  make() {
    if (platform() !== 'linux' || process.getuid() !== 0) return false
    const [name, cable] = [this.#name, this.#cable]
    const made = [
      ['netns', 'add', name],
      ['link', 'add', `${cable}h`, 'type', 'veth', 'peer', 'name', `${cable}t`],
      ['link', 'set', `${cable}t`, 'netns', name],
      ['address', 'add', `${this.here}/30`, 'dev', `${cable}h`],
      ['link', 'set', `${cable}h`, 'up'],
      ['-netns', name, 'address', 'add', `${this.there}/30`, 'dev', `${cable}t`],
      ['-netns', name, 'link', 'set', 'lo', 'up'],
      ['-netns', name, 'link', 'set', `${cable}t`, 'up'],
    ].every((args) => ip(...args).status === 0)
    if (!made) this.remove()
    return made
  }

  /** The command before one that runs there. */
  get within() {
    return ['ip', 'netns', 'exec', this.#name]
  }

  /** Nothing comes through any more, and nobody hears of it. */
  pull() {
    ip('-netns', this.#name, 'link', 'set', `${this.#cable}t`, 'down')
  }

  plug() {
    ip('-netns', this.#name, 'link', 'set', `${this.#cable}t`, 'up')
  }

  remove() {
    ip('link', 'delete', `${this.#cable}h`)
    ip('netns', 'delete', this.#name)
  }
}
