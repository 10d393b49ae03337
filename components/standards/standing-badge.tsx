import type { Standing } from '@/lib/standards/types'
import { Badge } from '../ui/badge'

/** The status of a standard in words; its colour says nothing that they do not. */
export function StandingBadge({
  standing: { words, tone, confirmed },
}: {
  standing: Pick<Standing, 'words' | 'tone' | 'confirmed'>
}) {
  return (
    <Badge variant={tone}>
      {words}
      {!confirmed && ' (not confirmed)'}
    </Badge>
  )
}
