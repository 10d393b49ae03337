import { z } from 'zod'
import { CONTENT_MAX, TITLE_MAX } from '../constants'
import { EXCERPT_MAX } from '../editing/constants'
import { idParam } from '../schema'
import { optionalText, requiredText } from '@/lib/core/schema'
import { NOTE_MAX, REFERENCE_MAX, TAGS_MAX, TEXT_MIN, TITLE_MIN } from './constants'
import { textLength } from './rules/length'

export const TOO_SHORT = 'Content must be at least 100 characters'
export const NO_CATEGORY = 'Please select a category'

const idOf = (message?: string) => z.number(message).int(message).min(1, message).max(2_147_483_647, message)
const titleTooShort = 'Title must be at least 5 characters'

const optional = (max: number) => optionalText(max).transform((text) => text ?? null)

/** The body of POST /api/articles/submit and the form; `reference` has one source per line. */
export const submissionInput = z.object({
  title: requiredText(titleTooShort, TITLE_MAX, { min: TITLE_MIN, tooLong: 'Title too long' }),
  content: z
    .string(TOO_SHORT)
    .max(CONTENT_MAX, 'Content too long: at most 2 MB')
    .refine((html) => textLength(html) >= TEXT_MIN, TOO_SHORT),
  /** Left out, it stays as it is; without one, the article's first sentences stand in for it. */
  excerpt: optionalText(EXCERPT_MAX),
  reference: optional(REFERENCE_MAX),
  memberNote: optional(NOTE_MAX),
  categoryId: idOf(NO_CATEGORY),
  tagIds: z
    .array(idOf())
    .max(TAGS_MAX, `Please choose at most ${TAGS_MAX} tags`)
    .nullish()
    .transform((tagIds) => [...new Set(tagIds)]),
})
export type SubmissionInput = z.output<typeof submissionInput>
export type SubmissionForm = z.input<typeof submissionInput>

export const ownArticleKey = z.object({ id: idParam })
