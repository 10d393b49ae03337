import type { ReactNode } from 'react'
import { DESIGNATION, fitsOnOneLine } from '@/lib/core/designation'

const STANDARD = new RegExp(`(${DESIGNATION})`, 'u')

/** Pieces of a text: elements among them have keys, and strings stand for themselves. */
export type Pieces = string | ReactNode[]

/**
 * Text in which the designations of standards stay on one line: "EN 1993-1-" must not read as another
 * standard than "EN 1993-1-5".
 */
export const Unbroken = ({ text }: { text: string }) => unbroken(text)

/**
 * Returns the same as pieces, for lists of many texts: a component or a fragment for each piece costs the
 * server more than the piece. `show` says how a part is shown, which begins at this character of the text.
 */
export function unbroken(text: string, show: (part: string, at: number) => Pieces = (part) => part): Pieces {
  const parts = text.split(STANDARD)
  if (parts.length === 1) return show(text, 0)
  let at = 0
  return parts.map((part, number) => {
    const shown = show(part, at)
    at += part.length
    if (number % 2 === 0 || !fitsOnOneLine(part)) return shown
    return (
      <span key={number} className="whitespace-nowrap">
        {shown}
      </span>
    )
  })
}
