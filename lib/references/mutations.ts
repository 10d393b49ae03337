import 'server-only'
import type { Tx } from '@/lib/core/db'
import { parseReferences } from './rules/parse'

/** Parses an article's reference lines anew, as part of the caller's transaction. A line that an admin corrected keeps the correction. */
export async function storeReferences(tx: Tx, articleId: number, text: string | null): Promise<void> {
  const corrected = await tx.articleReference.findMany({ where: { articleId, corrected: true } })
  const byLine = new Map(corrected.map((row) => [row.raw, row]))
  await tx.articleReference.deleteMany({ where: { articleId } })
  const rows = parseReferences(text).map((parsed, position) => {
    const kept = byLine.get(parsed.raw)
    return kept ? { ...kept, id: undefined, position } : { ...parsed, articleId, position }
  })
  if (rows.length > 0) await tx.articleReference.createMany({ data: rows })
}
