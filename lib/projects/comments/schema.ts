import { z } from 'zod'
import { COMMENT_LENGTH } from '../constants'
import { idParam, requiredText } from '@/lib/core/schema'

export const commentKey = z.object({ id: z.uuid(), commentId: idParam })

export const commentInput = z.object({
  content: requiredText('Please write a comment', COMMENT_LENGTH),
  /** What it is about; the project as a whole where none is named. */
  itemId: z.int().min(1).max(2_147_483_647).nullish(),
})
export type CommentInput = z.output<typeof commentInput>

/** The form: `about` is the item's number as a choice has it, empty for the project as a whole. */
export const commentForm = commentInput.pick({ content: true }).extend({ about: z.string() })
export type CommentForm = z.output<typeof commentForm>

export const commentEdit = commentInput.pick({ content: true })
export type CommentEdit = z.output<typeof commentEdit>
