import 'server-only'
import { db } from '@/lib/core/server/db'

/** Every article that is not in the bin, as lines that an import reads, oldest first, in constant memory. */
export async function* exportLines(): AsyncGenerator<string> {
  let after = 0
  for (;;) {
    const rows = await db.article.findMany({
      where: { id: { gt: after }, deletedAt: null },
      orderBy: { id: 'asc' },
      take: 200,
      select: {
        id: true,
        slug: true,
        title: true,
        content: true,
        excerpt: true,
        reference: true,
        featured: true,
        open: true,
        premium: true,
        status: true,
        createdAt: true,
        category: { select: { name: true } },
        tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
        author: { select: { email: true } },
      },
    })
    for (const { id, status, category, tags, author, createdAt, ...row } of rows) {
      after = id
      yield JSON.stringify({
        ...row,
        category: category?.name ?? 'Uncategorised',
        tags: tags.map(({ tag }) => tag.name),
        published: status === 'approved',
        author,
        createdAt: createdAt.toISOString(),
      })
    }
    if (rows.length === 0) return
  }
}
