import { Skeleton } from '@/components/ui/skeleton'
import { TableSkeleton } from '@/components/ui/table-skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="h-9 w-56" />
      <div className="mt-8">
        <TableSkeleton label="Loading the standard" />
      </div>
    </>
  )
}
