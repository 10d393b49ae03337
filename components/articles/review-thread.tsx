import type { StepAction } from '@/lib/articles/review/types'
import { momentOf } from '@/lib/core/dates'

type Step = {
  action: StepAction
  actor?: string | null
  reason: string | null
  note: string | null
  createdAt: string
}

/**
 * What author and editors have written to each other about a submission, newest last; nothing where neither
 * has. For the author the steps name nobody.
 */
export function ReviewThread({ steps }: { steps: Step[] }) {
  const said = steps.flatMap(({ note, reason, ...step }) => {
    const text = note ?? reason
    return text ? [{ ...step, text }] : []
  })
  if (said.length === 0) return null
  return (
    <section aria-label="Notes and reasons so far" className="grid gap-2 text-sm">
      <p className="font-semibold">Notes and reasons so far</p>
      <ol className="border-hairline grid gap-3 border-l-2 pl-4">
        {said.map(({ action, actor, text, createdAt }) => (
          <li key={`${action}${createdAt}`} className="grid gap-0.5">
            <p className="text-ink-soft">
              {whoOf(action, actor)}, <time dateTime={createdAt}>{momentOf(createdAt)}</time>
            </p>
            <p className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function whoOf(action: StepAction, actor: string | null | undefined): string {
  if (action === 'rejected') return actor ? `${actor} sent it back` : 'The editors sent it back'
  if (action === 'submitted' || action === 'resubmitted')
    return actor === undefined ? 'Your note' : `Note of ${actor ?? 'a former member'}`
  return actor ?? 'The editors'
}
