import { ListSkeleton } from '@/components/articles/list-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-8 h-20 w-full" />
      <Skeleton className="mt-8 h-11 w-full" />
      <ListSkeleton />
    </>
  )
}
