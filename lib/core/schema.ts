import { z } from 'zod'

/** An id of the database: a positive whole number that fits PostgreSQL's integer. */
export const idParam = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id >= 1 && id <= 2_147_483_647)

/** What a list is filtered by. PostgreSQL takes no NUL in a text. */
export const filterText = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\0]*$/)
