import { spawn, type ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** The real worker in a process of its own, over the database of this test file. */
export function startWorker(environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/lib/server-only.mjs', 'scripts/worker.ts'],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/** Ends every worker that this file started. */
export const killWorkers = () =>
  Promise.all(
    [...running].map(
      (child) =>
        new Promise((done) => {
          child.on('exit', done)
          child.kill('SIGKILL')
        }),
    ),
  )
