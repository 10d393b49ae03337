import { shownUtilisation } from '@/lib/calculations/rules/numbers'
import type { Copy } from '@/lib/copies/types'
import { Badge } from '../ui/badge'

const WORDS = {
  passes: ['ok', 'Passes'],
  fails: ['bad', 'Fails'],
  incomplete: ['warn', 'Not every line can be calculated'],
  unchecked: ['neutral', 'No check'],
} as const

/** The governing check of a copy in words: “Passes, 0.839”. */
export function OutcomeBadge({ outcome, utilisation }: Pick<Copy, 'outcome' | 'utilisation'>) {
  const [variant, words] = WORDS[outcome]
  return (
    <Badge variant={variant} className="tabular-nums">
      {words}
      {utilisation !== null && `, ${shownUtilisation(utilisation)}`}
    </Badge>
  )
}
