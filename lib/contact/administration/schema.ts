import { z } from 'zod'

export const STATUSES = ['new', 'read', 'replied'] as const

export const submissionKey = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const submissionsQuery = z.object({
  status: z
    .enum([...STATUSES, 'all', ''])
    .transform((value) => (value === 'all' || value === '' ? undefined : value))
    .optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
})
export type SubmissionsQuery = z.output<typeof submissionsQuery>
