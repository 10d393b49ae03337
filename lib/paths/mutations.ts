import 'server-only'
import { openPath } from './queries'
import type { Path } from './types'
import { withMemberLock } from '@/lib/auth/member-lock'
import type { Verified } from '@/lib/auth/viewer'
import { notFound } from '@/lib/core/errors'
import type { Tx } from '@/lib/core/server/db'

/**
 * Begins a path for the viewer, or ends it: then what they said of its steps goes, and what they opened
 * stays. Returns the path. Throws NOT_FOUND for one that is not published.
 */
export const setBegun = (viewer: Verified, slug: string, begun: boolean): Promise<Path> =>
  withMemberLock('paths', viewer, async (tx) => {
    const pathId = await publishedPath(tx, slug)
    if (begun) await begin(tx, viewer, pathId)
    else await tx.readingPathReader.deleteMany({ where: { userId: viewer.id, pathId } })
    return openPath(viewer, slug, tx)
  })

/**
 * Stores what the viewer says of a step: done or not. The path is begun by it. Returns the path. Throws
 * NOT_FOUND for a step that readers do not see.
 */
export const markStep = (viewer: Verified, slug: string, stepId: number, done: boolean): Promise<Path> =>
  withMemberLock('paths', viewer, async (tx) => {
    const pathId = await publishedPath(tx, slug)
    const { sections } = await openPath(viewer, slug, tx)
    if (!sections.some(({ steps }) => steps.some(({ id }) => id === stepId))) throw notFound('Step')
    await begin(tx, viewer, pathId)
    const mark = { userId: viewer.id, itemId: stepId }
    await tx.readingPathMark.upsert({
      where: { userId_itemId: mark },
      create: { ...mark, done },
      update: { done },
    })
    return openPath(viewer, slug, tx)
  })

/** The row is locked, so that an administrator does not take it away meanwhile. */
async function publishedPath(tx: Tx, slug: string): Promise<number> {
  const [path] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM reading_paths WHERE slug = ${slug} AND published FOR KEY SHARE`
  if (!path) throw notFound('Path')
  return path.id
}

const begin = (tx: Tx, viewer: Verified, pathId: number) =>
  tx.readingPathReader.createMany({ data: [{ userId: viewer.id, pathId }], skipDuplicates: true })
