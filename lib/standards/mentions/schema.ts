import { z } from 'zod'
import { CLAUSE_MAX, STANDARD_MAX } from '../constants'

const slug = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/)

export const standardKey = z.object({ slug: slug(STANDARD_MAX) })
export const mentionsQuery = z.object({ clause: slug(CLAUSE_MAX).optional() })
