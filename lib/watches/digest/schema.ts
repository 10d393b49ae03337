import { z } from 'zod'

/** The link of a digest. A mail client sends the token alone, which switches the digest off. */
export const unsubscribeInput = z.object({
  token: z
    .string('The link is not complete')
    .min(1, 'The link is not complete')
    .max(200, 'The link is not complete'),
  digest: z.enum(['on', 'off']).default('off'),
})
export type UnsubscribeInput = z.output<typeof unsubscribeInput>
