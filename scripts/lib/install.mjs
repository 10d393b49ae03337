import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { Sentence, step } from './terminal.mjs'

const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
const stamp = join(root, 'node_modules/.loadpath-lock')

/** Installs the dependencies when they are missing or do not fit the lock file. */
export async function ensureInstalled() {
  const digest = lockDigest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  await step('Installing dependencies (about a minute)', () => {
    const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (result.error?.code === 'ENOENT')
      throw new Sentence('npm was not found. Install Node.js 20.19 or later with npm.')
    if (result.status !== 0)
      throw new Sentence(`The dependencies could not be installed:\n${reason(result.stderr)}`)
  })
  writeFileSync(stamp, digest)
}

function reason(stderr) {
  if (/ENOSPC/.test(stderr)) return 'the disk is full. Free about 2 GB and try again.'
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(stderr))
    return 'the npm registry cannot be reached. Check the connection and try again.'
  return stderr
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .slice(0, 12)
    .join('\n')
}
