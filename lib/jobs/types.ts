/** How the queue stands. Seconds are how long the longest waiting of the jobs that are due has been waiting. */
export type QueueState = {
  waiting: number
  scheduled: number
  running: number
  /** Failed at least once and will be tried again. */
  retrying: number
  /** Out of attempts. */
  failed: number
  oldestSeconds: number
  workers: number
}
