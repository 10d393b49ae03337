import type { MetadataRoute } from 'next'
import { articlePaths } from '@/lib/articles/queries'
import { env } from '@/lib/core/server/env'
import { standardPaths } from '@/lib/standards/public/queries'

export const dynamic = 'force-dynamic'

const PUBLIC = [
  '/',
  '/membership',
  '/contact',
  '/privacy',
  '/terms',
  '/help/calculations',
  '/help/drawings',
  '/verification',
  '/corrections',
  '/standards',
  '/standards/changes',
]

/** The public pages, and articles, whose address shows visitors what they are about. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return [...PUBLIC, ...(await standardPaths()), ...(await articlePaths())].map((path) => ({
    url: new URL(path, env().APP_URL).href,
  }))
}
