import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Returns what `work` returns, or throws what it throws, no earlier than after so many milliseconds. Given
 * several times what the longest way through takes, the time of the answer tells nobody which way was taken.
 */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), pause(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
