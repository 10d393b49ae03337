import { ApiError, reasonOf } from '@/lib/core/browser/api'
import { signInPath } from '@/lib/core/paths'
import type { ToastInput } from './toast'

/** Milliseconds: a notice that asks for a decision stays longer than one that only says something. */
const TIME_TO_DECIDE = 12_000

/**
 * Returns the notice of what was not done: the server's reason or, where it has none, `otherwise`. A reader
 * without a session gets a way to sign in that leads back to this page.
 */
export const failure = (title: string, error: unknown, otherwise?: string): ToastInput => ({
  title,
  description: isSignedOut(error) ? SIGNED_OUT : reasonOf(error, otherwise),
  variant: 'destructive',
  ...signingIn(error),
})

const SIGNED_OUT = 'You are signed out. Please sign in again.'

/** Whether a call was refused for want of a session; one that was superseded says so itself. */
const isSignedOut = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code === 'UNAUTHENTICATED'

/** Returns a way to sign in, for the notice of a call that was refused for want of a session. */
export function signingIn(error: unknown): Pick<ToastInput, 'action' | 'duration'> {
  if (!(error instanceof ApiError) || error.status !== 401) return {}
  return {
    duration: TIME_TO_DECIDE,
    action: {
      label: 'Sign in',
      hint: 'Sign in, and come back to this page',
      onPress: () => {
        const { pathname, search, hash } = window.location
        window.location.assign(signInPath(`${pathname}${search}${hash}`))
      },
    },
  }
}
