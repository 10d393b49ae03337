import type { StepAction } from '../types'

type Event = {
  action: Exclude<StepAction, 'withdrawn'>
  reason: string | null
  note: string | null
  createdAt: Date
  withdrawnAt: Date | null
}
type Step<E> = Omit<E, 'action' | 'createdAt' | 'withdrawnAt'> & { action: StepAction; createdAt: string }

/** Returns the steps of a review, oldest first: a submission that was withdrawn is two. */
export const stepsOf = <E extends Event>(events: E[]): Step<E>[] =>
  events.flatMap(({ action, createdAt, withdrawnAt, ...event }) => {
    const sent: Step<E> = { ...event, action, createdAt: createdAt.toISOString() }
    if (!withdrawnAt) return [sent]
    return [
      sent,
      { ...sent, action: 'withdrawn', reason: null, note: null, createdAt: withdrawnAt.toISOString() },
    ]
  })

/** Returns when a draft's author withdrew it (ISO 8601); null for any other article. */
export function withdrawnIn(
  status: string,
  steps: { action: StepAction; createdAt: string }[],
): string | null {
  const last = steps.at(-1)
  return status === 'draft' && last?.action === 'withdrawn' ? last.createdAt : null
}
