/** Where in which article this browser stopped reading; stays in it, newest first. */
const KEY = 'reading-places'
const KEPT = 50

type Place = [articleId: number, heading: string]

function places(): Place[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Place[]) : []
  } catch {
    return []
  }
}

function write(next: Place[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, KEPT)))
  } catch {
    // Full or forbidden: reading goes on without it.
  }
}

export const placeIn = (articleId: number) => places().find(([id]) => id === articleId)?.[1]

export const forgetPlace = (articleId: number) => write(places().filter(([id]) => id !== articleId))

export const keepPlace = (articleId: number, heading: string) =>
  write([[articleId, heading], ...places().filter(([id]) => id !== articleId)])
