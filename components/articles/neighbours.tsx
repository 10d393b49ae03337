'use client'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { neighboursQuery } from '@/lib/articles/neighbours/hooks'
import { onDemand } from '../ui/on-demand'
import { Skeleton } from '../ui/skeleton'
import { useNearViewport } from '../ui/use-near-viewport'

/** Fetched on the way to the end of an article, which many readings never reach. */
const ReadOn = onDemand(() => import('./read-on').then((part) => part.ReadOn), {
  waiting: () => <Waiting />,
  failed: () => null,
})

/**
 * Where to read on, asked for on the way there: another article's change is no change of this page. What
 * cannot be had leaves nothing behind.
 */
export function Neighbours({ articleId }: { articleId: number }) {
  const { frame, near } = useNearViewport<HTMLElement>()
  const { data, isPending } = useQuery({ ...neighboursQuery(articleId), enabled: near })
  if (isPending) return <Waiting frame={frame} />
  return data ? <ReadOn {...data} /> : null
}

const Waiting = ({ frame }: { frame?: Ref<HTMLElement> }) => (
  <aside ref={frame} aria-label="Read on" aria-busy className="mt-14 print:hidden">
    <Skeleton className="h-72 w-full" />
  </aside>
)
