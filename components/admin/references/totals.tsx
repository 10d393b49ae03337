'use client'
import { useQuery } from '@tanstack/react-query'
import { totalsQuery } from '@/lib/references/administration/hooks'
import { Skeleton } from '../../ui/skeleton'

export function Totals() {
  const { data } = useQuery(totalsQuery)
  if (!data) return <Skeleton className="mt-8 h-20 w-full" />
  const figures: [string, number][] = [
    ['Total references', data.references],
    ['Unique references', data.unique],
    ['Reference types', data.types],
  ]
  return (
    <dl className="border-hairline divide-hairline bg-surface mt-8 grid grid-cols-3 divide-x rounded-md border">
      {figures.map(([label, figure]) => (
        <div key={label} className="grid content-between gap-1 p-3 sm:px-5 sm:py-4">
          <dt className="text-ink-soft text-xs sm:text-sm">{label}</dt>
          <dd className="font-mono text-xl tabular-nums sm:text-2xl">{figure.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
