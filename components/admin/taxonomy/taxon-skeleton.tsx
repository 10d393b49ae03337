import { Skeleton } from '../../ui/skeleton'

export function TaxonSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-36" />
      ))}
    </div>
  )
}
