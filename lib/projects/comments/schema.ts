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

export const commentEdit = commentInput.pick({ content: true })
export type CommentEdit = z.output<typeof commentEdit>
