import type { VerificationView } from './verification-address'

/** What each of the two lists asks for. */
export const waitingView = ({ search, waiting: page }: VerificationView) =>
  ({ search, role: 'user', verified: 'no', page }) as const
export const allView = ({ search, all: page }: VerificationView) => ({ search, page })
