import { z } from 'zod'

export const CODE_WANTED = 'Enter the 6-digit code from your authenticator app'

export const currentPassword = z
  .string({ error: 'Current password is required' })
  .min(1, 'Current password is required')
  .max(128, 'Current password is incorrect')

/** Six digits, or a recovery code; spaces and hyphens do not matter. */
export const anyCode = z
  .string({ error: CODE_WANTED })
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9a-z]{10})$/, CODE_WANTED))

/** A code where two-factor is on. A form sends it empty before that is known. */
export const codeIfOn = anyCode.optional().or(z.literal('').transform(() => undefined))

export const setupInput = z.object({ password: currentPassword })
export type SetupInput = z.output<typeof setupInput>

export const confirmInput = z.object({
  code: z
    .string({ error: CODE_WANTED })
    .transform((code) => code.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, CODE_WANTED)),
})
export type ConfirmInput = z.output<typeof confirmInput>

export const provenInput = z.object({ password: currentPassword, code: anyCode })
export type ProvenInput = z.output<typeof provenInput>
