import { z } from 'zod'
import { COMMENT_MAX, REASON_MAX } from './constants'
import { lengthOf, normalizeWhitespace } from './rules/text'
import { idParam } from '@/lib/articles/schema'
import { isVisible } from '@/lib/core/text'

const EMPTY = 'Please write a comment'

export const commentInput = z.object({
  content: z
    .string({ error: EMPTY })
    .transform(normalizeWhitespace)
    .refine(isVisible, { error: EMPTY, abort: true })
    .refine(
      (content) => lengthOf(content) <= COMMENT_MAX,
      `Comments can have at most ${COMMENT_MAX.toLocaleString('en-GB')} characters`,
    ),
  /** The comment that is answered. */
  parentId: z
    .int('There is no such comment')
    .min(1, 'There is no such comment')
    .max(2_147_483_647, 'There is no such comment')
    .optional(),
})
export type CommentInput = z.output<typeof commentInput>

export const commentEdit = commentInput.pick({ content: true })
export type CommentEdit = z.output<typeof commentEdit>

export const reportInput = z.object({
  reason: z
    .string({ error: 'The reason must be text' })
    .transform((reason) => (isVisible(reason) ? normalizeWhitespace(reason) : ''))
    .refine((reason) => lengthOf(reason) <= REASON_MAX, `Please use at most ${REASON_MAX} characters`)
    .optional(),
})
export type ReportInput = z.output<typeof reportInput>

export const commentKey = z.object({ id: idParam })

/** Which part of a long list. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
})
export type PageQuery = z.output<typeof pageQuery>
