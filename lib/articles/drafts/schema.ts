import { z } from 'zod'
import { CONTENT_MAX } from '../constants'
import { idParam } from '../schema'
import { TAGS_MAX } from '../submissions/constants'

const id = z.number().int().min(1).max(2_147_483_647)

/** What is typed so far, right or wrong: a draft is kept before it is fit to be sent. */
export const draftPayload = z.object({
  title: z.string().max(5000),
  content: z.string().max(CONTENT_MAX),
  reference: z.string().max(100_000),
  memberNote: z.string().max(20_000),
  categoryId: id.nullable(),
  tagIds: z.array(id).max(TAGS_MAX),
})
export type DraftPayload = z.output<typeof draftPayload>

/** Whose draft: of this article, or without one of the new submission. */
export const draftKey = z.object({ article: idParam.optional() })
