/** The passage of a report that was refused for want of a session, in this tab, until its reader is back. */
const KEY = 'error-report'

export type KeptPassage = { articleId: number; text: string; selected: string }

export function keepPassage(passage: KeptPassage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(passage))
  } catch {
    // Full or forbidden: the passage is chosen once more.
  }
}

/** Forgets it: the report is sent or given up. */
export function forgetPassage(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden storage holds none.
  }
}

/** Returns the stored passage of an article, once; null where there is none. */
export function takePassage(articleId: number): KeptPassage | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptPassage | null
    if (kept?.articleId !== articleId) return null
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    return null
  }
}
