/**
 * A failure that a person can act on: its message is printed alone, without a stack, and the exit code is 1.
 */
export class Sentence extends Error {}

/** Prints one line of progress now and how long the step took when it is over. */
export async function step(label, work) {
  const start = performance.now()
  process.stdout.write(`  ${label} …`)
  try {
    const result = await work()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(` ${seconds} s\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
}

/**
 * Runs a script's main function; every error becomes a sentence on stderr and exit code 1. What is printed
 * into a file on a full disk is lost and ends nothing.
 */
export async function main(work) {
  process.stdout.on('error', (error) => {
    if (error.code !== 'ENOSPC') throw error
  })
  try {
    await work()
  } catch (error) {
    if (error instanceof Sentence) console.error(`\n${error.message}\n`)
    else console.error('\nThis should not have happened:\n', error)
    process.exitCode = 1
  }
}
