import 'server-only'
import { CITED_WITH, storeCitations } from './mutations'
import { db } from '@/lib/core/server/db'
import { untilNone, type Tasks } from '@/lib/jobs/mutations'

/** Derives again the citations that an older version wrote, some articles at a time. Returns how many. */
export const citeOutdated = (): Promise<number> =>
  untilNone(
    (limit) =>
      db.$transaction(async (tx) => {
        const rows = await tx.$queryRaw<{ id: number }[]>`
          SELECT id FROM articles WHERE cited_with < ${CITED_WITH} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`
        for (const { id } of rows) await storeCitations(tx, id)
        return rows.length
      }),
    50,
  )

/** Derives again the citations of the articles with a line whose meaning was corrected. */
export async function citeCorrected({ line }: Tasks['cite-corrected']): Promise<void> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT article_id AS id FROM article_references WHERE md5(raw) = ${line}`
  for (const { id } of rows)
    await db.$transaction(async (tx) => {
      const [article] = await tx.$queryRaw<
        { id: number }[]
      >`SELECT id FROM articles WHERE id = ${id} FOR UPDATE`
      if (article) await storeCitations(tx, id)
    })
}
