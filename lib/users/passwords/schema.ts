import { z } from 'zod'
import { emailField } from '@/lib/auth/schema'
import { codeIfOn, currentPassword } from '@/lib/auth/two-factor/schema'
import { besideTheFields } from '@/lib/core/schema'

const SHORT = 'Password must be at least 8 characters'
const LONG = 'Password must be at most 128 characters'
export const SAME = 'Please choose a password that differs from your current one'
const DIFFERENT = "Passwords don't match"

const length = z.string({ error: SHORT }).min(8, SHORT).max(128, LONG)

export const forgotInput = z.object({ email: emailField })
export type ForgotInput = z.output<typeof forgotInput>

/** The reset form's rules are the server's: its special characters include those of every other form. */
const resetPassword = length
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/\d/, 'Password must contain at least one number')
  .regex(/[!@#$%^&*(),.?":{}|<>]/, 'Password must contain at least one special character')

const INVALID_LINK = 'This password reset link is invalid or expired.'

export const resetInput = z.object({
  token: z.string({ error: INVALID_LINK }).min(1, INVALID_LINK).max(200, INVALID_LINK),
  password: resetPassword,
})
export type ResetInput = z.output<typeof resetInput>

export const resetForm = z
  .object({ password: resetPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: DIFFERENT,
    ...besideTheFields,
  })
export type ResetForm = z.output<typeof resetForm>

const CLASSES = 'Password must contain uppercase, lowercase, number and special character'

const isAnother = (given: { currentPassword: string; newPassword: string }) =>
  given.newPassword !== given.currentPassword

/** What POST /api/change-password takes: the special characters of both forms. */
export const changePasswordInput = z
  .object({
    currentPassword,
    newPassword: length.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*(),.?":{}|<>])/s, CLASSES),
    code: codeIfOn,
  })
  .refine(isAnother, { path: ['newPassword'], message: SAME })
export type ChangePasswordInput = z.output<typeof changePasswordInput>

export const changePasswordForm = z
  .object({
    currentPassword,
    newPassword: length.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/s, CLASSES),
    confirmPassword: z.string(),
    code: codeIfOn,
  })
  .refine(isAnother, { path: ['newPassword'], message: SAME })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: DIFFERENT,
    ...besideTheFields,
  })
export type ChangePasswordForm = z.output<typeof changePasswordForm>
