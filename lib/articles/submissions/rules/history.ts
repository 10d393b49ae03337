import type { Submission } from '../types'

/**
 * Returns the way of an article through review without the reason that the notice of its rejection says
 * already, where that notice stands on the same page.
 */
export function besideNotice({ status, history }: Pick<Submission, 'status' | 'history'>) {
  if (status !== 'rejected') return history
  const last = history.findLast(({ action }) => action === 'rejected')
  return history.map((step) => (step === last ? { ...step, reason: null } : step))
}
