/** One step of an article's way through review. `actor` is null where the account is gone, or the clock acted. */
export type ReviewStep = {
  id: number
  action: 'submitted' | 'resubmitted' | 'approved' | 'rejected' | 'published' | 'unpublished'
  actor: string | null
  reason: string | null
  createdAt: string
}
