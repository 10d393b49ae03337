import { draftPayload, type DraftPayload } from '@/lib/articles/drafts/schema'
import { durableValue } from '@/lib/core/browser/durable-value'
import { z } from 'zod'

/**
 * What this device keeps of a draft. `base` names the account's version that it goes on from; `sent` says
 * that the account has all of it.
 */
const deviceDraft = z.object({
  payload: draftPayload,
  at: z.iso.datetime(),
  base: z.string().nullable(),
  sent: z.boolean(),
})
export type DeviceDraft = z.output<typeof deviceDraft>

export type DeviceStore = ReturnType<typeof deviceStore>

/** The place on this device for one account's draft of one article, or of the new one. */
export const deviceStore = (memberId: string, articleId: number | null) =>
  durableValue(`article-draft:${memberId}:${articleId ?? 'new'}`, deviceDraft, ({ at }) => at)

export const BLANK: DraftPayload = {
  title: '',
  content: '',
  reference: '',
  memberNote: '',
  categoryId: null,
  tagIds: [],
}
export const isSame = (one: DraftPayload, other: DraftPayload) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** The fields in one order, and nothing else: forms add and reorder. */
const inOrder = ({
  title,
  content,
  reference,
  memberNote,
  categoryId,
  tagIds,
}: DraftPayload): DraftPayload => ({
  title,
  content,
  reference,
  memberNote,
  categoryId,
  tagIds,
})
