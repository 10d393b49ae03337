import 'server-only'
import { env } from './env'

/** Stops a server whose settings are wrong before it answers anything, with a sentence that names them. */
export function checkSettings(): void {
  try {
    env()
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`)
    process.exit(1)
  }
}
