import { z } from 'zod'
import { DEAD_LINK } from './constants'
import { emailField } from '@/lib/auth/schema'
import { codeIfOn, currentPassword } from '@/lib/auth/two-factor/schema'

export const emailChangeInput = z.strictObject({
  email: emailField,
  password: currentPassword,
  code: codeIfOn,
})
export type EmailChangeInput = z.output<typeof emailChangeInput>
/** What the form holds: its code is empty before it is known whether one is asked for. */
export type EmailChangeForm = z.input<typeof emailChangeInput>

export const confirmationInput = z.strictObject({
  token: z.string({ error: DEAD_LINK }).min(1, DEAD_LINK).max(200, DEAD_LINK),
})
export type ConfirmationInput = z.output<typeof confirmationInput>
