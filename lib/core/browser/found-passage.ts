/** The line that a member opens from the search, from the press until the article is there. */
const KEY = 'found-passage'

type FoundPassage = { path: string; line: string }

/** Stores which line of the article at a path is to be shown. */
export function keepFoundPassage(path: string, line: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, line } satisfies FoundPassage))
  } catch {
    // Full or forbidden: the article opens at its section all the same.
  }
}

/** Returns the line that is to be shown of the article at a path, once; null where there is none. */
export function takeFoundPassage(path: string): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as FoundPassage | null
    sessionStorage.removeItem(KEY)
    return stored?.path === path ? stored.line : null
  } catch {
    return null
  }
}
