import { AdminHeading } from '@/components/admin/admin-heading'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <div role="status" aria-label="Loading analytics" className="min-h-dvh">
      <AdminHeading title="Analytics" />
      <div className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-28 w-full" />
        ))}
      </div>
      <Skeleton className="mt-8 h-96 w-full" />
    </div>
  )
}
