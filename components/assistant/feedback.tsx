import { ThumbsDown, ThumbsUp } from 'lucide'
import { useFeedback } from '@/lib/assistant/hooks'
import { failure } from '../ui/failure'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { perform } from '../ui/perform'
import { toast } from '../ui/toast'

export function Feedback({ questionId }: { questionId: number }) {
  const recordFeedback = useFeedback(questionId)
  // Shown at once; a refusal takes it back.
  const said = recordFeedback.isError ? undefined : recordFeedback.variables
  const say = (helpful: boolean) =>
    perform(recordFeedback, helpful, {
      onError: (error) => toast(failure('Error', error)),
    })
  return (
    <div role="group" aria-label="Did this help?" className="mt-6 flex flex-wrap items-center gap-3">
      <span className="text-ink-soft text-sm">{said === undefined ? 'Did this help?' : 'Thank you.'}</span>
      <Button variant="outline" size="sm" aria-pressed={said === true} onClick={() => say(true)}>
        <Icon shape={ThumbsUp} />
        Helpful
      </Button>
      <Button variant="outline" size="sm" aria-pressed={said === false} onClick={() => say(false)}>
        <Icon shape={ThumbsDown} />
        Not helpful
      </Button>
    </div>
  )
}
