import { z } from 'zod'

export const standardKey = z.object({ slug: z.string().max(200) })
