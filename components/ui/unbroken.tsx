import { Fragment, type ReactNode } from 'react'
import { DESIGNATION, fitsOnOneLine } from '@/lib/core/designation'

const STANDARD = new RegExp(`(${DESIGNATION})`, 'u')

type UnbrokenProps = {
  text: string
  /** How a part of the text is shown, which begins at this character of it. */
  show?: (part: string, at: number) => ReactNode
}

/**
 * Text in which the designations of standards stay on one line: "EN 1993-1-" must not read as another
 * standard than "EN 1993-1-5".
 */
export function Unbroken({ text, show = (part) => part }: UnbrokenProps) {
  let at = 0
  return text.split(STANDARD).map((part, number) => {
    const shown = show(part, at)
    at += part.length
    if (number % 2 === 0 || !fitsOnOneLine(part)) return <Fragment key={number}>{shown}</Fragment>
    return (
      <span key={number} className="whitespace-nowrap">
        {shown}
      </span>
    )
  })
}
