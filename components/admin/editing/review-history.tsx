import type { ReviewStep } from '@/lib/articles/review/types'
import { momentOf } from '@/lib/core/dates'

const SAID: Record<ReviewStep['action'], string> = {
  submitted: 'Submitted',
  resubmitted: 'Submitted again',
  withdrawn: 'Withdrawn',
  approved: 'Approved and published',
  rejected: 'Rejected',
  published: 'Published',
  unpublished: 'Unpublished',
}

/** What was decided about the article, by whom and when, with what they wrote to each other, oldest first. */
export function ReviewHistory({ steps, memberNote }: { steps: ReviewStep[]; memberNote: string | null }) {
  if (steps.length === 0 && !memberNote) return null
  const isSaid = steps.some(({ note }) => note === memberNote)
  return (
    <section aria-labelledby="review-history">
      <h2 id="review-history" className="border-ink border-b pb-3 text-lg font-semibold">
        Review history
      </h2>
      {memberNote && !isSaid && (
        <p className="border-accent max-w-measure mt-4 border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-line">
          <span className="font-medium">Note to the editors: </span>
          {memberNote}
        </p>
      )}
      <ol className="divide-hairline divide-y">
        {steps.map(({ id, action, actor, reason, note, createdAt }) => (
          <li key={`${id} ${action}`} className="grid gap-1 py-3 text-sm">
            <p>
              <span className="font-medium">{SAID[action]}</span>
              <span className="text-ink-soft">
                {actor && ` by ${actor}`}, {momentOf(createdAt)}
              </span>
            </p>
            {note && (
              <p className="text-ink-soft wrap-anywhere whitespace-pre-line">Note to the editors: {note}</p>
            )}
            {reason && <p className="text-ink-soft wrap-anywhere whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
