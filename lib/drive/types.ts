import type { Outcome } from './constants'

/** A file as the drive lists it. */
export type DriveFile = {
  id: string
  name: string
  /** The folders that it lies in, below the one that is synced: `Steel/Connections`. */
  path: string
  mimeType: string
  md5: string | null
  modifiedAt: string
  size: number | null
}

export type SyncStatus = 'queued' | 'running' | 'complete' | 'failed' | 'canceled'

export type SyncView = {
  id: number
  status: SyncStatus
  filesTotal: number | null
  filesDone: number
  message: string | null
  createdAt: string
  finishedAt: string | null
  outcomes: Partial<Record<Outcome, number>>
  /** Those that something happened to. */
  files: { name: string; outcome: Outcome; message: string | null }[]
}

export type DriveState = {
  /** Whether the settings that a sync needs are there. */
  configured: boolean
  authenticated: boolean
  /** Who allowed reading, and when; null where nobody has. */
  connection: { by: string | null; at: string } | null
  folderId: string | null
  sync: SyncView | null
}
