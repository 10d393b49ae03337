import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Sends a member's digest at once, as an operator would. Returns what was printed. */
export function sendDigest(email: string): Promise<string> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'admin', 'digest', '--email', email], {
      cwd: root,
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR!, DATABASE_URL: '' },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (output += String(text)))
    child.on('close', () => done(output))
  })
}
