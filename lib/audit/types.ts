/** An audit record. `before` and `after` hold only the fields that the action changed. */
export type AuditLine = {
  id: string
  actor: string
  action: string
  targetType: string
  targetId: string
  /** The target's present name, or its last one. */
  target: string | null
  /** The admin page of the target; null where there is none, or the target is deleted. */
  href: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
  createdAt: string
}

/** The filter values: all actors and actions that occur in the log. */
export type AuditFilters = { actors: string[]; actions: string[] }
