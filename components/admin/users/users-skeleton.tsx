import { Skeleton } from '../../ui/skeleton'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

export function UsersSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading members"
      className="border-hairline divide-hairline mt-6 divide-y rounded-md border"
    >
      {ROWS.map((row) => (
        <div key={row} className="grid grid-cols-[2fr_1fr_1fr] gap-6 px-4 py-4">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
