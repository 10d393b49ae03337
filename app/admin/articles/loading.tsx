import { ListSkeleton } from '@/components/articles/list-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="mt-8 h-11 w-full" />
      <ListSkeleton />
    </>
  )
}
