import 'server-only'
import { mentionsIn } from '../rules/mentioning'
import type { Tx } from '@/lib/core/server/db'

/** What names places: a comment, or the note of a bookmark. */
export type MentionedIn = 'commentId' | 'bookmarkId'

/**
 * Derives what texts name of standards, in the transaction that stores them and behind the lock of their
 * rows, which say by `CITED_WITH` that it is done.
 */
export async function storeMentions(
  tx: Tx,
  place: MentionedIn,
  texts: { id: number; text: string | null }[],
): Promise<void> {
  await tx.mention.deleteMany({ where: { [place]: { in: texts.map(({ id }) => id) } } })
  const data = texts.flatMap(({ id, text }) =>
    mentionsIn(text ?? '').map((mention) => ({ ...mention, [place]: id })),
  )
  if (data.length > 0) await tx.mention.createMany({ data })
}
