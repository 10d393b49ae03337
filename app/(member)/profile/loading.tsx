import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <div role="status" aria-label="Loading profile" className="page min-h-dvh py-6 sm:py-10">
      <Skeleton className="h-9 w-40" />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <Skeleton className="h-80 w-full" />
        <div className="grid gap-6">
          <Skeleton className="h-11 w-48" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </div>
  )
}
