import { EDITOR_HEIGHT } from '../editor/editor-height'
import { Skeleton } from '../ui/skeleton'

export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form" className="grid gap-6">
      <Skeleton className="h-16 w-full" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
      <Skeleton className={EDITOR_HEIGHT} />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
