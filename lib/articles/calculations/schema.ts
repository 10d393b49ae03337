import { z } from 'zod'

/** Longer than any title; what is too long is cut. */
const LONGEST = 200

/** Any text is a query; without one, every calculation is listed. */
export const sourcesInput = z.object({
  q: z
    .string()
    .optional()
    .transform((q) => (q ?? '').replace(/\0/g, '').slice(0, LONGEST).trim()),
})
