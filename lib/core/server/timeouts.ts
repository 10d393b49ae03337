/**
 * How long each provider may take, in milliseconds: none of them can hold a request or a job for longer. A
 * job that timed out is tried again with growing pauses, and the same email or payment sent twice counts once
 * (idempotency keys).
 */
export const TIMEOUTS = {
  /** One email. */
  mail: 10_000,
  /**
   * One call of the payment provider; it is tried once more, and both end before the transaction around them
   * does (28 s).
   */
  payments: 6_000,
  /** What Google says of tokens, also while an administrator waits. */
  driveTokens: 10_000,
  /** One page of the drive's list. */
  drive: 15_000,
  /** One whole file of the drive. */
  driveFile: 60_000,
  /** One small object of the object storage, such as a figure, while a reader waits. */
  storage: 4_000,
  /** How long the object storage may be silent in the middle of a large one. */
  storageSilence: 30_000,
  /** How long the model may be silent, before its first word and between two. */
  modelSilence: 15_000,
  /** A whole answer of the model. */
  model: 45_000,
} as const
