/**
 * The exit code of a child that has said which of its settings are wrong (sysexits' EX_CONFIG): starting it
 * again would mend nothing.
 */
const WRONG_SETTINGS = 78

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A child that ran for so long had begun well: the next pause is short again. */
const RAN_WELL_MS = 60_000

/**
 * Keeps a child process running: where it ends, `start` makes the next one, after pauses that grow while it
 * ends soon. `ended` is called with the exit code when it will not be started again, which is on a wrong
 * setting only. Returns how to stop it: SIGTERM, and SIGKILL after ten seconds.
 */
export function keepRunning(name, start, ended) {
  let child
  let stopping = false
  let pause = FIRST_PAUSE_MS
  let timer
  const begin = () => {
    const began = performance.now()
    child = start()
    child.on('exit', (code, signal) => {
      if (stopping) return
      if (code === WRONG_SETTINGS) return void ended(code)
      if (performance.now() - began > RAN_WELL_MS) pause = FIRST_PAUSE_MS
      console.error(
        `\nThe ${name} stopped unexpectedly (${signal ?? code}) and is started again in ${pause / 1000} s. Nothing that was saved is lost.\n`,
      )
      timer = setTimeout(begin, pause)
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
    })
  }
  begin()
  return () => {
    stopping = true
    clearTimeout(timer)
    return gone(child)
  }
}

const gone = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.on('exit', done)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
  })
