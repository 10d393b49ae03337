import { z } from 'zod'
import { LONGEST_QUESTION, SHORTEST_QUESTION } from './constants'
import { idParam } from '@/lib/core/schema'
import { isVisible } from '@/lib/core/text'

const MISSING = 'Please ask a question'

export const askInput = z.object({
  question: z
    .string({ error: MISSING })
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine(isVisible, { error: MISSING, abort: true })
    .refine((text) => text.length >= SHORTEST_QUESTION, {
      error: `The question is too short: please use at least ${SHORTEST_QUESTION} characters`,
    })
    .refine((text) => text.length <= LONGEST_QUESTION, {
      error: `Please use at most ${LONGEST_QUESTION} characters`,
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
