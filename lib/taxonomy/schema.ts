import { z } from 'zod'
import { CATEGORY_DESCRIPTION_MAX, CATEGORY_NAME_MAX, TAG_NAME_MAX, TOPIC_GROUPS } from './constants'
import { idParam, optionalText } from '@/lib/core/schema'
import { isVisible } from '@/lib/core/text'

const REQUIRED = 'Name is required'
const NO_WORD = 'Please use at least one letter or digit'
const atMost = (length: number) => `Please use at most ${length} characters`

const name = (length: number) =>
  z
    .string({ error: REQUIRED })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .refine(isVisible, { error: REQUIRED, abort: true })
        .max(length, atMost(length))
        .regex(/[\p{L}\p{N}]/u, NO_WORD),
    )

export const taxonKey = z.object({ id: idParam })

export const categoryInput = z.object({
  name: name(CATEGORY_NAME_MAX),
  /** Left out or empty is none. */
  description: optionalText(CATEGORY_DESCRIPTION_MAX, atMost(CATEGORY_DESCRIPTION_MAX)).transform(
    (text) => text ?? null,
  ),
})
export type CategoryInput = z.output<typeof categoryInput>

export const tagInput = z.object({
  name: name(TAG_NAME_MAX),
  /** Left out, a new tag is among the other topics and a stored one stays where it is. */
  group: z.enum(TOPIC_GROUPS, { error: 'Please choose a group' }).optional(),
})
export type TagInput = z.output<typeof tagInput>
