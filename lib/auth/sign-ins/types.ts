export type RecentSignIn = {
  id: string
  /** 'Firefox on Windows'. */
  device: string
  /** ISO 8601. */
  at: string
  succeeded: boolean
  /** Whether it came from the requesting browser. */
  here: boolean
}
