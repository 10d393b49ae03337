import { inEntry, putInEntry } from '../ui/entry-state'

/** Where an entry of the history says which sections of hits are shown. */
const NAME = 'peeked'

const peeked = (): Record<string, number> => JSON.parse(inEntry(NAME) ?? '{}') as Record<string, number>

/** Returns how high, in pixels, a section was that the entry shows; undefined where it does not. */
export const heightPeeked = (key: string): number | undefined => peeked()[key]

/** Notes that a section is shown, and how high it is; null where it is hidden again. */
export function notePeeked(key: string, height: number | null): void {
  const { [key]: before, ...others } = peeked()
  if (before === (height ?? undefined)) return
  putInEntry(NAME, JSON.stringify(height === null ? others : { ...others, [key]: height }))
}
