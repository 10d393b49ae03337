import { z } from 'zod'

export const figureKey = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) })
