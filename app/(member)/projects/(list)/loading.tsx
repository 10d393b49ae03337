import { ListSkeleton } from '@/components/articles/list-skeleton'

export default function Loading() {
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <ListSkeleton />
    </div>
  )
}
