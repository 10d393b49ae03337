import type { QueueState } from '@/lib/jobs/types'
import type { MailState } from '@/lib/mail/types'

export type DatabaseState = {
  version: string
  bytes: number
  connections: number
  maxConnections: number
  /** How long it took to answer. */
  milliseconds: number
}

/** The last sync with the drive; dates are ISO 8601. */
export type SyncState = { status: string; at: string; message: string | null }

export type Operations = {
  queue: QueueState
  mail: MailState
  database: DatabaseState
  lastSync: SyncState | null
}

/** A failed job. Holds no names, texts or tokens of people. */
export type FailedJob = {
  id: string
  task: string
  payload: Record<string, string | number | boolean>
  attempts: number
  maxAttempts: number
  /** The time of the next attempt; null once it is out of attempts. */
  nextAt: string | null
  error: string
  createdAt: string
}
