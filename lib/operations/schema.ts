import { z } from 'zod'

/** A bigint, which may exceed what a JavaScript number holds, so it stays a string. */
export const jobKey = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) })
