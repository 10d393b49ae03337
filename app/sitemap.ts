import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/server/env'

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
]

/** The public pages; what only members read is not for indexes. */
export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC.map((path) => ({ url: new URL(path, env().APP_URL).href }))
}
