import { ListSkeleton } from '@/components/articles/list-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    // The forms below it are longer than the window: the footer is out of sight from the first paint on.
    <div className="min-h-dvh">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="mt-8 h-11 w-full" />
      <ListSkeleton />
    </div>
  )
}
