export type RecentSignIn = {
  id: string
  /** 'Firefox on Windows'. */
  device: string
  /** ISO 8601. */
  at: string
  succeeded: boolean
  /** From the browser that asks. */
  here: boolean
}
