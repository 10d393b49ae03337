import 'server-only'
import { AppError } from '@/lib/core/errors'

/** Timeout of the wait in milliseconds, the same as for a connection to the database. */
const LONGEST_WAIT = 10_000

/**
 * Lets so much work run at once in this process, and has the next wait in its order: for work that holds a
 * connection to the database while a provider is asked.
 */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce: () => number) {}

  /** Throws SERVICE_UNAVAILABLE where it would wait for longer than LONGEST_WAIT. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce()) await this.turn()
    else this.running++
    try {
      return await work()
    } finally {
      // Who waits takes over this place.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1)
        reject(
          new AppError(
            'SERVICE_UNAVAILABLE',
            'More is asked than can be answered at this moment. Please try again shortly.',
            { retryAfter: 10 },
          ),
        )
      }, LONGEST_WAIT)
      this.waiting.push(begin)
    })
  }
}
