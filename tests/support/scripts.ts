import { spawn } from 'node:child_process'

export type Ended = { code: number | null; stdout: string; stderr: string }

/** Runs one of our scripts in a process of its own, over the database of this test file. */
export function runScript(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', `scripts/${name}.ts`, ...args],
    { cwd: process.cwd(), env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (ended.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (ended.stderr += chunk.toString()))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => done({ ...ended, code }))
  })
}
