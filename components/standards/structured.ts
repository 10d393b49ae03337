import { PRODUCT } from '@/lib/core/constants'
import { CHANGES } from '@/lib/standards/constants'
import type { ClauseView, ListedStandard, StandardView } from '@/lib/standards/public/types'
import { clauseAddress, placeName, standardAddress } from '@/lib/standards/rules/naming'
import { RELATION_WORDS } from '@/lib/standards/rules/relations'
import type { ShownRelation } from '@/lib/standards/types'

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
    ...editions.map(({ designation, title, published, standing, relations }) => ({
      '@type': 'CreativeWork',
      name: title,
      identifier: designation,
      url: `${appUrl}${standardAddress(slug)}`,
      publisher: { '@type': 'Organization', name: body },
      creativeWorkStatus: standing.words,
      ...related(appUrl, 'isBasedOn', relations, RELATION_WORDS.adopts.from),
      ...related(appUrl, 'correction', relations, RELATION_WORDS.corrects.to),
      ...(published && {
        datePublished: published.day.slice(0, { year: 4, month: 7, day: 10 }[published.to]),
      }),
    })),
  ],
})

/** Returns a term of schema.org with the addresses of other editions; of what is not confirmed, nothing. */
function related(
  appUrl: string,
  term: 'isBasedOn' | 'correction',
  relations: readonly ShownRelation[],
  said: string,
): { [term: string]: string[] } {
  const found = relations.filter(({ words, confirmed }) => words === said && confirmed)
  return found.length > 0
    ? { [term]: found.map(({ other }) => `${appUrl}${standardAddress(other.slug)}`) }
    : {}
}

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
