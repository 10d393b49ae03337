/** Numbers of jobs. `oldestSeconds` is the age of the oldest job that is due. */
export type QueueState = {
  waiting: number
  scheduled: number
  running: number
  /** Failed at least once and will be retried. */
  retrying: number
  /** Out of attempts. */
  failed: number
  oldestSeconds: number
  workers: number
}
