import { z } from 'zod'
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from './constants'
import { articleSlug } from '@/lib/articles/schema'
import { idParam } from '@/lib/core/schema'
import { isVisible } from '@/lib/core/text'

const MISSING = 'Please ask a question'

export const askInput = z.object({
  /** The article that is asked about. */
  article: articleSlug.optional(),
  /** The question that was asked before, where this one goes on with it. */
  after: z.string().trim().max(MAX_QUESTION_LENGTH).optional(),
  question: z
    .string({ error: MISSING })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine(isVisible, { error: MISSING, abort: true })
    .refine((text) => text.length >= MIN_QUESTION_LENGTH, {
      error: `The question is too short: please use at least ${MIN_QUESTION_LENGTH} characters`,
    })
    .refine((text) => text.length <= MAX_QUESTION_LENGTH, {
      error: `Please use at most ${MAX_QUESTION_LENGTH} characters`,
    }),
})
export type AskInput = z.output<typeof askInput>

export const questionKey = z.object({ id: idParam })
export const feedbackInput = z.object({ helpful: z.boolean({ error: 'Say whether it helped' }) })
export const questionsQuery = z.object({
  answered: z.enum(['yes', 'no']).optional(),
  helpful: z.enum(['yes', 'no']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type QuestionsQuery = z.output<typeof questionsQuery>
