import { z } from 'zod'
import { INBOX_SIZE } from './constants'

/** Some notifications by id, or all of them. */
export const readInput = z.union(
  [
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(INBOX_SIZE) }),
  ],
  'Please say which notifications are read',
)
export type ReadInput = z.output<typeof readInput>
