import { z } from 'zod'

/** Larger than what JavaScript can count, so it stays a text. */
export const jobKey = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) })
