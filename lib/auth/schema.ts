import { z } from 'zod'
import { codeIfOn } from './two-factor/schema'

export const emailField = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

export const loginInput = z.object({
  email: emailField,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(128, 'Invalid email or password'),
  code: codeIfOn,
})
export type LoginInput = z.output<typeof loginInput>

export const resendInput = z.object({ email: emailField })
/** The token of a link in an email: 32 bytes in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/)
export const tokenQuery = z.object({
  token: z.string({ error: 'No verification token provided' }).min(1, 'No verification token provided'),
})
