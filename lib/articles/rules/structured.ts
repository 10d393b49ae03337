import { PRODUCT } from '@/lib/core/constants'
import type { Credit } from '../checks/types'
import type { ArticleHead } from '../types'

/**
 * Returns what search engines read of an article, in the words of schema.org. A person is named only where
 * they agreed to stand there in full.
 */
export function articleData(
  appUrl: string,
  article: Omit<ArticleHead, 'category'> & { open?: boolean },
): object {
  const { slug, title, description, author, credit, check, publishedAt, revisedAt } = article
  const url = `${appUrl}/articles/${slug}`
  const checker = check?.current ? check.checker : null
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        url,
        ...(checker?.credit && {
          lastReviewed: check!.checkedAt.slice(0, 10),
          reviewedBy: person(checker, checker.credit),
        }),
      },
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url,
        image: `${appUrl}/og/${slug}`,
        inLanguage: 'en-GB',
        datePublished: publishedAt,
        dateModified: revisedAt,
        isAccessibleForFree: article.open ?? false,
        ...(credit && { author: person(author, credit) }),
        publisher: { '@type': 'Organization', '@id': `${appUrl}/#organization`, name: PRODUCT.name },
      },
    ],
  }
}

const person = ({ firstName, lastName }: { firstName: string; lastName: string }, credit: Credit) => ({
  '@type': 'Person',
  name: `${firstName} ${lastName}`.trim(),
  ...(credit.title && { jobTitle: credit.title }),
  ...(credit.company && { worksFor: { '@type': 'Organization', name: credit.company } }),
})
