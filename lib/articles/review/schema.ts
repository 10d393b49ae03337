import { z } from 'zod'
import { checkQuery, versionRead } from '../checks/schema'
import { REASON_MAX } from './constants'
import { flag, optionalText } from '@/lib/core/schema'

/** Why a submission is sent back. Empty is none. */
export const rejectionInput = z.object({
  reason: optionalText(REASON_MAX, `Please use at most ${REASON_MAX} characters`).transform(
    (reason) => reason ?? null,
  ),
  updatedAt: versionRead.optional(),
})
/**
 * `confirmed` is set once an administrator was warned of calculations that contradict their expected values;
 * `checked` is what the checklist confirms, which may be nothing, and `updatedAt` names the version that was
 * read.
 */
export const approvalQuery = checkQuery.extend({ confirmed: flag })
export type ApprovalQuery = z.output<typeof approvalQuery>
export type RejectionInput = z.output<typeof rejectionInput>
