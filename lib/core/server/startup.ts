import 'server-only'
import { env } from './env'

/** sysexits' EX_CONFIG: whoever started us need not say more than we did. */
export const WRONG_SETTINGS = 78

/**
 * Stops a server whose settings are wrong before it answers anything, with a sentence that names them. What
 * is printed where there is no room for it, as in a file on a full disk, is lost and ends nothing.
 */
export function checkSettings(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
  try {
    env()
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`)
    process.exit(WRONG_SETTINGS)
  }
}
