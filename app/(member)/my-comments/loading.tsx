import { CommentSkeletons } from '@/components/comments/comment-skeletons'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <Skeleton className="h-9 w-56" />
      <CommentSkeletons rows={3} />
    </div>
  )
}
