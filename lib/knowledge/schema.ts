import { z } from 'zod'
import { DOCUMENTS_PAGE_MAX } from './constants'
import { filterText, idParam } from '@/lib/core/schema'

export const documentKey = z.object({ id: idParam })

export const documentsQuery = z.object({
  q: filterText.default(''),
  page: z.coerce.number().int().min(1).max(DOCUMENTS_PAGE_MAX).default(1),
})
export type DocumentsQuery = z.output<typeof documentsQuery>
