import { Skeleton } from './skeleton'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** `label` says what is being loaded: 'Loading members'. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="border-hairline divide-hairline divide-y rounded-md border"
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
