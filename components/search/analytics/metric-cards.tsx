'use client'
import { useEffect, useState } from 'react'
import { HIGHLIGHT_MS, SEARCH_DEFINITIONS as DEFINED } from '@/lib/search/metrics/constants'
import type { SearchMetrics } from '@/lib/search/metrics/types'
import { FigureCard } from '../../ui/figure-card'

const percent = (share: number | null) => (share === null ? null : `${(share * 100).toFixed(1)}%`)

export function MetricCards({ metrics }: { metrics: SearchMetrics }) {
  const { totalSearches, uniqueQueries, avgResultsPerSearch, clickThroughRate, meanReciprocalRank } = metrics
  const cards = [
    {
      label: 'Total Searches',
      value: totalSearches.toLocaleString('en-GB'),
      definition: DEFINED.totalSearches,
    },
    {
      label: 'Unique Queries',
      value: uniqueQueries.toLocaleString('en-GB'),
      definition: DEFINED.uniqueQueries,
    },
    {
      label: 'Results per Search',
      value: totalSearches > 0 ? avgResultsPerSearch.toFixed(1) : null,
      definition: DEFINED.avgResultsPerSearch,
    },
    { label: 'Opened', value: percent(clickThroughRate), definition: DEFINED.clickThroughRate },
    {
      label: 'Rank of Clicks',
      value: meanReciprocalRank?.toFixed(2) ?? null,
      definition: DEFINED.meanReciprocalRank,
    },
  ]
  const highlighted = useHighlight(cards.length)
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {cards.map((card, index) => (
        <FigureCard key={card.label} {...card} highlighted={index === highlighted} />
      ))}
    </dl>
  )
}

/** Goes from card to card, unless the reader asked for stillness. */
function useHighlight(count: number): number | null {
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((now) => (now === null ? 0 : (now + 1) % count)), HIGHLIGHT_MS)
    return () => clearInterval(timer)
  }, [count])
  return at
}
