import { Skeleton } from '../ui/skeleton'

/** As high as short comments are, so that little moves when they come. */
export function CommentSkeletons({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading comments" className="mt-6">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="border-hairline grid gap-3 border-t py-5">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="max-w-measure h-4 w-full" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
