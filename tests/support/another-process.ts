import { spawn } from 'node:child_process'

/**
 * Runs TypeScript that imports the library in a process of its own, whose settings are read anew; returns
 * what it writes. Fails where it ends with an error, or complains.
 */
export async function inAnotherProcess(code: string, settings: Record<string, string> = {}): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/lib/server-only.mjs', '--import', 'tsx', '-e', code],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [said, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const status = await new Promise((done) => child.on('close', done))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return said.trim()
}
