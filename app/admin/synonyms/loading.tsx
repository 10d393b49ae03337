import { TaxonSkeleton } from '@/components/admin/taxonomy/taxon-skeleton'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="h-9 w-56" />
      <TaxonSkeleton />
    </>
  )
}
