import type { DraftPayload } from '@/lib/articles/drafts/schema'
import type { Draft } from '@/lib/articles/drafts/types'
import type { OwnArticle } from '@/lib/articles/submissions/types'
import { BLANK, type DeviceDraft, isSame } from './device-draft'

export type Version = { payload: DraftPayload; at: string; kept: 'device' | 'account' }

export type StartingPoint = {
  values: DraftPayload
  /** The draft that the form goes on from, where there is one. */
  restored: Version | null
  /** What was typed elsewhere meanwhile. */
  other: Version | null
  /** The account's version, which the next save replaces. */
  base: string | null
  /** Whether the account has yet to be told. */
  unsent: boolean
}

/**
 * Where writing goes on: from what this device keeps, or from what the account does, whichever is the later;
 * nothing typed is passed over in silence.
 */
export function startingPoint(
  device: DeviceDraft | null,
  account: Draft | null,
  untouched: DraftPayload,
): StartingPoint {
  const onDevice: Version | null = device && { payload: device.payload, at: device.at, kept: 'device' }
  const onAccount: Version | null = account && {
    payload: account.payload,
    at: account.updatedAt,
    kept: 'account',
  }
  const base = account?.updatedAt ?? null
  const from = (restored: Version | null, other: Version | null = null): StartingPoint => ({
    values: restored?.payload ?? untouched,
    restored,
    other,
    base,
    unsent: restored?.kept === 'device',
  })
  // Sent from here, and gone from the account since: submitted or discarded elsewhere.
  if (!device || device.sent) return from(onAccount)
  if (!onAccount || device.base === base) return from(onDevice)
  // The save that was under way when the page was left had arrived.
  if (isSame(device.payload, onAccount.payload)) return from(onAccount)
  return device.at > onAccount.at ? from(onDevice, onAccount) : from(onAccount, onDevice)
}

/** The form of a rejected article before anything is changed. */
export const asDraft = (article: OwnArticle | null): DraftPayload =>
  article === null
    ? BLANK
    : {
        title: article.title,
        content: article.content,
        reference: article.reference ?? '',
        memberNote: article.memberNote ?? '',
        categoryId: article.categoryId,
        tagIds: article.tagIds,
      }
