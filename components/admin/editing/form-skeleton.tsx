import { EditorPlaceholder } from '../../editor/editor-frame'
import { Skeleton } from '../../ui/skeleton'

export function FormSkeleton({ isFilled }: { isFilled: boolean }) {
  return (
    <div role="status" aria-label="Loading the article">
      <Skeleton className="h-9 w-56" />
      <div className="mt-8 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-10" />
          <EditorPlaceholder isFilled={isFilled} />
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
