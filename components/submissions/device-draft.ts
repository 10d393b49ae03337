import { draftPayload, type DraftPayload } from '@/lib/articles/drafts/schema'
import { z } from 'zod'

/** What this device keeps of a draft. `base` names the account's version that it goes on from; `sent` says that the account has all of it. */
const deviceDraft = z.object({
  payload: draftPayload,
  at: z.iso.datetime(),
  base: z.string().nullable(),
  sent: z.boolean(),
})
export type DeviceDraft = z.output<typeof deviceDraft>

export type DeviceStore = ReturnType<typeof deviceStore>

/** The place on this device for one account's draft of one article, or of the new one. Full or forbidden storage keeps nothing and says so. */
export function deviceStore(memberId: string, articleId: number | null) {
  const key = `article-draft:${memberId}:${articleId ?? 'new'}`
  return {
    read(): DeviceDraft | null {
      try {
        return deviceDraft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write(draft: DeviceDraft): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key)
      } catch {
        // Forbidden storage holds nothing that could be left.
      }
    },
  }
}

export const BLANK: DraftPayload = {
  title: '',
  content: '',
  reference: '',
  memberNote: '',
  categoryId: null,
  tagIds: [],
}
export const isBlank = (payload: DraftPayload) => JSON.stringify(inOrder(payload)) === JSON.stringify(BLANK)
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
