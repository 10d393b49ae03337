import 'server-only'
import { CITED_WITH, storeCitations } from './mutations'
import { db, Prisma } from '@/lib/core/server/db'
import type { Tasks } from '@/lib/jobs/mutations'

/** How many articles one transaction reads and locks. */
const BATCH = 50

/** Derives again the citations that an older version wrote. Returns of how many articles. */
export const citeOutdated = (): Promise<number> => citeAgain(Prisma.sql`cited_with < ${CITED_WITH}`)

/** Derives again the citations of the articles with a line whose meaning was corrected. */
export const citeCorrected = async ({ line }: Tasks['cite-corrected']): Promise<void> =>
  void (await citeAgain(
    Prisma.sql`id IN (SELECT article_id FROM article_references WHERE md5(raw) = ${line})`,
  ))

async function citeAgain(which: Prisma.Sql): Promise<number> {
  let done = 0
  let after = 0
  for (;;) {
    const ids = await db.$transaction(async (tx) => {
      // Storing locks an article first, too: neither overwrites what the other has derived.
      const rows = await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM articles WHERE id > ${after} AND ${which} ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`
      const locked = rows.map(({ id }) => id)
      if (locked.length > 0) await storeCitations(tx, locked)
      return locked
    })
    if (ids.length === 0) return done
    done += ids.length
    after = ids.at(-1)!
  }
}
