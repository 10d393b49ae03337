import 'server-only'
import type { SectionQuery } from './schema'
import type { SectionPlace, ShownSection } from './types'
import { lockedFor } from '@/lib/articles/queries'
import { renderApart } from '@/lib/articles/rendering/gateway'
import type { SectionsToCut } from '@/lib/articles/rendering/types'
import type { Verified } from '@/lib/auth/viewer'
import { notFound } from '@/lib/core/errors'
import { Prisma, select } from '@/lib/core/server/db'
import { htmlWithErrata } from '@/lib/errata/queries'
import { inLibrary } from '@/lib/library/queries'

/**
 * Returns sections of published articles as their articles show them, with verified errors below what they
 * are about; null for one that the viewer may not read, or that is not there. A section goes from below its
 * heading to the next one; its calculations stand in it as on paper, or are left out. Throws
 * SERVICE_UNAVAILABLE where they cannot be taken out now.
 */
export async function sectionsAt(
  viewer: Verified,
  places: readonly SectionPlace[],
  { withSheets }: Pick<SectionsToCut, 'withSheets'>,
): Promise<(string | null)[]> {
  const keys = places.map(({ article }) => article)
  const ids = keys.filter((key) => typeof key === 'number')
  const slugs = keys.filter((key) => typeof key === 'string')
  const bodies = await select<{ id: number; slug: string; html: string }>(Prisma.sql`
    SELECT a.id, a.slug, a.body_html AS html FROM articles a
    WHERE (a.id = ANY (${ids}::int[]) OR a.slug = ANY (${slugs}::text[])) AND ${inLibrary} AND NOT ${lockedFor(viewer)}`)
  const found = new Map<SectionPlace, string | null>()
  for (const { id, slug, html } of bodies) {
    const own = places.filter(({ article }) => article === id || article === slug)
    const cut: SectionsToCut = {
      html: await htmlWithErrata(id, html),
      address: `/articles/${slug}`,
      sections: own.map(({ anchor, prefix }) => ({ anchor, prefix })),
      withSheets,
    }
    const sections = await renderApart('sections', JSON.stringify(cut), viewer.id)
    own.forEach((place, index) => found.set(place, sections[index] ?? null))
  }
  return places.map((place) => found.get(place) ?? null)
}

/** Returns one section, for who reads the hits of a search. Throws NOT_FOUND. */
export async function shownSection(
  viewer: Verified,
  article: number,
  { anchor }: SectionQuery,
): Promise<ShownSection> {
  const [html] = await sectionsAt(viewer, [{ article, anchor, prefix: `shown-${article}` }], {
    withSheets: true,
  })
  if (!html) throw notFound('Section')
  return { html }
}
