import { Fragment } from 'react'

const PLAIN: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|amp);/g, (entity) => PLAIN[entity]!)

/** A search's snippet: text with the matches marked. Read as text, never as HTML. */
export function Marked({ snippet }: { snippet: string }) {
  return snippet.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = unescaped(part)
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>
  })
}
