'use client'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { readingQuery } from '@/lib/articles/reading/hooks'
import { likedQuery, useLike } from '@/lib/likes/hooks'
import { buttonStyles } from '../ui/button-styles'
import { toast } from '../ui/toast'
import { refusal } from './refusal'

/** Answers at once and takes it back when the server refuses. */
export function LikeButton({ articleId, likes }: { articleId: number; likes: number }) {
  const { data } = useQuery(likedQuery(articleId))
  const reading = useQuery(readingQuery(articleId))
  const [fresh, setFresh] = useState<number | null>(null)
  const counted = fresh ?? reading.data?.likes ?? likes
  const [before, setBefore] = useState<boolean | undefined>(undefined)
  const like = useLike(articleId, (told) => {
    setFresh(told)
    setBefore(undefined)
  })
  const liked = data?.liked ?? false
  // Until the server has said how many there are, the member's own like is added or taken off here.
  const shown = before === undefined || before === liked ? counted : counted + (liked ? 1 : -1)

  const press = () => {
    if (like.isPending) return
    setBefore(liked)
    like.mutate(!liked, {
      onError: (error) => {
        setBefore(undefined)
        toast(refusal(error))
      },
    })
  }
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like this article, ${shown} ${shown === 1 ? 'like' : 'likes'}`}
      onClick={press}
      className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9 tabular-nums' })}
    >
      <Heart aria-hidden className={clsx(liked && 'fill-accent text-accent')} />
      {/* As wide as most counts, so that the right one moves nothing. */}
      <span className="min-w-[2ch]">{shown}</span>
    </button>
  )
}
