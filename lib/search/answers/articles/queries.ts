import 'server-only'
import { LRUCache } from 'lru-cache'
import { begunRow, inSight, MOST_ROWS, shownCells } from '../rules/cells'
import type { Candidate } from '../types'
import { tablesIn, valueTable, withEquations, type WrittenTable } from '../../rules/tables'
import { cellsFor } from '../../rules/answering-cells'
import type { AskedValue } from '../../rules/asked-values'
import type { ValueTable } from '../../rules/value-tables'
import { valuesOf } from '../../rules/values'
import { lockedFor } from '@/lib/articles/queries'
import { plainMath } from '@/lib/articles/rules/plain-math'
import type { OutlineEntry } from '@/lib/articles/types'
import type { Verified } from '@/lib/auth/viewer'
import { Prisma, select } from '@/lib/core/server/db'
import { inLibrary } from '@/lib/library/queries'

type Read = { slug: string; title: string; tables: { written: WrittenTable; table: ValueTable }[] }
const read = new LRUCache<string, Read>({ max: 500 })

/** Returns the rows of the tables of articles, best first, whose symbol and row a question names. */
export async function fromArticles(
  viewer: Verified,
  asked: AskedValue,
  ids: readonly number[],
): Promise<Candidate[]> {
  const versions = await select<{ id: number; version: string; outline: OutlineEntry[] }>(Prisma.sql`
    SELECT a.id, a.id || ' ' || a.updated_at AS version, a.outline FROM articles a
    WHERE a.id = ANY (${[...ids]}::int[]) AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const unread = versions.filter(({ version }) => !read.has(version)).map(({ id }) => id)
  const articles =
    unread.length === 0
      ? []
      : await select<{ version: string; slug: string; title: string; content: string }>(Prisma.sql`
          SELECT a.id || ' ' || a.updated_at AS version, a.slug, a.title, a.content FROM articles a WHERE a.id = ANY (${unread}::int[])`)
  for (const { version, slug, title, content } of articles)
    read.set(version, {
      slug,
      title,
      tables: tablesIn(content).map((written) => ({ written, table: valueTable(written, title) })),
    })
  return ids.flatMap((id) => {
    const known = versions.find((version) => version.id === id)
    const article = known && read.get(known.version)
    return (article?.tables ?? []).flatMap(({ written, table }): Candidate[] => {
      const found = cellsFor(table, asked)
      if (!found || found === 'several' || found.rows.length > MOST_ROWS) return []
      const { slug, title } = article!
      const section = known!.outline.find(({ text }) => text === plain(written.heading ?? ''))
      const answer = () => ({
        ...shownCells(table, inSight(table, found), plain),
        title: plain(written.caption),
        source: written.clauses.join('; ') || null,
        article: { title, address: `/articles/${slug}${section ? `#${section.id}` : ''}` },
        table: null,
        row: null,
      })
      return [{ from: 'table', begun: begunRow(table, found), values: valuesOf(table, found), answer }]
    })
  })
}

const plain = (text: string) => withEquations(text, plainMath).replace(/\s+/g, ' ').trim()
