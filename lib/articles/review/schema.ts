import { z } from 'zod'
import { REASON_MAX } from './constants'
import { optionalText } from '@/lib/core/schema'

/** Why a submission is sent back. Empty is none. */
export const rejectionInput = z.object({
  reason: optionalText(REASON_MAX, `Please use at most ${REASON_MAX} characters`).transform(
    (reason) => reason ?? null,
  ),
})
/** Set once an administrator was warned of calculations that contradict their expected values. */
export const approvalQuery = z.object({
  confirmed: z
    .enum(['true', 'false'])
    .optional()
    .transform((said) => said === 'true'),
})
export type RejectionInput = z.output<typeof rejectionInput>
