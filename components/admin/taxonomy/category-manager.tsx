'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { categoriesQuery, useDeleteCategory } from '@/lib/taxonomy/hooks'
import { articlesInWords } from '@/lib/taxonomy/rules/topics'
import { libraryAddress } from '../../articles/library-address'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorState } from '../../ui/error-state'
import { Link } from '../../ui/link'
import { CategoryDialog } from './taxon-form'
import { TaxonGrid } from './taxon-grid'
import { TaxonSkeleton } from './taxon-skeleton'

/** `articles` is how many are in each category. */
export function CategoryManager({ articles }: { articles: Record<number, number> }) {
  const { data, error, refetch } = useQuery(categoriesQuery)
  const remove = useDeleteCategory()
  if (error)
    return (
      <ErrorState
        className="mt-6"
        title="The categories could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <TaxonSkeleton />
  return (
    <TaxonGrid
      noun="category"
      items={data}
      detail={({ id, description }) => (
        <p className="text-ink-soft text-sm wrap-anywhere">
          {description ?? 'No description'} · {articlesInWords(articles[id] ?? 0)}
        </p>
      )}
      form={(item, close) => <CategoryDialog item={item} onClose={close} />}
      remove={remove.mutateAsync}
      removing={remove.isPending}
      consequence={({ id }) => articlesIn(articles[id] ?? 0)}
      instead={({ id }) =>
        articles[id] ? (
          <Link href={libraryAddress({ categoryId: id })} className={buttonStyles({})}>
            See its articles
          </Link>
        ) : null
      }
    />
  )
}

const articlesIn = (count: number) =>
  count === 0
    ? 'No article is in it.'
    : `${articlesInWords(count)} ${count === 1 ? 'is' : 'are'} in it, counting those in the bin. It can be deleted once no article is in it.`
