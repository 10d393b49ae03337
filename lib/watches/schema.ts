import { z } from 'zod'
import { KINDS } from './constants'

/** Whether something is watched from now on, however it was before. */
export const watchInput = z.object({
  kind: z.enum(KINDS, 'Please say what to watch'),
  key: z
    .string('Please say what to watch')
    .min(1, 'Please say what to watch')
    .max(200, 'There is nothing of this name'),
  watching: z.boolean('Please say whether to watch it'),
})
export type WatchInput = z.output<typeof watchInput>
