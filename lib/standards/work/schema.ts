import { z } from 'zod'
import { PAGE_MAX } from '../administration/constants'
import { WORK_SHOWN } from './constants'
import { idParam } from '@/lib/core/schema'

export const workQuery = z.object({
  change: idParam.optional(),
  show: z.enum(WORK_SHOWN).optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
})
export type WorkQuery = z.output<typeof workQuery>

export const reviewParams = z.object({ change: idParam, articleId: idParam })
export const reviewInput = z.object({ reviewed: z.boolean('Please say whether it is reviewed') })
