import { z } from 'zod'
import { ITEMS } from './constants'

const UNKNOWN = 'This is no line of the checklist'

/** The version that was read: what was changed since is not confirmed. */
export const versionRead = z.iso
  .datetime({ offset: true, error: 'Please say which version was checked' })
  .transform((text) => new Date(text))

/** What is confirmed of an article as it stands. No line takes back what was confirmed before. */
export const checkInput = z.object({
  confirmed: z
    .array(z.enum(ITEMS, UNKNOWN), 'Please say what is confirmed')
    .max(ITEMS.length, UNKNOWN)
    .transform((lines) => [...new Set(lines)]),
  updatedAt: versionRead,
})
export type CheckInput = z.output<typeof checkInput>

/** The same in the query of an approval, which has no body: `checked=figures,clauses&updatedAt=…`. */
export const checkQuery = z.object({
  checked: z
    .string()
    .optional()
    .transform((said) => said?.split(',').filter(Boolean) ?? [])
    .pipe(checkInput.shape.confirmed),
  updatedAt: versionRead.optional(),
})
