import { z } from 'zod'
import { codeIfOn } from '@/lib/auth/two-factor/schema'

/** The password stands for: it is really you, and you really mean it. */
export const deleteInput = z.object({
  password: z
    .string({ error: 'Please enter your password' })
    .min(1, 'Please enter your password')
    .max(128, 'Password is incorrect'),
  code: codeIfOn,
})
export type DeleteInput = z.output<typeof deleteInput>
