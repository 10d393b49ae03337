import { ListSkeleton } from '@/components/articles/list-skeleton'

export default function Loading() {
  return (
    <div className="page py-6 sm:py-10">
      <div className="mt-15 lg:ml-76">
        <ListSkeleton />
      </div>
    </div>
  )
}
