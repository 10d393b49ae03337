import { SESSION_KEY } from '../constants'

/** Returns random letters and digits. */
export const randomKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

let remembered: string | undefined

/** Returns the id of this visit, made up when it is first asked for. */
export function sessionId(): string {
  try {
    const kept = sessionStorage.getItem(SESSION_KEY)
    if (kept) return kept
    const made = makeId()
    sessionStorage.setItem(SESSION_KEY, made)
    return made
  } catch {
    // Forbidden storage: the visit lasts as long as the page.
    return (remembered ??= makeId())
  }
}

/** Deletes the id of the visit, after consent was taken back. */
export function forgetVisit(): void {
  remembered = undefined
  try {
    sessionStorage.removeItem(SESSION_KEY)
  } catch {
    // Forbidden storage holds nothing.
  }
}

const makeId = () => `session_${Date.now()}_${randomKey()}`
