import { Skeleton } from '../ui/skeleton'

/** Three rows of the height of a card, so that nothing jumps when the articles arrive. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading articles">
      {[0, 1, 2].map((row) => (
        <div key={row} className="border-hairline grid gap-3 border-b py-5">
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="max-w-measure h-4 w-full" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
