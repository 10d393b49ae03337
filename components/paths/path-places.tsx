'use client'
import { useQuery } from '@tanstack/react-query'
import { placesQuery } from '@/lib/paths/hooks'
import { onDemand } from '../ui/on-demand'
import { useNearViewport } from '../ui/use-near-viewport'

/** Fetched where there is a path to show: most readers have begun none. */
const PathPlace = onDemand(() => import('./path-place').then((part) => part.PathPlace), {
  failed: () => null,
})

/**
 * Where the article stands in the paths that its reader has begun, asked for on the way to its end: the page
 * is the same for every member. Who has begun none sees nothing.
 */
export function PathPlaces({ articleId }: { articleId: number }) {
  const { frame, near } = useNearViewport<HTMLDivElement>()
  const { data } = useQuery({ ...placesQuery(articleId), enabled: near })
  return (
    <div ref={frame} className="print:hidden">
      {data?.map((place) => (
        <PathPlace key={place.slug} {...place} />
      ))}
    </div>
  )
}
