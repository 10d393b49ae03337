import { z } from 'zod'
import { REASON_MAX } from './constants'

/** Why a submission is sent back. Empty is none. */
export const rejectionInput = z.object({
  reason: z
    .string()
    .trim()
    .max(REASON_MAX, `Please use at most ${REASON_MAX} characters`)
    .nullish()
    .transform((reason) => reason || null),
})
export type RejectionInput = z.output<typeof rejectionInput>
