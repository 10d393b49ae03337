'use client'
import { useQuery } from '@tanstack/react-query'
import { reasonOf } from '@/lib/core/browser/api'
import { tagsQuery, useDeleteTag } from '@/lib/taxonomy/hooks'
import { articlesInWords, headingOf } from '@/lib/taxonomy/rules/topics'
import { ErrorState } from '../../ui/error-state'
import { TagDialog } from './taxon-form'
import { TaxonGrid } from './taxon-grid'
import { TaxonSkeleton } from './taxon-skeleton'

/** `articles` is how many bear each tag. */
export function TagManager({ articles }: { articles: Record<number, number> }) {
  const { data, error, refetch } = useQuery(tagsQuery)
  const remove = useDeleteTag()
  if (error)
    return (
      <ErrorState
        className="mt-6"
        title="The tags could not be loaded"
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <TaxonSkeleton />
  return (
    <TaxonGrid
      noun="tag"
      items={data}
      detail={({ id, group }) => (
        <p className="text-ink-soft text-sm tabular-nums">
          {headingOf(group)} · {articlesInWords(articles[id] ?? 0)}
        </p>
      )}
      form={(item, close) => <TagDialog item={item} onClose={close} />}
      remove={remove.mutateAsync}
      removing={remove.isPending}
      consequence={({ id }) => comesOff(articles[id] ?? 0)}
    />
  )
}

const comesOff = (count: number) =>
  `${count > 0 ? `${articlesInWords(count)} ${count === 1 ? 'carries' : 'carry'} it. ` : ''}It comes off every article that carries it; the articles stay.`
