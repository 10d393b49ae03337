'use client'
import clsx from 'clsx'
import { Heart } from 'lucide'
import { useReading } from '@/lib/articles/reading/hooks'
import { useLike } from '@/lib/likes/hooks'
import { buttonStyles } from '../ui/button-styles'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'
import { refusal } from './refusal'

/**
 * Answers at once and takes it back when the server refuses. `likes` is the count until the reader's own is
 * known.
 */
export function LikeButton({ articleId, likes }: { articleId: number; likes: number }) {
  const reading = useReading(articleId)
  const like = useLike(articleId)
  // A press that comes before the first answer is shown by itself.
  const early = like.isPending && like.variables
  const liked = reading?.liked ?? early
  const shown = reading?.likes ?? likes + (early ? 1 : 0)

  const press = () => perform(like, !liked, { onError: (error) => toast(refusal(error)) })
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like this article, ${shown} ${shown === 1 ? 'like' : 'likes'}`}
      // The second press of a double click comes before anybody could have seen what the first one did.
      onClick={(event) => event.detail < 2 && press()}
      className={buttonStyles({ variant: 'outline', size: 'sm', className: 'min-h-9 tabular-nums' })}
    >
      <Icon shape={Heart} className={clsx(liked && 'fill-accent text-accent')} />
      {/* As wide as most counts, so that the right one moves nothing. */}
      <span className="min-w-[2ch]">{shown}</span>
    </button>
  )
}
