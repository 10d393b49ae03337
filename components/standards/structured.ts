import { PRODUCT } from '@/lib/core/constants'
import { CHANGES } from '@/lib/standards/constants'
import type { ClauseView, ListedStandard, StandardView } from '@/lib/standards/public/types'
import { clauseAddress, placeName, standardAddress } from '@/lib/standards/rules/naming'

/** What search engines read of the register's pages, in the words of schema.org. */
const trail = (appUrl: string, steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${appUrl}${path}`,
  })),
})

export const listData = (appUrl: string, standards: ListedStandard[]) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: `Standards: ${PRODUCT.name}`,
  url: `${appUrl}/standards`,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: standards.length,
    itemListElement: standards.map(({ standard, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: standard,
      url: `${appUrl}${standardAddress(slug)}`,
    })),
  },
})

export const changesData = (appUrl: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    trail(appUrl, [
      ['Standards', '/standards'],
      ['Changes', CHANGES],
    ]),
  ],
})

export const standardData = (appUrl: string, { standard, slug, body, editions }: StandardView) => ({
  '@context': 'https://schema.org',
  '@graph': [
    trail(appUrl, [
      ['Standards', '/standards'],
      [standard, standardAddress(slug)],
    ]),
    ...editions.map(({ designation, title, published, standing }) => ({
      '@type': 'CreativeWork',
      name: title,
      identifier: designation,
      url: `${appUrl}${standardAddress(slug)}`,
      publisher: { '@type': 'Organization', name: body },
      creativeWorkStatus: standing.words,
      ...(published && {
        datePublished: published.day.slice(0, { year: 4, month: 7, day: 10 }[published.to]),
      }),
    })),
  ],
})

export const clauseData = (appUrl: string, { standard, slug, clause, clauseSlug, articles }: ClauseView) => ({
  '@context': 'https://schema.org',
  '@graph': [
    trail(appUrl, [
      ['Standards', '/standards'],
      [standard, standardAddress(slug)],
      [placeName(clause), clauseAddress(slug, clauseSlug)],
    ]),
    {
      '@type': 'ItemList',
      numberOfItems: articles.length,
      itemListElement: articles.map(({ title, slug: article }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${appUrl}/articles/${article}`,
      })),
    },
  ],
})
