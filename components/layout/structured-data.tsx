import { PRODUCT } from '@/lib/core/constants'

/**
 * What search engines read of a page (JSON-LD). `<` is written as an escape, so that no text can end the
 * element.
 */
export function StructuredData({ about }: { about: object }) {
  const json = JSON.stringify(about).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The site and who runs it, in the words of schema.org. */
export const siteData = (appUrl: string, socialUrl?: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${appUrl}/#organization`,
      name: PRODUCT.name,
      url: appUrl,
      logo: `${appUrl}/icon-512.png`,
      ...(socialUrl && { sameAs: [socialUrl] }),
    },
    {
      '@type': 'WebSite',
      '@id': `${appUrl}/#website`,
      name: PRODUCT.name,
      description: PRODUCT.description,
      url: appUrl,
      inLanguage: 'en-GB',
      publisher: { '@id': `${appUrl}/#organization` },
    },
  ],
})
