import 'server-only'
import { CITED_WITH } from '../citations/mutations'
import { storeMentions, type MentionedIn } from './mutations'
import { db, Prisma } from '@/lib/core/server/db'

/** How many texts one transaction reads and locks. */
const BATCH = 500

const TEXTS: { place: MentionedIn; table: Prisma.Sql; column: Prisma.Sql }[] = [
  { place: 'commentId', table: Prisma.sql`comments`, column: Prisma.sql`content` },
  { place: 'bookmarkId', table: Prisma.sql`bookmarks`, column: Prisma.sql`notes` },
]

/** Derives again what an older version derived of comments and notes. Returns of how many. */
export async function mentionOutdated(): Promise<number> {
  let done = 0
  for (const { place, table, column } of TEXTS) {
    for (let after = 0; ;) {
      const ids = await db.$transaction(async (tx) => {
        const texts = await tx.$queryRaw<{ id: number; text: string }[]>`
          SELECT id, ${column} AS text FROM ${table}
          WHERE id > ${after} AND cited_with < ${CITED_WITH} AND ${column} IS NOT NULL
          ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`
        const locked = texts.map(({ id }) => id)
        if (locked.length === 0) return []
        await storeMentions(tx, place, texts)
        await tx.$executeRaw`UPDATE ${table} SET cited_with = ${CITED_WITH} WHERE id = ANY (${locked}::int[])`
        return locked
      })
      if (ids.length === 0) break
      done += ids.length
      after = ids.at(-1)!
    }
  }
  return done
}
