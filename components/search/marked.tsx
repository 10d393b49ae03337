import type { ReactNode } from 'react'
import { scripts } from '../ui/symbols'
import { unbroken } from '../ui/unbroken'

const PLAIN: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|amp);/g, (entity) => PLAIN[entity]!)

/** A search's snippet: text with the matches marked. Read as text, never as HTML. */
export function Marked({ snippet }: { snippet: string }) {
  const parts = snippet.split(/<mark>(.*?)<\/mark>/s).map(unescaped)
  // A match can be a part of a standard, which is held together all the same.
  return unbroken(parts.join(''), (text, at) => slice(parts, at, at + text.length))
}

/** Some of the text that the parts are together; every second part is marked. */
function slice(parts: string[], from: number, to: number): ReactNode[] {
  let at = 0
  return parts.flatMap((part, index) => {
    const text = part.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += part.length
    if (text === '') return []
    const shown = scripts(text)
    return [index % 2 === 1 ? <mark key={index}>{shown}</mark> : shown]
  })
}
