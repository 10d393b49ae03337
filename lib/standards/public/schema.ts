import { z } from 'zod'
import { FIND_MAX } from '../constants'
import { filterText } from '@/lib/core/schema'

/** What the list of standards is narrowed by; nothing is all of them. */
export const standardsQuery = z.object({ q: filterText.max(FIND_MAX).default('') })
