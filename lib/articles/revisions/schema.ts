import { z } from 'zod'
import { idParam } from '@/lib/core/schema'

export const revisionKey = z.object({ id: idParam, revision: idParam })
