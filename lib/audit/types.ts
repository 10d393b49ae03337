/** One thing that was done. `before` and `after` hold only what it changed. */
export type AuditLine = {
  id: string
  actor: string
  action: string
  targetType: string
  targetId: string
  /** What the target is called now, or was called then. */
  target: string | null
  /** Where the target is looked after; null where there is no such page, or the target is gone. */
  href: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
  createdAt: string
}

/** What the log can be filtered by: everybody and everything that occurs in it. */
export type AuditFilters = { actors: string[]; actions: string[] }
