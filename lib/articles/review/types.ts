/**
 * One event of an article's review. `actor` is null where the account is deleted or a scheduled job acted.
 */
export type ReviewStep = {
  id: number
  action: 'submitted' | 'resubmitted' | 'approved' | 'rejected' | 'published' | 'unpublished'
  actor: string | null
  reason: string | null
  createdAt: string
}
