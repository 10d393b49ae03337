import { CommentSkeletons } from '@/components/comments/comment-skeletons'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <>
      <Skeleton className="h-9 w-72" />
      <CommentSkeletons rows={3} />
    </>
  )
}
