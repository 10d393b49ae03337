import { z } from 'zod'
import { CONTENT_MAX } from '../constants'
import { idParam } from '../schema'
import { TAGS_MAX } from '../submissions/constants'

const id = z.number().int().min(1).max(2_147_483_647)

/**
 * The fields as typed so far, however long: what a device keeps is found again there, also where the account
 * cannot take it.
 */
export const typedDraft = z.object({
  title: z.string(),
  content: z.string(),
  // Drafts of an older form have none.
  excerpt: z.string().default(''),
  reference: z.string(),
  memberNote: z.string(),
  categoryId: id.nullable(),
  tagIds: z.array(id),
})

/** The same as the account stores it: before it is valid, and within limits. */
export const draftPayload = typedDraft.extend({
  title: z.string().max(5000),
  content: z.string().max(CONTENT_MAX),
  excerpt: z.string().max(20_000).default(''),
  reference: z.string().max(100_000),
  memberNote: z.string().max(20_000),
  tagIds: z.array(id).max(TAGS_MAX),
})
export type DraftPayload = z.output<typeof draftPayload>

/** `memberId` says who typed it, where the sender knows. */
export const draftInput = draftPayload.extend({ memberId: z.string().max(100).optional() })
export type DraftInput = z.output<typeof draftInput>

/** Which draft: of this article, or without one of the new submission. */
export const draftKey = z.object({ article: idParam.optional() })
