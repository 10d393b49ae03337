import type { ArticleStatus } from '@/lib/articles/types'
import { Badge } from '../ui/badge'

const LOOK = {
  pending_review: { label: 'Pending Review', variant: 'warn' },
  approved: { label: 'Approved', variant: 'ok' },
  rejected: { label: 'Rejected', variant: 'bad' },
  draft: { label: 'Draft', variant: 'neutral' },
} as const satisfies Record<ArticleStatus, unknown>

export function StatusBadge({ status }: { status: ArticleStatus }) {
  const { label, variant } = LOOK[status]
  return <Badge variant={variant}>{label}</Badge>
}
