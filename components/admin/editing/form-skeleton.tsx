import { EDITOR_HEIGHT } from '../../editor/editor-height'
import { Skeleton } from '../../ui/skeleton'

export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the article">
      <Skeleton className="h-9 w-56" />
      <div className="mt-8 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-10" />
          <Skeleton className={EDITOR_HEIGHT} />
          <Skeleton className="h-10" />
        </div>
        <div className="grid content-start gap-6">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </div>
  )
}
