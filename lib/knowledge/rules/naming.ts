import type { Citation } from '../types'

/** Returns "EN 1993-1-8, clause 4.5.3.2". */
export const citationName = ({ standard, locality }: Citation): string =>
  [standard, locality && (standard ? locality : `${locality[0]!.toUpperCase()}${locality.slice(1)}`)]
    .filter(Boolean)
    .join(', ')
