import type { Billing } from '@/lib/billing/types'
import { Badge } from '../ui/badge'

const LOOKS = {
  none: ['neutral', 'Free'],
  incomplete: ['neutral', 'Not completed'],
  trialing: ['info', 'Free months'],
  active: ['ok', 'Active'],
  past_due: ['warn', 'Payment due'],
  canceled: ['neutral', 'Ended'],
  never: ['neutral', 'Never completed'],
  given: ['info', 'Given'],
} as const

export function StateBadge({ state }: { state: Billing['state'] | 'given' | 'never' }) {
  const [variant, label] = LOOKS[state]
  return <Badge variant={variant}>{label}</Badge>
}
