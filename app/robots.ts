import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/server/env'

export const dynamic = 'force-dynamic'

/** Gated pages stay open to crawlers: their own "noindex" is only seen by whoever may ask for them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/dev/', '/admin'] },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  }
}
