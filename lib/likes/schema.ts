import { z } from 'zod'

/**
 * What a member wants, where they say so: a page that has grown old may show a heart that is no longer true.
 */
export const likeInput = z.object({
  liked: z
    .enum(['true', 'false'])
    .transform((said) => said === 'true')
    .optional(),
})
export type LikeInput = z.output<typeof likeInput>
