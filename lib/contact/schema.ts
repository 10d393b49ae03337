import { z } from 'zod'
import { emailField } from '@/lib/auth/schema'
import { requiredText } from '@/lib/core/schema'

const fields = {
  name: requiredText('Please enter your name', 120),
  email: emailField,
  subject: requiredText('Please enter a subject', 200),
  message: requiredText('Please enter a message', 5000),
}

/** The four fields of the form, and one that no person sees. */
export const contactForm = z.object({ ...fields, website: z.string() })
export type ContactForm = z.output<typeof contactForm>

/**
 * The body of POST /api/contact. The two traps are for programs that fill in forms; a caller that leaves them
 * out is taken at their word.
 */
export const contactInput = z.object({
  ...fields,
  website: z.string().catch('').default(''),
  /** Milliseconds between the form's appearance and its sending. */
  elapsed: z.number().optional().catch(undefined),
})
export type ContactMessage = z.output<typeof contactInput>
