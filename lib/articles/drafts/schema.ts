import { z } from 'zod'
import { CONTENT_MAX } from '../constants'
import { idParam } from '../schema'
import { TAGS_MAX } from '../submissions/constants'

const id = z.number().int().min(1).max(2_147_483_647)

/** The fields as typed so far: a draft is stored before it is valid. */
export const draftPayload = z.object({
  title: z.string().max(5000),
  content: z.string().max(CONTENT_MAX),
  // Drafts of an older form have none.
  excerpt: z.string().max(20_000).default(''),
  reference: z.string().max(100_000),
  memberNote: z.string().max(20_000),
  categoryId: id.nullable(),
  tagIds: z.array(id).max(TAGS_MAX),
})
export type DraftPayload = z.output<typeof draftPayload>

/** `memberId` says who typed it, where the sender knows. */
export const draftInput = draftPayload.extend({ memberId: z.string().max(100).optional() })
export type DraftInput = z.output<typeof draftInput>

/** Which draft: of this article, or without one of the new submission. */
export const draftKey = z.object({ article: idParam.optional() })
