export type ConsentRecord = {
  essential: true
  analytics: boolean
  /** False where the banner was dismissed or everything optional was rejected. */
  accepted: boolean
  /** Milliseconds since 1970. */
  timestamp: number
}
