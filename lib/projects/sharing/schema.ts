import { z } from 'zod'
import { emailField } from '@/lib/auth/schema'
import { idParam } from '@/lib/core/schema'
import { normalEmail } from '@/lib/core/text'

const role = z.enum(['view', 'edit'], 'Please choose what this person may do')

export const memberKey = z.object({ id: z.uuid(), memberId: idParam })
export const invitationKey = z.object({ id: z.uuid(), invitationId: idParam })

export const invitationInput = z.object({
  email: emailField.transform(normalEmail),
  role,
})
export type InvitationInput = z.output<typeof invitationInput>

export const memberChange = z.object({ role })
export type MemberChange = z.output<typeof memberChange>

export const answerInput = z.object({ accept: z.boolean('Please say whether you accept') })
export type AnswerInput = z.output<typeof answerInput>
