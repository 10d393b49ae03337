import { spawnSync } from 'node:child_process'
import { Sentence } from './terminal.mjs'

/** Installs packages of Debian. Throws a Sentence with the last lines of apt-get where it cannot. */
export function installPackages(...names) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return spawnSync(command, rest, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  run('update')
  const { status, stderr, error } = run('install', '-y', '--no-install-recommends', ...names)
  if (status !== 0)
    throw new Sentence(
      `${names.join(', ')} could not be installed:\n${(stderr ?? String(error)).trim().split('\n').slice(-5).join('\n')}`,
    )
}
