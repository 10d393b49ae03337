import type { MetadataRoute } from 'next'
import { articlePaths } from '@/lib/articles/queries'
import { openNames } from '@/lib/calculations/tables/reading/queries'
import { env } from '@/lib/core/server/env'
import { standardPaths } from '@/lib/standards/public/queries'

export const dynamic = 'force-dynamic'

const PUBLIC = [
  '/',
  '/membership',
  '/contact',
  '/privacy',
  '/terms',
  '/help',
  '/help/calculations',
  '/help/drawings',
  '/verification',
  '/corrections',
  '/standards',
  '/standards/changes',
  '/data',
]

/** The public pages, the open tables, and articles, whose address shows visitors what they are about. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const tables = (await openNames()).map((name) => `/data/${name}`)
  return [...PUBLIC, ...tables, ...(await standardPaths()), ...(await articlePaths())].map((path) => ({
    url: new URL(path, env().APP_URL).href,
  }))
}
